import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ensureCluster, newCluster, unpack } from './embedded-cluster.ts'

let folder: string
let directory: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'renfort-cluster-'))
  directory = join(folder, 'postgres')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Every row of PostgreSQL's own tables, but for the number of its minor release. */
async function catalogue(lite: PGlite): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: tables } = await lite.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE'
        and table_schema in ('pg_catalog', 'information_schema')
        and table_name not in ('pg_statistic', 'sql_implementation_info')
      order by 1`,
  )
  const read = async (name: string) => {
    const { rows } = await lite.query<{ row: string }>(
      `select row_of::text as row from ${name} as row_of order by 1`,
    )
    return rows.map(({ row }) => row)
  }
  const all = new Map<string, readonly string[]>()
  for (const { name } of tables) all.set(name, await read(name))
  return all
}

it('is the very cluster that the engine makes with initdb', { timeout: 60_000 }, async () => {
  const made = new PGlite('memory://')
  const unpacked = new PGlite('memory://', { loadDataDir: await newCluster() })
  const [expected, actual] = [await catalogue(made), await catalogue(unpacked)]
  expect(expected.size).toBeGreaterThan(60)
  expect(actual).toEqual(expected)
  await Promise.all([made.close(), unpacked.close()])
})

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

it('begins anew after a process that ended half-way', { timeout: 60_000 }, async () => {
  mkdirSync(`${directory}.making`)
  writeFileSync(join(`${directory}.making`, 'PG_VERSION'), 'half')
  await ensureCluster(directory)
  expect(existsSync(`${directory}.making`)).toBe(false)
  const lite = new PGlite(directory)
  expect((await lite.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await lite.close()
})

it('takes no archive that ends too early, and no file that cannot be written', async () => {
  const archive = Buffer.from(await (await newCluster()).arrayBuffer())
  expect(() => unpack(archive.subarray(0, 1_000_000), directory)).toThrow(/unexpected end of file/)
  const other = join(folder, 'other')
  mkdirSync(join(other, 'PG_VERSION/in-the-way'), { recursive: true })
  expect(() => unpack(archive, other)).toThrow(/cannot be unpacked/)
})
