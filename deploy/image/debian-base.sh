#!/bin/sh
# Makes the base image of deploy/Containerfile from Debian packages alone, for where no registry is reached. As root;
# needs debootstrap and buildah: deploy/image/debian-base.sh [name] [mirror]
set -eu
name=${1:-renfort-base}
mirror=${2:-http://deb.debian.org/debian}
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
chmod 755 "$tree"
debootstrap --variant=minbase --include=ca-certificates bookworm "$tree" "$mirror"
chroot "$tree" apt-get install -y -qq --no-install-recommends npm binutils libatomic1
chroot "$tree" apt-get clean
# Whom this machine trusts, because a proxy of the house may stand before the registry of packages.
cp /etc/ssl/certs/ca-certificates.crt "$tree/etc/ssl/certs/ca-certificates.crt"
# Debian's Node is too old for some packages, which npm would leave out without a word: the pinned one instead.
node="node-linux-$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/')@26.10.0"
for package in "$node" npm@11.19.1; do
  NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt chroot "$tree" npm install -g --silent "$package"
done
container=$(buildah from scratch)
buildah add --quiet "$container" "$tree" /
buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
buildah commit --quiet --rm "$container" "$name"
