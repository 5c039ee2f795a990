import type { companySettings } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type Issue, issue } from '@renfort/domain/kernel/issue.ts'
import {
  changedProfile,
  type OrganisationProfile,
  type ProfileChange,
} from '@renfort/domain/organisation/profile.ts'
import { releaseFile } from '../file/file-queries.ts'
import type { FileLinks } from '../platform/file-links.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, organisationOf } from '../platform/http/route.ts'
import { contentVersion } from './content-version.ts'
import { findProfile, lockSettings, storeProfile } from './profile-queries.ts'
import { toProfile } from './read-profile.ts'

type Update = typeof companySettings.updateProfile
type Change = Parsed<Update>['body']

/** Changes any part of the profile (G-07); refused when the caller read an older version. */
export async function updateProfile(
  call: CommandCall,
  { body }: Parsed<Update>,
): Promise<Answer<Update>> {
  const organisationId = organisationOf(call)
  const { transaction, queries, services } = call
  await lockSettings(queries, organisationId)
  const before = await findProfile(queries, organisationId)
  if (before === undefined) throw notFound()
  if (body.version !== undefined && body.version !== contentVersion(before)) {
    throw refuse('errors.organisation.stale')
  }
  const after = changedProfile(before, storedChange(before, body, services.fileLinks))
  await storeProfile(queries, organisationId, after)
  for (const picture of ['logoURL', 'coverURL'] as const) {
    const left = before[picture]
    if (left !== null && left !== after[picture]) await releaseFile(queries, left)
  }
  await transaction.record({
    action: 'organisation.updateProfile',
    entity: 'organisation',
    entityId: organisationId,
    before,
    after,
  })
  return toProfile(after, services.fileLinks)
}

/** A change in which pictures are file keys and not addresses. */
function storedChange(
  before: OrganisationProfile,
  change: Change,
  links: FileLinks,
): ProfileChange {
  const issues: Issue[] = []
  const picture = (name: 'logoURL' | 'coverURL') => {
    const address = change[name]
    if (address === undefined || address === null) return address
    const kept = storedPicture(before[name], address, links)
    if (kept === undefined) issues.push(issue([name], refusedPicture(address)))
    return kept
  }
  const { version: _, ...given } = change
  const stored = {
    ...given,
    youtubeURL: change.youtubeURL === '' ? null : change.youtubeURL,
    logoURL: picture('logoURL'),
    coverURL: picture('coverURL'),
  }
  if (issues.length > 0) throw invalidInput(issues)
  return stored
}

function refusedPicture(address: string) {
  return address.startsWith('https://')
    ? 'errors.field.unknown_choice'
    : 'errors.field.website_https'
}

/**
 * An upload is stored at once, so an address of the product names the stored picture; any other
 * address is refused, because no page shows pictures of other servers (SET-14).
 */
function storedPicture(before: string | null, given: string, links: FileLinks) {
  const [, segment] = /\/download\/([^/?#]+)$/.exec(given) ?? []
  const isInPlace =
    given === before || (segment !== undefined && links.open(segment)?.key === before)
  return isInPlace ? before : undefined
}
