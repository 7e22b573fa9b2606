// What of a board is seen: a sheet as large as its zoom, moved within a frame by fingers, mouse and wheel.
const mostZoom = 6;
const tapMoves = 8;  // px: a finger that moved less was a tap

export class MapCamera {
  // `tapped(x, y)`: in shares of the sheet; `ratio`: its width by its height.
  constructor(frame, sheet, ratio, tapped) {
    Object.assign(this, { frame, sheet, ratio, tapped, zoom: 1, left: 0, top: 0, fingers: new Map(), moved: 0 });
    frame.style.setProperty("--map-ratio", ratio);
    frame.addEventListener("pointerdown", (event) => this.down(event));
    frame.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) frame.addEventListener(end, (event) => this.up(event));
    frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    new ResizeObserver(() => this.place()).observe(frame);
  }

  // The whole board fits the frame at zoom 1.
  size() {
    const width = Math.min(this.frame.clientWidth, this.frame.clientHeight * this.ratio) * this.zoom;
    return { width, height: width / this.ratio };
  }

  place() {
    const { width, height } = this.size(), { clientWidth, clientHeight } = this.frame;
    const within = (at, room, size) => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at)));
    this.left = within(this.left, clientWidth, width);
    this.top = within(this.top, clientHeight, height);
    this.sheet.style.width = `${width}px`;
    this.sheet.style.height = `${height}px`;
    this.sheet.style.transform = `translate(${this.left}px, ${this.top}px)`;
    this.frame.dataset.zoomed = this.zoom > 1 ? "yes" : "no";
  }

  // Keeps the point of the sheet (shares) that lies at x, y of the frame (px) where it is.
  zoomTo(zoom, x, y) {
    const before = this.size(), u = (x - this.left) / before.width, v = (y - this.top) / before.height;
    this.zoom = Math.min(mostZoom, Math.max(1, zoom));
    const after = this.size();
    this.left = x - u * after.width;
    this.top = y - v * after.height;
    this.place();
  }

  zoomBy(factor) {
    this.zoomTo(this.zoom * factor, this.frame.clientWidth / 2, this.frame.clientHeight / 2);
  }

  zoomAt(u, v, factor) {
    const { width, height } = this.size();
    this.zoomTo(this.zoom * factor, this.left + u * width, this.top + v * height);
  }

  moveBy(x, y) {
    this.left += x;
    this.top += y;
    this.place();
  }

  whole() {
    this.zoom = 1;
    this.place();
  }

  // As large as they all fit in, with a cell and a half around.
  showAll(cells) {
    const { clientWidth, clientHeight } = this.frame, side = cells[0].side;
    const xs = cells.map((cell) => cell.x), ys = cells.map((cell) => cell.y);
    const wide = Math.max(...xs) - Math.min(...xs) + 3 * side, high = Math.max(...ys) - Math.min(...ys) + 3 * side * this.ratio;
    this.zoom = 1;
    const one = this.size();
    this.zoom = Math.min(mostZoom, Math.max(1, Math.min(clientWidth / (wide * one.width), clientHeight / (high * one.height))));
    const { width, height } = this.size();
    this.left = clientWidth / 2 - ((Math.max(...xs) + Math.min(...xs)) / 2) * width;
    this.top = clientHeight / 2 - ((Math.max(...ys) + Math.min(...ys)) / 2) * height;
    this.place();
  }

  inFrame(event) {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  down(event) {
    this.fingers.set(event.pointerId, this.inFrame(event));
    if (this.fingers.size === 1) this.moved = 0;
    try {
      this.frame.setPointerCapture(event.pointerId);
    } catch { /* the finger is gone already */ }
  }

  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.inFrame(event);
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (one) => Math.hypot(one.x - other.x, one.y - other.y);
      this.zoomTo((this.zoom * apart(now)) / Math.max(1, apart(before)), (now.x + other.x) / 2, (now.y + other.y) / 2);
    } else if (this.moved > tapMoves) {
      this.moveBy(now.x - before.x, now.y - before.y);
    }
    this.fingers.set(event.pointerId, now);
  }

  up(event) {
    const was = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    if (!was || event.type !== "pointerup" || this.fingers.size || this.moved > tapMoves) return;
    const { width, height } = this.size();
    this.tapped((was.x - this.left) / width, (was.y - this.top) / height);
  }

  wheel(event) {
    if (!event.ctrlKey && this.zoom === 1) return;  // the page scrolls
    event.preventDefault();
    const at = this.inFrame(event);
    this.zoomTo(this.zoom * Math.exp(-event.deltaY / 300), at.x, at.y);
  }
}
