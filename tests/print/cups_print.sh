#!/bin/bash
# A real print: a CUPS of our own, whose only printer keeps what it gets, and cups_print that prints on it.
# cups_print.sh PROGRAM cups_print; exit status 77: skipped, the reason stands in the output.
set -u
skip() { echo "SKIPPED: $*"; exit 77; }
PATH=$PATH:/usr/sbin:/sbin
cupsd=$(command -v cupsd) || skip "cupsd is not installed (package cups-daemon)"
command -v lpadmin > /dev/null || skip "lpadmin is not installed (package cups-client)"
command -v pdftoppm > /dev/null || skip "pdftoppm is not installed (package poppler-utils)"
prefix=$(dirname "$(dirname "$cupsd")")

home=$(mktemp -d)
trap 'kill "${server:-}" 2> /dev/null; rm -rf "$home"' EXIT
chmod 755 "$home"
mkdir -p "$home"/{etc,spool/tmp,cache,state,log,bin/backend}
ln -s "$prefix/lib/cups/daemon" "$home/bin/daemon"
cat > "$home/bin/backend/keep" <<'BACKEND'
#!/bin/sh
[ $# -eq 0 ] && { echo 'direct keep "Unknown" "keeps what it gets"'; exit 0; }
cat "${6:--}" > "${DEVICE_URI#keep:}.part" && mv "${DEVICE_URI#keep:}.part" "${DEVICE_URI#keep:}"
BACKEND
chmod 700 "$home/bin/backend/keep"
cat > "$home/etc/cupsd.conf" <<CONF
Listen $home/socket
DefaultAuthType None
WebInterface No
Browsing No
<Location />
Allow all
</Location>
<Policy default>
<Limit All>
Order deny,allow
</Limit>
</Policy>
CONF
cat > "$home/etc/cups-files.conf" <<CONF
ServerRoot $home/etc
ServerBin $home/bin
DataDir $prefix/share/cups
RequestRoot $home/spool
TempDir $home/spool/tmp
CacheDir $home/cache
StateDir $home/state
AccessLog $home/log/access
ErrorLog $home/log/error
PageLog $home/log/page
CONF
"$cupsd" -c "$home/etc/cupsd.conf" -s "$home/etc/cups-files.conf" -f &
server=$!
export CUPS_SERVER=$home/socket
for _ in $(seq 50); do [ -S "$CUPS_SERVER" ] && break; sleep 0.1; done
[ -S "$CUPS_SERVER" ] || skip "cupsd does not start here: $(tail -1 "$home/log/error" 2> /dev/null)"
lpadmin -p Intrika_Test -v "keep:$home/printed.pdf" -E -m raw 2> /dev/null ||
    skip "cupsd takes no printer here: $(tail -1 "$home/log/error" 2> /dev/null)"

INTRIKA_CUPS_FILE=$home/printed.pdf "$@" || { tail -20 "$home/log/error"; exit 1; }
