import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataLockError, lockDataDirectory } from './data-lock.ts'
import { processIdentity } from './process-identity.ts'

const source = join(import.meta.dirname, 'data-lock.ts')
const isLinux = process.platform === 'linux'

let directory: string
let path: string
let others: ChildProcess[]
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'renfort-lock-'))
  path = join(directory, 'renfort.lock')
  others = []
})
afterEach(() => {
  for (const other of others) other.kill('SIGKILL')
  rmSync(directory, { recursive: true })
})

function another(script: string): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  others.push(child)
  return child
}

/** A process that holds the lock, as the product does. */
async function aHolder(): Promise<ChildProcess> {
  const holder = another(
    `const { lockDataDirectory } = await import(${JSON.stringify(source)})
     lockDataDirectory(${JSON.stringify(directory)})
     console.log('locked')
     setInterval(() => undefined, 60_000)`,
  )
  if (holder.stdout !== null) await once(holder.stdout, 'data')
  return holder
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const sleeps = 'setInterval(() => undefined, 60_000)'

describe('R4 the lock of the data directory', { timeout: 60_000 }, () => {
  it('is refused while another process lives, with that process in the message', async () => {
    const holder = await aHolder()
    expect(() => lockDataDirectory(directory)).toThrow(DataLockError)
    expect(() => lockDataDirectory(directory)).toThrow(new RegExp(`process ${holder.pid}`))
  })

  it('is refused while its process stands still, however old the lock is', async () => {
    const holder = await aHolder()
    holder.kill('SIGSTOP')
    utimesSync(path, 0, 0)
    const held = readFileSync(path, 'utf8')
    expect(() => lockDataDirectory(directory)).toThrow(new RegExp(`process ${holder.pid}`))
    expect(readFileSync(path, 'utf8')).toBe(held)
  })

  it('is taken over from a process that was killed, and removed at the end', async () => {
    await end(await aHolder())
    const release = lockDataDirectory(directory)
    expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`))
    release()
    expect(() => readFileSync(path)).toThrow(/ENOENT/)
  })

  it.runIf(isLinux)('is taken over when another program has the number by now', async () => {
    await end(await aHolder())
    const stranger = another(sleeps)
    const [, ...identity] = readFileSync(path, 'utf8').split(' ')
    writeFileSync(path, [stranger.pid, ...identity].join(' '))
    lockDataDirectory(directory)()
    expect(stranger.exitCode).toBeNull()
  })

  it('of an older version is refused while its process lives, and the message tells which file to remove', () => {
    const stranger = another(sleeps)
    writeFileSync(path, String(stranger.pid))
    expect(() => lockDataDirectory(directory)).toThrow(`remove ${path}`)
  })

  it.runIf(isLinux)('is not taken twice by one process', () => {
    const release = lockDataDirectory(directory)
    expect(() => lockDataDirectory(directory)).toThrow(DataLockError)
    release()
    expect(lockDataDirectory(directory)).not.toThrow()
  })

  it('that holds no number, as a full disk leaves it, is taken over', () => {
    writeFileSync(path, '')
    expect(lockDataDirectory(directory)).not.toThrow()
  })

  it('is not removed by the end of a process that has it no more', () => {
    const release = lockDataDirectory(directory)
    writeFileSync(path, '1')
    release()
    expect(readFileSync(path, 'utf8')).toBe('1')
  })

  it('of a dead process is taken over by one of many that start at once', async () => {
    const holder = await aHolder()
    await end(holder)
    const starts = Array.from({ length: 6 }, () =>
      another(
        `const { lockDataDirectory } = await import(${JSON.stringify(source)})
         process.stdout.write('ready')
         process.stdin.once('data', () => {
           try { lockDataDirectory(${JSON.stringify(directory)}); process.stdout.write('locked') }
           catch { process.stdout.write('refused') }
         })`,
      ),
    )
    const says = (child: ChildProcess) =>
      child.stdout === null ? null : once(child.stdout, 'data').then(String)
    await Promise.all(starts.map(says))
    const answers = starts.map(says)
    for (const child of starts) child.stdin?.write('go')
    expect((await Promise.all(answers)).toSorted()).toEqual([
      'locked',
      ...Array<string>(5).fill('refused'),
    ])
  })
})

it.runIf(isLinux)(
  'a process has the same identity at each look, and another one has another',
  () => {
    const other = spawn(process.execPath, ['-e', sleeps])
    const mine = processIdentity(process.pid)
    expect(mine).toBe(processIdentity(process.pid))
    expect(mine).not.toBe(processIdentity(other.pid ?? 0))
    other.kill()
  },
)
