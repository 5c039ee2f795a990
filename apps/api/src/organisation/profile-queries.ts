import type { OrganisationProfile } from '@renfort/domain/organisation/profile.ts'
import type { Queries } from '../platform/database/db.ts'
import { saveProfile } from './settings-queries.ts'

/** The stored profile; its pictures are keys of files. */
export async function findProfile(
  queries: Queries,
  organisationId: string,
): Promise<OrganisationProfile | undefined> {
  return queries
    .selectFrom('organisations as o')
    .leftJoin('organisation_profiles as p', 'p.organisation_id', 'o.id')
    .select([
      'o.name',
      'p.description',
      'p.website',
      'p.logo_url as logoURL',
      'p.youtube_url as youtubeURL',
      'p.cover_url as coverURL',
    ])
    .where('o.id', '=', organisationId)
    .executeTakeFirst()
}

/** Locks the settings of a company, so that two users save them one after the other. */
export async function lockSettings(queries: Queries, organisationId: string): Promise<void> {
  await queries
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .forUpdate()
    .execute()
}

export async function storeProfile(
  queries: Queries,
  organisationId: string,
  { name, logoURL, youtubeURL, coverURL, ...texts }: OrganisationProfile,
): Promise<void> {
  await queries
    .updateTable('organisations')
    .set({ name })
    .where('id', '=', organisationId)
    .execute()
  await saveProfile(queries, organisationId, {
    ...texts,
    logoUrl: logoURL,
    youtubeUrl: youtubeURL,
    coverUrl: coverURL,
  })
}
