import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataLockError, lockDataDirectory } from './data-lock.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'renfort-lock-'))
})
afterEach(() => {
  rmSync(directory, { recursive: true })
})

describe('the lock of the data directory', () => {
  it('is refused while another process lives, with that process in the message', async () => {
    const holder = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
    writeFileSync(join(directory, 'renfort.lock'), String(holder.pid))
    try {
      expect(() => lockDataDirectory(directory)).toThrow(DataLockError)
      expect(() => lockDataDirectory(directory)).toThrow(new RegExp(`process ${holder.pid}`))
    } finally {
      holder.kill()
    }
  })

  it('is taken over from a process that has died', async () => {
    const holder = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => holder.on('exit', resolve))
    writeFileSync(join(directory, 'renfort.lock'), String(holder.pid))
    const release = lockDataDirectory(directory)
    expect(readFileSync(join(directory, 'renfort.lock'), 'utf8')).toBe(String(process.pid))
    release()
    expect(() => readFileSync(join(directory, 'renfort.lock'))).toThrow(/ENOENT/)
  })
})
