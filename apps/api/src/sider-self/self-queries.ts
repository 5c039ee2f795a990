import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import { isUniqueViolation } from '../platform/database/database-failure.ts'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

export interface Address {
  readonly street: string
  readonly postalCode: string
  readonly city: string
}

export async function findAddress(queries: Queries, siderId: string) {
  return queries
    .selectFrom('sider_addresses')
    .select(['street', 'postal_code as postalCode', 'city'])
    .where('sider_id', '=', siderId)
    .executeTakeFirst()
}

export async function storeAddress(
  queries: Queries,
  siderId: string,
  { address, now }: { readonly address: Address | null; readonly now: Instant },
): Promise<void> {
  if (address === null) {
    await queries.deleteFrom('sider_addresses').where('sider_id', '=', siderId).execute()
    return
  }
  const stored = {
    street: address.street,
    postal_code: address.postalCode,
    city: address.city,
    updated_at: now,
  }
  await queries
    .insertInto('sider_addresses')
    .values({ sider_id: siderId, ...stored })
    .onConflict((conflict) => conflict.column('sider_id').doUpdateSet(stored))
    .execute()
}

/** Stores what a Sider speaks and is licensed for, with the ends of licences that have one. */
export async function storeSkills(
  queries: Queries,
  siderId: string,
  {
    languageIds,
    licences,
  }: {
    readonly languageIds: readonly string[]
    readonly licences: readonly { readonly id: string; readonly endsOn: string | null }[]
  },
): Promise<void> {
  await queries
    .updateTable('siders')
    .set({
      language_ids: json([...new Set(languageIds)]),
      licence_ids: json([...new Set(licences.map(({ id }) => id))]),
    })
    .where('id', '=', siderId)
    .execute()
  await queries.deleteFrom('sider_licence_ends').where('sider_id', '=', siderId).execute()
  const ends = new Map(licences.map(({ id, endsOn }) => [id, endsOn]))
  for (const [id, endsOn] of ends) {
    if (endsOn === null) continue
    await queries
      .insertInto('sider_licence_ends')
      .values({ sider_id: siderId, licence_id: id, ends_on: endsOn as IsoDate })
      .execute()
  }
}

/** Stores a mailbox or a phone that the Sider has proved theirs; `false` where another has it. */
export async function storeContact(
  queries: Queries,
  siderId: string,
  contact: { readonly email: string } | { readonly phone_number: string },
): Promise<boolean> {
  try {
    await queries.updateTable('siders').set(contact).where('id', '=', siderId).execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

interface KnownCompany {
  readonly id: string
  readonly name: string
  readonly isFavourite: boolean
  readonly recommends: boolean
}

/** Enough for anybody’s working life; it keeps the answer bounded. */
const mostCompanies = 500

/** The companies that a Sider has a contract with, or had; by name. */
export async function findCompanies(
  queries: Queries,
  siderId: string,
): Promise<readonly KnownCompany[]> {
  const { rows } = await sql<KnownCompany>`
    select o.id, o.name, f.sider_id is not null as "isFavourite",
      exists (select from feedbacks b where b.organisation_id = o.id
        and b.sider_id = ${siderId}::uuid and b.work_again = 1)
      and not exists (select from feedbacks b where b.organisation_id = o.id
        and b.sider_id = ${siderId}::uuid and b.work_again = -1) as recommends
    from organisations o
    left join sider_favourites f on f.organisation_id = o.id and f.sider_id = ${siderId}::uuid
    where o.id in (select organisation_id from contracts
      where sider_id = ${siderId}::uuid and cancelled_at is null)
    order by o.name, o.id limit ${mostCompanies}`.execute(queries)
  return rows
}

export async function storeFavourite(
  queries: Queries,
  siderId: string,
  {
    organisationId,
    isFavourite,
    now,
  }: { readonly organisationId: string; readonly isFavourite: boolean; readonly now: Instant },
): Promise<void> {
  if (isFavourite) {
    await queries
      .insertInto('sider_favourites')
      .values({ sider_id: siderId, organisation_id: organisationId, since: now })
      .onConflict((conflict) => conflict.columns(['sider_id', 'organisation_id']).doNothing())
      .execute()
    return
  }
  await queries
    .deleteFrom('sider_favourites')
    .where('sider_id', '=', siderId)
    .where('organisation_id', '=', organisationId)
    .execute()
}
