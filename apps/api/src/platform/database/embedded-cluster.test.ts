import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureCluster } from './embedded-cluster.ts'

let folder: string
let directory: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renfort-cluster-'))
  directory = join(folder, 'postgres')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is made once, for its owner alone', { timeout: 60_000 }, async () => {
  await ensureCluster(directory)
  expect(statSync(directory).mode & 0o777).toBe(0o700)
  const first = new PGlite(directory)
  await first.exec('create table kept (id integer)')
  await first.close()
  await ensureCluster(directory)
  const again = new PGlite(directory)
  expect((await again.query('select * from kept')).rows).toEqual([])
  await again.close()
})

it('starts again after a process that ended half-way', { timeout: 60_000 }, async () => {
  mkdirSync(`${directory}.making`)
  writeFileSync(join(`${directory}.making`, 'PG_VERSION'), 'half')
  await ensureCluster(directory)
  expect(existsSync(`${directory}.making`)).toBe(false)
  const lite = new PGlite(directory)
  expect((await lite.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await lite.close()
})
