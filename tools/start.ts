import './node-version.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { printError } from './print.ts'
import { repositoryRoot } from './source-file.ts'
import { ensureWebBuild } from './web-build.ts'

if (!existsSync(join(repositoryRoot, 'node_modules/fastify'))) {
  printError('The dependencies are not installed: run npm ci first.')
  process.exit(1)
}

ensureWebBuild()

// The server runs in this very process, so that SIGTERM and SIGINT reach it and not a parent of it.
await import(pathToFileURL(join(repositoryRoot, 'apps/api/src/main.ts')).href)
