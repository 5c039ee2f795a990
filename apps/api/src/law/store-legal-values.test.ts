import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { minimumWageAt } from '@renfort/domain/law/minimum-wage.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { sharedApp, type TestApp } from '../testing/test-app.ts'
import { findLegalValues } from './legal-value-queries.ts'
import { storeLegalValues } from './store-legal-values.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const days = ['2018-05-01', '2024-10-31', '2024-11-01', '2025-12-31', '2026-06-01', '2031-01-01']

describe('legal values', () => {
  it.each(days)('N-06 the table says on %s what the law says', async (day) => {
    const found = await findLegalValues(app.services.db.queries(nobody), isoDate(day))
    expect(found.minimumWage).toBe(minimumWageAt(isoDate(day)))
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
    const found = await findLegalValues(queries, isoDate('2019-06-01'))
    expect(found).toEqual({ validFrom: '2019-01-01', minimumWage: 1000 })
    await set(1003)
    const audited = await queries
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'legalValues.store')
      .execute()
    expect(audited).toHaveLength(1)
  })
})
