import { closeSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { ExplainedError } from '../explained-error.ts'
import { processIdentity } from './process-identity.ts'

export class DataLockError extends ExplainedError {}

/** The file in a data directory that names the process that uses it. */
export const lockName = 'renfort.lock'

/** Times to look again at a lock that was just made or just taken over. */
const looks = 20
const pauseMs = 25

interface Holder {
  readonly pid: number
  /** `null` where the system does not tell, and in locks of older versions. */
  readonly identity: string | null
}

/**
 * Locks the data directory for this process before the embedded database opens it, because two
 * processes on one directory silently lose writes. The lock of a dead process is taken over, also
 * when another program has its number by now; that of a living process never is, however old.
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const path = join(directory, lockName)
  const lock = takeLock(path)
  if (typeof lock === 'function') return lock
  const removal =
    lock.identity === null ? ` If process ${lock.pid} is another program, remove ${path}.` : ''
  throw new DataLockError(
    `The data directory ${directory} is in use by process ${lock.pid}. Stop it, or set DATA_DIR to another directory.${removal}`,
  )
}

/** Takes the lock, or tells which living process has it. */
function takeLock(path: string): (() => void) | Holder {
  for (let look = 0; look < looks; look += 1) {
    const release = tryLock(path)
    if (release !== null) return release
    const text = readIfThere(path)
    const holder = holderOf(text)
    if (holder !== null && isAlive(holder)) return holder
    // Its process is about to write its number, unless it has died in between.
    if (text !== '' || look === looks - 1) removeDead(path, text)
    else sleep(pauseMs)
  }
  const release = tryLock(path)
  if (release !== null) return release
  throw new DataLockError(`The lock ${path} could not be taken.`)
}

/** Two processes may find the same dead lock: only the one that has the lock on its removal removes it. */
function removeDead(path: string, text: string | null): void {
  if (text === null) return
  const release = takeLock(`${path}.removal`)
  if (typeof release !== 'function') return sleep(pauseMs)
  if (readIfThere(path) === text) removeIfThere(path)
  release()
}

function tryLock(path: string): (() => void) | null {
  try {
    const file = openSync(path, 'wx')
    const text = [process.pid, processIdentity(process.pid) ?? []].flat().join(' ')
    writeSync(file, text)
    closeSync(file)
    return () => {
      if (readIfThere(path) === text) removeIfThere(path)
    }
  } catch (error) {
    if (isCode(error, 'EEXIST')) return null
    throw error
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
}

function holderOf(text: string | null): Holder | null {
  const [number, identity] = (text ?? '').trim().split(' ')
  const pid = Number(number)
  return Number.isInteger(pid) && pid > 0 ? { pid, identity: identity ?? null } : null
}

function isAlive({ pid, identity }: Holder): boolean {
  // A container gives the same number at each start.
  if (pid === process.pid && identity === null) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false
  }
  const now = processIdentity(pid)
  return now === null || (now !== 'ended' && (identity === null || now === identity))
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
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
