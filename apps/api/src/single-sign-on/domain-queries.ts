import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

/** The domains that a company or a group has proved to be its own. */
export async function findVerifiedDomains(
  queries: Queries,
  organisationId: string,
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('sso_domains')
    .select('domain')
    .where('organisation_id', '=', organisationId)
    .where('verified_at', 'is not', null)
    .orderBy('domain')
    .execute()
  return rows.map(({ domain }) => domain)
}

/** The company or group that has verified the domain: its people sign in at the provider of that company. */
export async function findProviderOf(
  queries: Queries,
  domain: string,
): Promise<{ organisationId: string; isRequired: boolean } | undefined> {
  return queries
    .selectFrom('sso_domains as d')
    .innerJoin('sso_connections as c', 'c.organisation_id', 'd.organisation_id')
    .select(['c.organisation_id as organisationId', 'c.is_required as isRequired'])
    .where('d.domain', '=', domain)
    .where('d.verified_at', 'is not', null)
    .executeTakeFirst()
}

export type DomainRow = Awaited<ReturnType<typeof findDomains>>[number]

function domains(queries: Queries) {
  return queries
    .selectFrom('sso_domains')
    .select([
      'id',
      'organisation_id as organisationId',
      'domain',
      'challenge',
      'verified_at as verifiedAt',
      'checked_at as checkedAt',
      'missing_since as missingSince',
    ])
}

export async function findDomains(queries: Queries, organisationId: string) {
  return domains(queries).where('organisation_id', '=', organisationId).orderBy('domain').execute()
}

export async function findDomain(
  queries: Queries,
  { organisationId, id }: { organisationId: string; id: string },
): Promise<DomainRow | undefined> {
  return domains(queries)
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether a company other than this one has proved a domain. */
export async function isTaken(
  queries: Queries,
  { domain, organisationId }: { domain: string; organisationId: string },
): Promise<boolean> {
  const row = await queries
    .selectFrom('sso_domains')
    .select('id')
    .where('domain', '=', domain)
    .where('organisation_id', '<>', organisationId)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks the company, so that two domains added at once are counted one after the other. */
export async function countDomains(queries: Queries, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`domains of ${organisationId}`}))`.execute(
    queries,
  )
  const { total } = await queries
    .selectFrom('sso_domains')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return total
}

/** `undefined` where the company has this domain already. */
export async function insertDomain(
  queries: Queries,
  domain: { organisationId: string; domain: string; challenge: string; now: Instant },
): Promise<DomainRow | undefined> {
  const row = await queries
    .insertInto('sso_domains')
    .values({
      organisation_id: domain.organisationId,
      domain: domain.domain,
      challenge: domain.challenge,
      created_at: domain.now,
    })
    .onConflict((conflict) => conflict.constraint('sso_domains_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row === undefined ? undefined : findDomain(queries, { ...domain, id: row.id })
}

export async function deleteDomain(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('sso_domains').where('id', '=', id).execute()
}

/** Notes what a check has found of a domain. */
export async function noteCheck(
  queries: Queries,
  id: string,
  checked: { verifiedAt: Instant | null; missingSince: Instant | null; now: Instant },
): Promise<void> {
  await queries
    .updateTable('sso_domains')
    .set({
      verified_at: checked.verifiedAt,
      missing_since: checked.missingSince,
      checked_at: checked.now,
    })
    .where('id', '=', id)
    .execute()
}

/** Verified domains that were not checked since an instant, the longest unchecked first. */
export async function findUnchecked(
  queries: Queries,
  before: Instant,
): Promise<readonly DomainRow[]> {
  return domains(queries)
    .where('verified_at', 'is not', null)
    .where((domain) =>
      domain.or([domain('checked_at', 'is', null), domain('checked_at', '<', before)]),
    )
    .orderBy('checked_at')
    .limit(500)
    .execute()
}
