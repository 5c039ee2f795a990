import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let root = ''
let data = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'renfort-reset-'))
  data = join(root, 'data')
  mkdirSync(data)
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function reset(dataDirectory = data) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'reset.ts')], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDirectory },
    encoding: 'utf8',
  })
}

function makeDatabase(): void {
  mkdirSync(join(data, 'postgres'))
  writeFileSync(join(data, 'postgres/PG_VERSION'), '18\n')
}

it('deletes a data directory', () => {
  makeDatabase()
  expect(reset().status).toBe(0)
  expect(existsSync(data)).toBe(false)
})

it('has nothing to do where there is none', () => {
  expect(reset(join(root, 'nowhere')).status).toBe(0)
})

it('leaves a directory alone that is not a data directory', () => {
  writeFileSync(join(data, 'letter.txt'), 'Dear')
  const { status, stderr } = reset()
  expect(status).toBe(1)
  expect(stderr).toContain('is not a data directory')
  expect(existsSync(join(data, 'letter.txt'))).toBe(true)
})

it('leaves the current directory alone, whatever it holds', () => {
  writeFileSync(join(root, 'renfort.lock'), '1')
  expect(reset('.').status).toBe(1)
  expect(existsSync(root)).toBe(true)
})

it('refuses while a process holds the lock', () => {
  makeDatabase()
  writeFileSync(join(data, 'renfort.lock'), String(process.pid))
  const { status, stderr } = reset()
  expect(status).toBe(1)
  expect(stderr).toContain('in use')
  expect(existsSync(join(data, 'postgres/PG_VERSION'))).toBe(true)
})

it('takes over the lock of a process that is gone', () => {
  makeDatabase()
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  writeFileSync(join(data, 'renfort.lock'), String(gone))
  expect(reset().status).toBe(0)
  expect(existsSync(data)).toBe(false)
})
