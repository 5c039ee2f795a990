import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { embeddedMajor, ensureCluster, unfinishedRestore } from './embedded-cluster.ts'

let folder: string
let directory: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renfort-cluster-'))
  directory = join(folder, 'postgres')
})
afterEach(() => rmSync(folder, { recursive: true }))

it(
  'is made once, by the expected PostgreSQL, for its owner alone',
  { timeout: 60_000 },
  async () => {
    await ensureCluster(directory)
    expect(readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim()).toBe(String(embeddedMajor))
    expect(statSync(directory).mode & 0o777).toBe(0o700)
    const first = new PGlite(directory)
    await first.exec('create table kept (id integer)')
    await first.close()
    await ensureCluster(directory)
    const again = new PGlite(directory)
    expect((await again.query('select * from kept')).rows).toEqual([])
    await again.close()
  },
)

it('starts again after a process that ended half-way', { timeout: 60_000 }, async () => {
  mkdirSync(`${directory}.making`)
  writeFileSync(join(`${directory}.making`, 'PG_VERSION'), 'half')
  await ensureCluster(directory)
  expect(existsSync(`${directory}.making`)).toBe(false)
  const lite = new PGlite(directory)
  expect((await lite.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await lite.close()
})

it('of another PostgreSQL is refused with both versions', async () => {
  mkdirSync(directory)
  writeFileSync(join(directory, 'PG_VERSION'), '17\n')
  await expect(ensureCluster(directory)).rejects.toThrow(/PostgreSQL 17, .* PostgreSQL 18/)
})

it('is not begun where a restore was cut off', async () => {
  mkdirSync(join(folder, unfinishedRestore))
  await expect(ensureCluster(directory)).rejects.toThrow(/restore into .* was cut off/)
  expect(existsSync(directory)).toBe(false)
})
