import './node-version.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { enableFilledCache, fillCache } from './compile-cache.ts'
import { compressFiles } from './compress-files.ts'
import { printError } from './print.ts'
import { repositoryRoot } from './source-file.ts'
import { ensureWebBuild, webBuild } from './web-build.ts'

if (!existsSync(join(repositoryRoot, 'node_modules/fastify'))) {
  printError('The dependencies are not installed: run npm ci first.')
  process.exit(1)
}

// The web app is built by another process while this one makes the database. It is the server that
// tells of a build that failed.
const webApp = ensureWebBuild()
webApp.catch(() => undefined)

enableFilledCache()

// `npm start` sets --wasm-tiering-budget: to compile the embedded database a second time, for speed, is
// put off until it has been in use for a while. Done at once, it takes from the first start a second.
//
// The server runs in this very process, so that SIGTERM and SIGINT reach it and not a parent of it.
const server = pathToFileURL(join(repositoryRoot, 'apps/api/src/start-server.ts')).href
const { startServer } = (await import(server)) as {
  startServer: (webApp: Promise<unknown>) => Promise<void>
}
await startServer(webApp)

// Until this has come to a file, the server compresses it for each answer.
await compressFiles(webBuild).catch((error: unknown) =>
  printError(`The web app is compressed for each answer: ${String(error)}`),
)
await fillCache(server).catch((error: unknown) =>
  printError(`The next start will not be quicker: ${String(error)}`),
)
