import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { startClock } from '../clock.ts'
import type { Database } from './database.ts'
import { createDb, nobody } from './db.ts'
import { migrate } from './migrate.ts'
import { toIsoInstant } from './pg-values.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('migrations', () => {
  it('apply once: a second run finds nothing to do', async () => {
    expect(await migrate(database)).toEqual([])
  })

  it('refuse a file that changed after it was applied', async () => {
    await database.ownerPool.query(
      "update migrations set checksum = 'other' where name = '0001_accounts.sql'",
    )
    await expect(migrate(database)).rejects.toThrow(/0001_accounts\.sql changed/)
  })
})

describe('values', () => {
  it('reads instants as ISO 8601 in UTC, days as days and counts as numbers, on both databases', async () => {
    const { rows } = await database.ownerPool.query(
      "select timestamptz '2026-03-29 03:30:00.25+02' as at, date '2026-12-07' as day, count(*) as total",
    )
    expect(rows).toEqual([{ at: '2026-03-29T01:30:00.250Z', day: '2026-12-07', total: 1 }])
  })

  it('pads and cuts fractions to milliseconds', () => {
    expect(toIsoInstant('2026-12-07 08:00:00+00')).toBe('2026-12-07T08:00:00.000Z')
    expect(toIsoInstant('2026-12-07 08:00:00.123456+00')).toBe('2026-12-07T08:00:00.123Z')
    expect(() => toIsoInstant('2026-12-07 08:00:00+02')).toThrow(/UTC/)
  })
})

describe('transactions', () => {
  it('undo both the write and its audit row when they fail', async () => {
    const db = createDb(database, startClock())
    const count = async () =>
      (await database.ownerPool.query('select count(*) as n from audit_log')).rows[0]
    const before = await count()
    const failing = db.transaction(nobody, async (transaction) => {
      await transaction.record({
        action: 'mission.update',
        entity: 'test',
        entityId: '1',
        before: null,
        after: {},
      })
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await count()).toEqual(before)
  })
})
