import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { knownMinimumWages, minimumWageOn } from '@renfort/domain/law/minimum-wage.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { sharedApp, type TestApp } from '../testing/test-app.ts'
import { findMinimumWage } from './legal-value-queries.ts'
import { storeLegalValues } from './store-legal-values.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const days = ['2018-05-01', '2024-10-31', '2024-11-01', '2025-12-31', '2026-06-01']

describe('legal values', () => {
  it.each(days)('N-06 the table says on %s what the law says, in Mayotte too', async (day) => {
    const queries = app.services.db.queries(nobody)
    const mamoudzou = { country: 'FR', postalCode: '97600' }
    for (const [place, area] of [
      [null, 'france'],
      [mamoudzou, 'mayotte'],
    ] as const) {
      const found = await findMinimumWage(queries, isoDate(day), place)
      expect(found).toEqual(minimumWageOn(knownMinimumWages(), area, isoDate(day)))
    }
  })

  it('N-06 storing again changes nothing, not even a value that somebody corrected', async () => {
    const queries = app.services.db.queries(nobody)
    const set = (minimum: number) =>
      queries
        .updateTable('legal_values')
        .set({ minimum_salary_cents: minimum })
        .where('valid_from', '=', isoDate('2019-01-01'))
        .execute()
    await set(1000)
    await storeLegalValues(app.services)
    const found = await findMinimumWage(queries, isoDate('2019-06-01'), null)
    expect(found).toMatchObject({ validFrom: '2019-01-01', minimumWage: 1000 })
    await set(1003)
    const audited = await queries
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'legalValues.store')
      .execute()
    expect(audited).toHaveLength(1)
  })
})
