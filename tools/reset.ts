import './node-version.ts'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { DataLockError, lockDataDirectory } from '../apps/api/src/platform/database/data-lock.ts'
import { print, printError } from './print.ts'

const directory = resolve(process.env.DATA_DIR || '.data')

/** Deletes the embedded database and its files. Returns the reason when the directory is not the product's. */
function reset(): string | null {
  if (!existsSync(directory)) return null
  const path = relative(directory, process.cwd())
  if (path === '' || !path.startsWith('..')) return `${directory} holds the current directory`
  const ours = ['renfort.lock', 'postgres/PG_VERSION'].some((name) =>
    existsSync(join(directory, name)),
  )
  if (!ours && readdirSync(directory).length > 0) return `${directory} is not a data directory`
  // Throws while a server uses the directory, and prevents one from starting meanwhile.
  lockDataDirectory(directory)
  rmSync(directory, { recursive: true })
  return null
}

try {
  const refusal = reset()
  if (refusal === null) print(`Local data dropped (${directory}). The next start makes it anew.`)
  else printError(`Nothing was deleted: ${refusal}.`)
  process.exitCode = refusal === null ? 0 : 1
} catch (error) {
  if (!(error instanceof DataLockError)) throw error
  printError(`Nothing was deleted. ${error.message}`)
  process.exitCode = 1
}
