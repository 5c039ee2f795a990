#!/bin/sh
# Unpacks the few packages of Debian that Node needs into an empty folder: deploy/image/system.sh <folder>
set -eu
root=$1
packages=$(mktemp -d)
mkdir -p "$root"
apt-get update -qq
(cd "$packages" && apt-get download -qq libc6 libgcc-s1 libstdc++6 libatomic1)
command -v strip >/dev/null || apt-get install -y -qq --no-install-recommends binutils
for package in "$packages"/*.deb; do dpkg-deb -x "$package" "$root"; done
rm -rf "$packages" "$root"/usr/share/doc "$root"/usr/share/lintian "$root"/usr/share/gdb
rm -rf "$root"/usr/lib/*/gconv "$root"/usr/lib/*/audit

# The account of the product, a place for its files and one for what is made and thrown away.
mkdir -p "$root/etc" "$root/var/lib/renfort"
echo 'renfort:x:10001:10001::/var/lib/renfort:/nonexistent' >"$root/etc/passwd"
echo 'renfort:x:10001:' >"$root/etc/group"
chown 10001:10001 "$root/var/lib/renfort"
mkdir -m 1777 "$root/tmp"
