import type { companySettings } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import type { OrganisationProfile } from '@renfort/domain/organisation/profile.ts'
import type { FileLinks } from '../platform/file-links.ts'
import { notFound } from '../platform/http/refusal.ts'
import { organisationOf, type ReadCall } from '../platform/http/route.ts'
import { contentVersion } from './content-version.ts'
import { findProfile } from './profile-queries.ts'

type Read = Answer<typeof companySettings.readProfile>

export async function readProfile(call: ReadCall): Promise<Read> {
  const stored = await findProfile(call.queries, organisationOf(call))
  if (stored === undefined) throw notFound()
  return toProfile(stored, call.services.fileLinks)
}

/** A profile on the wire: pictures are short-lived addresses. */
export function toProfile(stored: OrganisationProfile, links: FileLinks): Read {
  return {
    ...stored,
    logoURL: links.link(stored.logoURL),
    coverURL: links.link(stored.coverURL),
    version: contentVersion(stored),
  }
}
