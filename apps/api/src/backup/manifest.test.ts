import { describe, expect, it } from 'vitest'
import { differingTables, readManifest, type Reader, refuseOther } from './manifest.ts'

const made = {
  version: '1.4.0',
  postgres: 18,
  schema: { lastMigration: '0300_b.sql', chain: 'chain of 0300' },
}
const reader: Reader = {
  version: '1.4.0',
  postgres: 18,
  chainUntil: (migration) =>
    migration <= '0300_b.sql' ? `chain of ${migration.slice(0, 4)}` : null,
}

describe('a backup of another version', () => {
  it('is taken when its schema is this one or an older one', () => {
    const older = { lastMigration: '0299_a.sql', chain: 'chain of 0299' }
    for (const schema of [made.schema, older]) {
      expect(() => refuseOther({ ...made, schema }, reader)).not.toThrow()
    }
  })

  it('is refused with the version that reads it when its schema is newer', () => {
    const newer = { ...made, version: '1.5.0', schema: { lastMigration: '0301_c.sql', chain: '' } }
    expect(() => refuseOther(newer, reader)).toThrow(
      /version 1\.5\.0, whose schema \(0301_c\.sql\) is newer than that of version 1\.4\.0/,
    )
  })

  it('is refused when its migrations have the same names and other contents', () => {
    const other = { ...made, schema: { ...made.schema, chain: 'another' } }
    expect(() => refuseOther(other, reader)).toThrow(/other migrations .* up to 0300_b\.sql/)
  })

  it('is refused when it has the files of another PostgreSQL', () => {
    expect(() => refuseOther({ ...made, postgres: 17 }, reader)).toThrow(
      /PostgreSQL 17, and version 1\.4\.0 reads those of PostgreSQL 18/,
    )
  })

  it.each(['', '{}', '{"form": 2}', 'no JSON'])(
    'has a manifest that can be read: not %j',
    (text) => {
      expect(() => readManifest('renfort-1', text)).toThrow(/renfort-1 has no manifest/)
    },
  )
})

it('tables differ by a row, by a value, and by being there', () => {
  const users = { table: 'public.users', rows: 2, sum: '7' }
  const missions = { table: 'public.missions', rows: 1, sum: '5' }
  expect(differingTables([users, missions], [missions, users])).toEqual([])
  expect(differingTables([users, missions], [{ ...users, rows: 1 }])).toEqual([
    'public.users has 1 rows with the sum 7 instead of 2 with 7',
    'public.missions is missing (1 rows)',
  ])
  expect(differingTables([users], [{ ...users, sum: '8' }, missions])).toEqual([
    'public.users has 2 rows with the sum 8 instead of 2 with 7',
    'public.missions was not in the backup',
  ])
})
