#!/bin/sh
# Puts the product into an empty folder, as it runs in production: its sources, the built web app (npm run build comes
# before), the packages of production and Node. From the root of the repository: deploy/image/product.sh <folder>
set -eu
out=$1
[ -f apps/web/dist/index.html ] || { echo 'The web app is not built: npm ci && npm run build' >&2; exit 1; }
mkdir -p "$out"

# The manifests of all workspaces, because the lock names them all; the web app's sources stay behind.
tar -c package.json package-lock.json .npmrc LICENSE CHANGELOG.md tools apps/*/package.json apps/web/dist \
  apps/api/migrations apps/api/src packages | tar -x -C "$out" --no-same-owner
cd "$out"
find apps/api/src packages tools \( -name '*.test.ts' -o -name testing -o -name node_modules \) -prune -exec rm -rf {} +
rm -rf apps/api/migrations/releases

npm ci --omit=dev --workspace apps/api --include-workspace-root --ignore-scripts --fetch-timeout=600000
[ -x node_modules/.bin/node ] || { echo 'Node was not downloaded: try again' >&2; exit 1; }

cd node_modules
# What nothing reads while the product runs. Licences stay.
rm -rf typescript @typescript node-linux-*/include node-linux-*/share
find . ../apps/api/node_modules -type f \( -name '*.map' -o -name '*.[dmc]ts' -o -name '*.ts' -o -name '*.scss' -o -iname 'readme*' \
  -o -iname 'changelog*' -o -name 'font-family.png' -o -name '*.woff' \) -delete
find . -type d \( -name test -o -name tests -o -name __tests__ -o -name benchmark \) -prune -exec rm -rf {} +
# The weights that papers are set in.
find @expo-google-fonts -mindepth 2 -maxdepth 2 -type d ! -name 400Regular ! -name 600SemiBold \
  ! -name 700Bold -exec rm -rf {} +
if command -v strip >/dev/null; then strip node-linux-*/bin/node; fi
