# Shared by the scripts of this folder: what a bare Debian 12 or 13, or Ubuntu 24.04, has to get, and how.

build_packages=(g++ cmake ninja-build ca-certificates qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools
    qt6-l10n-tools nlohmann-json3-dev libexpected-dev libcli11-dev libfontconfig-dev qt6-translations-l10n
    fonts-sil-gentiumplus)
# Without these the program makes no sound; everything else is as it is with them.
sound_packages=(qt6-multimedia-dev)
# Without these nobody plays with a phone; everything else is as it is with them.
guest_packages=(qt6-websockets-dev libsodium-dev libqrcodegencpp-dev pkg-config)
test_packages=(xvfb xauth hunspell hunspell-hu hunspell-en-gb dbus at-spi2-core python3-pyatspi
    poppler-utils cups-daemon cups-client)
# What plays the phones' part; tests that need it are skipped without.
browser_packages=(chromium chromium-headless-shell chromium-driver python3-selenium)
package_packages=(dpkg-dev file fakeroot lintian desktop-file-utils appstream)
check_packages=(clang-format-14 clang-14 libclang-rt-14-dev lld-14)

# need PACKAGE...: installs those that are missing.
need() {
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
    done
    [ ${#missing[@]} -eq 0 ] && return
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || {
            echo "Missing packages, and neither root nor sudo to install them: ${missing[*]}" >&2
            exit 1
        }
        as_root=(sudo)
    fi
    echo "Installing: ${missing[*]}"
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" \
        >/dev/null
}

# want PACKAGE...: the same, but what cannot be had is done without.
want() { (need "$@") || echo "Going on without: $*" >&2; }

# build PRESET [TARGET...]: configures and builds.
build() {
    local preset=$1
    shift
    cmake --preset "$preset" >/dev/null
    cmake --build "build/$preset" ${1:+--target "$@"}
}
