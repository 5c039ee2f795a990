import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { ownNumberKey } from '@renfort/domain/sider/own-number.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/db.ts'

interface OfSider {
  readonly organisationId: string
  readonly siderId: string
}

/** A value of a statement: the company’s own number of the Sider with this id. */
export function ownNumberOf(
  organisationId: string,
  siderId: RawBuilder<unknown>,
): RawBuilder<string | null> {
  return sql<string | null>`(
    select n.number from sider_numbers n
    where n.organisation_id = ${organisationId}::uuid and n.sider_id = ${siderId}
  )`
}

/** The company’s own number of the Sider `s` as searches compare it; empty without one. */
export function searchedNumberOf(organisationId: string): RawBuilder<string> {
  return sql<string>`coalesce((
    select n.search_text from sider_numbers n
    where n.organisation_id = ${organisationId}::uuid and n.sider_id = s.id
  ), '')`
}

export async function findOwnNumber(
  queries: Queries,
  { organisationId, siderId }: OfSider,
): Promise<string | null> {
  const found = await queries
    .selectFrom('sider_numbers')
    .select('number')
    .where('organisation_id', '=', organisationId)
    .where('sider_id', '=', siderId)
    .executeTakeFirst()
  return found?.number ?? null
}

/** Throws a unique violation when another Sider of the company has the number. */
export async function saveOwnNumber(
  queries: Queries,
  { organisationId, siderId }: OfSider,
  number: string | null,
  now: Instant,
): Promise<void> {
  if (number === null) {
    await queries
      .deleteFrom('sider_numbers')
      .where('organisation_id', '=', organisationId)
      .where('sider_id', '=', siderId)
      .execute()
    return
  }
  const values = { number, number_key: ownNumberKey(number), updated_at: now }
  await queries
    .insertInto('sider_numbers')
    .values({ organisation_id: organisationId, sider_id: siderId, ...values })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'sider_id']).doUpdateSet(values))
    .execute()
}
