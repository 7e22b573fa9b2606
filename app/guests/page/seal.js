// What goes over the wire is sealed: app/guests/README.md, "Secrets". Needs nacl.js, which is a script of its own.
const nacl = globalThis.nacl;
const step = 1024;  // what is sent is as long as a multiple of this
const fromPage = 0, fromDoor = 1;

export const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
export const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const newRandom = () => nacl.randomBytes(8);

const textBytes = (text) => new TextEncoder().encode(text);
const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

// Who one is, by a secret: its name may be sent, and its key never is.
export class BySecret {
  constructor(secret) {
    const of = (what) => nacl.hash(joined(textBytes(what), bytesOf(secret)));
    this.id = hexOf(of("intrika guest id 1").subarray(0, 8));
    this.key = of("intrika guest key 1").subarray(0, 32);
  }
  opening() {
    return { id: this.id };
  }
  keyFor() {
    return this.key;
  }
}

// By a code that was typed: the key is agreed upon anew for each line, and the code only says that it is the right one.
export class ByCode {
  constructor(code) {
    this.code = code;
  }
  opening() {
    this.pair = nacl.box.keyPair();
    return { share: hexOf(this.pair.publicKey) };
  }
  keyFor(answer) {
    const other = bytesOf(answer.share);
    const agreed = nacl.scalarMult(this.pair.secretKey, other);
    return nacl.hash(joined(textBytes("intrika guest code 1"), agreed, this.pair.publicKey, other, textBytes(this.code))).subarray(0, 32);
  }
}

function padded(text) {
  const bytes = new TextEncoder().encode(text);
  const all = new Uint8Array(Math.ceil((bytes.length + 4) / step) * step);
  new DataView(all.buffer).setUint32(0, bytes.length);
  all.set(bytes, 4);
  return all;
}

function unpadded(all) {
  const length = new DataView(all.buffer, all.byteOffset, all.length).getUint32(0);
  return length <= all.length - 4 ? new TextDecoder().decode(all.subarray(4, 4 + length)) : null;
}

// One connection: every frame has the next counter of its direction, so none opens twice or out of order.
export class Channel {
  constructor(key, doorRandom, pageRandom) {
    this.key = key;
    this.randoms = new Uint8Array([...doorRandom, ...pageRandom]);
    this.counters = [0, 0];
  }

  nonce(direction) {
    const nonce = new Uint8Array(24);
    nonce.set(this.randoms);
    const view = new DataView(nonce.buffer);
    const counter = this.counters[direction]++;
    view.setUint32(16, Math.floor(counter / 2 ** 32));
    view.setUint32(20, counter);
    nonce[16] = direction;
    return nonce;
  }

  seal(text) {
    return nacl.secretbox(padded(text), this.nonce(fromPage), this.key);
  }

  // null: it was forged, replayed or cut.
  open(frame) {
    const all = nacl.secretbox.open(frame, this.nonce(fromDoor), this.key);
    return all && all.length >= 4 ? unpadded(all) : null;
  }
}
