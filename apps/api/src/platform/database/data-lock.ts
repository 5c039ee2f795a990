import { closeSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { ExplainedError } from '../explained-error.ts'

export class DataLockError extends ExplainedError {}

/** The file in a data directory that names the process that uses it. */
export const lockName = 'renfort.lock'

/**
 * Locks the data directory for this process before the embedded database opens it, because two
 * processes on one directory silently lose writes. The lock of a dead process is taken over; that
 * of a living process never is.
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, lockName)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const release = tryLock(path)
    if (release !== null) return release
    const holder = readHolder(path)
    if (holder !== null && isAlive(holder)) {
      throw new DataLockError(
        `The data directory ${directory} is in use by process ${holder}. Stop it, or set DATA_DIR to another directory.`,
      )
    }
    removeIfThere(path)
  }
  throw new DataLockError(`The lock ${path} could not be taken.`)
}

function tryLock(path: string): (() => void) | null {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
    return () => removeIfThere(path)
  } catch (error) {
    if (isCode(error, 'EEXIST')) return null
    throw error
  }
}

function readHolder(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function removeIfThere(path: string): void {
  try {
    unlinkSync(path)
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
