import type { organisation } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { listedName } from '@renfort/domain/kernel/person-name.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type ReadCall, sessionOf, tenantOf } from '../platform/http/route.ts'
import { findMembers, type Family, type Member } from './member-queries.ts'
import { findOrganisationHead } from './organisation-queries.ts'

/** The active company with its group, or the group itself in its own space. */
export function familyOf(call: ReadCall): Family {
  return {
    organisationId: tenantOf(call),
    parentId: sessionOf(call).organisation?.parentId ?? null,
  }
}

export async function listMembers(call: ReadCall): Promise<Member[]> {
  const members = await findMembers(call.queries, familyOf(call))
  const compare = alphabetical(call.locale)
  return members.sort(
    (a, b) => compare(listedName(a), listedName(b)) || compare(a.firstName, b.firstName),
  )
}

export async function readOrganisation(
  call: ReadCall,
): Promise<Answer<typeof organisation.readOrganisation>> {
  const head = await findOrganisationHead(call.queries, tenantOf(call))
  if (head === undefined) throw notFound()
  const members = await listMembers(call)
  const { parentName, logoUrl, ...own } = head
  const shownLogo = call.services.fileLinks.link(logoUrl)
  return {
    organisation: {
      ...own,
      logoUrl: shownLogo,
      users: members.map(({ id, role }) => ({ id, role })),
    },
    parent: parentName === null ? null : { name: parentName },
    members,
  }
}
