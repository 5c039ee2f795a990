import { can } from '@renfort/domain/access/policy.ts'
import type { JobDescriptionEditor } from '@renfort/domain/job-description/edition.ts'
import type { JobDescriptionOrigin } from '@renfort/domain/job-description/job-description.ts'
import {
  findOrganisationTerms,
  type OrganisationTerms,
} from '../organisation/organisation-queries.ts'
import type { Family } from '../organisation/member-queries.ts'
import { type ReadCall, sessionOf, tenantOf } from '../platform/http/route.ts'
import type { JobDescriptionOwner, JobDescriptionReach } from './job-description-queries.ts'

/** Where a caller reads and writes job descriptions: a company, or a group's own space (C-41). */
export interface JobDescriptionContext {
  readonly reach: JobDescriptionReach
  readonly family: Family
  readonly editor: JobDescriptionEditor
  readonly terms: OrganisationTerms
}

export async function jobDescriptionContext(call: ReadCall): Promise<JobDescriptionContext> {
  const { organisation } = sessionOf(call)
  return contextOf(call, {
    organisationId: tenantOf(call),
    parentId: organisation?.parentId ?? null,
    isGroup: organisation === null,
  })
}

/** Where a job description lives; internal staff who act for nobody have no company of their own. */
export async function contextOf(
  call: ReadCall,
  { organisationId, parentId, isGroup }: JobDescriptionOwner,
): Promise<JobDescriptionContext> {
  const terms = await findOrganisationTerms(call.queries, organisationId)
  const decision = can(sessionOf(call).actor, 'jobDescription.editDetachedPricing')
  return {
    reach: { organisationId, networkId: parentId },
    family: { organisationId, parentId },
    editor: {
      editsDetachedPricing: decision.allowed,
      inGroupSpace: isGroup,
      jobDescriptionsLocked: terms.jobDescriptionsLocked,
    },
    terms,
  }
}

/** Job descriptions of a group belong to its network, also in its own space. */
export function originAt(
  { reach, editor }: JobDescriptionContext,
  jobDescription: { readonly organisationId: string },
): JobDescriptionOrigin {
  const ofNetwork = editor.inGroupSpace || jobDescription.organisationId === reach.networkId
  return ofNetwork ? 'network' : 'account'
}
