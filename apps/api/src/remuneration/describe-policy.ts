import type { remuneration } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { validateIndemnities } from '@renfort/domain/remuneration/indemnities.ts'
import type { OtherParameters, RemunerationPolicy } from '@renfort/domain/remuneration/policy.ts'
import { findOrganisationTerms } from '../organisation/organisation-queries.ts'
import { toHoursTypes } from '../organisation/to-hours-types.ts'
import type { Queries } from '../platform/database/db.ts'

export type PolicyAnswer = Answer<typeof remuneration.readRemunerationPolicy>

/** A policy on the wire; its hours and its indemnities each have the findings of the rules. */
export async function describePolicy(
  queries: Queries,
  organisationId: string,
  policy: RemunerationPolicy,
): Promise<PolicyAnswer> {
  const { coefficients } = await findOrganisationTerms(queries, organisationId)
  const { lunch, transportation, other } = policy.indemnities
  return {
    hoursTypes: toHoursTypes(policy.hoursTypes),
    indemnities: {
      lunch: lunch.map(withParameters),
      transportation: transportation.map(withParameters),
      other: [...other],
      valid: validateIndemnities(policy.indemnities).length === 0,
    },
    hoursTypesConfirmation: policy.hoursTypesConfirmation,
    indemnitiesConfirmation: policy.indemnitiesConfirmation,
    coefficients: {
      delegation: coefficients.delegation / 10_000,
      gestion: coefficients.gestion / 10_000,
    },
  }
}

function withParameters<Indemnity extends { readonly otherParameters: OtherParameters }>(
  indemnity: Indemnity,
) {
  const { taskType, ...parameters } = indemnity.otherParameters
  const jobTypes = taskType === null ? null : { jobTypes: [...taskType.jobTypes] }
  return { ...indemnity, otherParameters: { ...parameters, taskType: jobTypes } }
}
