import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../platform/database/db.ts'

/** The caller's own company or one of their group, as far as row-level security lets them read. */
export async function findCompany(queries: Queries, id: string) {
  return queries
    .selectFrom('organisations')
    .select(['id', 'parent_id as parentId', 'blocked_at as blockedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

const columns = { logo: 'logo_url', cover: 'cover_url' } as const
export type CompanyPicture = keyof typeof columns

/**
 * Stores another picture; answers the one that it replaces. A cover takes the place of a video
 * (G-07).
 */
export async function replaceCompanyPicture(
  queries: Queries,
  {
    organisationId,
    picture,
    key,
  }: { organisationId: string; picture: CompanyPicture; key: string },
): Promise<string | null> {
  const column = columns[picture]
  await queries
    .insertInto('organisation_profiles')
    .values({ organisation_id: organisationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const before = await queries
    .selectFrom('organisation_profiles')
    .select(`${column} as stored`)
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await queries
    .updateTable('organisation_profiles')
    .set({ [column]: key, ...(picture === 'cover' ? { youtube_url: null } : {}) })
    .where('organisation_id', '=', organisationId)
    .execute()
  return before.stored
}

export async function isSider(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('siders')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceSiderPicture(
  queries: Queries,
  siderId: string,
  key: string,
): Promise<string | null> {
  const before = await queries
    .selectFrom('siders')
    .select('picture_url as stored')
    .where('id', '=', siderId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await queries.updateTable('siders').set({ picture_url: key }).where('id', '=', siderId).execute()
  return before.stored
}

interface ApplicantKey {
  readonly organisationId: string
  readonly id: string
}

/** The mission of an applicant, as far as it decides about the file. */
export async function findMissionOfApplicant(
  queries: Queries,
  { organisationId, id }: ApplicantKey,
): Promise<{ readonly archived: boolean } | undefined> {
  return queries
    .selectFrom('applicants as a')
    .innerJoin('missions as m', 'm.id', 'a.mission_id')
    .select('m.archived')
    .where('a.organisation_id', '=', organisationId)
    .where('a.id', '=', id)
    .executeTakeFirst()
}

export async function replaceCv(
  queries: Queries,
  { organisationId, id, key, now }: ApplicantKey & { readonly key: string; readonly now: Instant },
): Promise<string | null> {
  const before = await queries
    .selectFrom('applicants')
    .select('cv_key as stored')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await queries
    .updateTable('applicants')
    .set({ cv_key: key, updated_at: now })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
  return before.stored
}
