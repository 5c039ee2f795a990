import './node-version.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type StartProgress, startProgress } from '../apps/api/src/platform/start-progress.ts'
import { compressFiles } from './compress-files.ts'
import { printError } from './print.ts'
import { repositoryRoot } from './source-file.ts'
import { ensureWebBuild, webBuild } from './web-build.ts'

if (!existsSync(join(repositoryRoot, 'node_modules/fastify'))) {
  printError('The dependencies are not installed: run npm ci first.')
  process.exit(1)
}

// Another process builds the web app while this one creates the database. The server reports a failed build.
const webApp = ensureWebBuild()
webApp.catch(() => undefined)

const progress = startProgress()
progress.show('The product is loaded', 0)

// The server runs in this process, so that SIGTERM and SIGINT reach it directly.
const server = pathToFileURL(join(repositoryRoot, 'apps/api/src/start-server.ts')).href
const { startServer } = (await import(server)) as {
  startServer: (webApp: Promise<unknown>, progress: StartProgress) => Promise<void>
}
await startServer(webApp, progress)

// Until a file is compressed here, the server compresses it for each answer.
await compressFiles(webBuild).catch((error: unknown) =>
  printError(`The web app is compressed for each answer: ${String(error)}`),
)
