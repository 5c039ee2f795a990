import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import {
  type MinimumWage,
  minimumWageOn,
  type WageArea,
  wageAreaOf,
} from '@renfort/domain/law/minimum-wage.ts'
import type { WorkAddress } from '@renfort/domain/law/territory.ts'
import type { Queries } from '../platform/database/db.ts'

/** Stores the values of days that the table does not have; returns these days. */
export async function insertLegalValues(
  queries: Queries,
  values: readonly MinimumWage[],
): Promise<readonly IsoDate[]> {
  const rows = await queries
    .insertInto('legal_values')
    .values(
      values.map(({ area, validFrom, minimumWage, source }) => ({
        area,
        valid_from: validFrom,
        minimum_salary_cents: minimumWage,
        source,
      })),
    )
    .onConflict((conflict) => conflict.columns(['area', 'valid_from']).doNothing())
    .returning('valid_from')
    .execute()
  return rows.map((row) => row.valid_from)
}

/** The whole table, in the order of its days. */
export async function findAllLegalValues(queries: Queries): Promise<MinimumWage[]> {
  const rows = await queries
    .selectFrom('legal_values')
    .select(['area', 'valid_from', 'minimum_salary_cents', 'source'])
    .orderBy('valid_from')
    .orderBy('area', 'desc')
    .execute()
  return rows.map((row) => ({
    area: row.area as WageArea,
    validFrom: row.valid_from,
    minimumWage: cents(row.minimum_salary_cents),
    source: row.source,
  }))
}

/** The minimum wage of a place on a day; without a place, that of metropolitan France (N-06). */
export async function findMinimumWage(
  queries: Queries,
  date: IsoDate,
  place: WorkAddress | null,
): Promise<MinimumWage> {
  const found = minimumWageOn(await findAllLegalValues(queries), wageAreaOf(place), date)
  if (found === null) throw new Error('No legal value is stored: they are stored at each start')
  return found
}
