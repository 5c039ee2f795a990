import { can } from '@renfort/domain/access/policy.ts'
import type { JobDescriptionEditor } from '@renfort/domain/job-description/edition.ts'
import type { JobDescriptionOrigin } from '@renfort/domain/job-description/job-description.ts'
import {
  findOrganisationTerms,
  type OrganisationTerms,
} from '../organisation/organisation-queries.ts'
import type { Family } from '../organisation/member-queries.ts'
import { type ReadCall, sessionOf, tenantOf } from '../platform/route.ts'
import type { Shelf } from './job-description-queries.ts'

/** Where somebody reads and writes job descriptions: a company, or a group's own space (C-41). */
export interface Desk {
  readonly shelf: Shelf
  readonly family: Family
  readonly editor: JobDescriptionEditor
  readonly terms: OrganisationTerms
}

export async function deskOf(call: ReadCall): Promise<Desk> {
  const { actor, organisation } = sessionOf(call)
  const organisationId = tenantOf(call)
  const parentId = organisation?.parentId ?? null
  const terms = await findOrganisationTerms(call.queries, organisationId)
  return {
    shelf: { organisationId, networkId: parentId },
    family: { organisationId, parentId },
    editor: {
      editsDetachedPricing: can(actor, 'jobDescription.editDetachedPricing').allowed,
      inGroupSpace: organisation === null,
      jobDescriptionsLocked: terms.jobDescriptionsLocked,
    },
    terms,
  }
}

/** Job descriptions of a group are those of its network, in its own space too. */
export function originAt(
  { shelf, editor }: Desk,
  jobDescription: { readonly organisationId: string },
): JobDescriptionOrigin {
  const ofNetwork = editor.inGroupSpace || jobDescription.organisationId === shelf.networkId
  return ofNetwork ? 'network' : 'account'
}
