import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { type Cents, cents } from '@renfort/domain/kernel/money.ts'
import type { Queries } from '../platform/database/db.ts'

export interface LegalValues {
  readonly validFrom: IsoDate
  readonly minimumWage: Cents
}

/** Stores the values of unknown days; answers these days. */
export async function insertLegalValues(
  queries: Queries,
  values: readonly (LegalValues & { readonly source: string })[],
): Promise<readonly IsoDate[]> {
  const rows = await queries
    .insertInto('legal_values')
    .values(
      values.map(({ validFrom, minimumWage, source }) => ({
        valid_from: validFrom,
        minimum_salary_cents: minimumWage,
        source,
      })),
    )
    .onConflict((conflict) => conflict.column('valid_from').doNothing())
    .returning('valid_from')
    .execute()
  return rows.map((row) => row.valid_from)
}

/** The whole table, in the order of its days. */
export async function findAllLegalValues(
  queries: Queries,
): Promise<(LegalValues & { readonly source: string })[]> {
  const rows = await queries
    .selectFrom('legal_values')
    .select(['valid_from', 'minimum_salary_cents', 'source'])
    .orderBy('valid_from')
    .execute()
  return rows.map((row) => ({
    validFrom: row.valid_from,
    minimumWage: cents(row.minimum_salary_cents),
    source: row.source,
  }))
}

/** The values in force on a day (N-06); before the first known day, those of that day. */
export async function findLegalValues(queries: Queries, date: IsoDate): Promise<LegalValues> {
  const rows = await findAllLegalValues(queries)
  const row = rows.findLast(({ validFrom }) => validFrom <= date) ?? rows[0]
  if (row === undefined) throw new Error('No legal value is stored: they are stored at each start')
  return { validFrom: row.validFrom, minimumWage: row.minimumWage }
}
