import type { remuneration } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { validateIndemnities } from '@renfort/domain/remuneration/indemnities.ts'
import type { OtherParameters, RemunerationPolicy } from '@renfort/domain/remuneration/policy.ts'
import { ownOrganisation, type ReadCall } from '../platform/route.ts'
import { findRemunerationPolicy } from './organisation-queries.ts'
import { toHoursTypes } from './to-hours-types.ts'

type Read = typeof remuneration.readRemunerationPolicy

export async function readRemunerationPolicy(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const organisationId = ownOrganisation(call, params.id)
  return toPolicy(await findRemunerationPolicy(call.queries, organisationId))
}

/** A policy as it travels, each half with what the rules say of it. */
function toPolicy(policy: RemunerationPolicy): Answer<Read> {
  const { lunch, transportation, other } = policy.indemnities
  return {
    hoursTypes: toHoursTypes(policy.hoursTypes),
    indemnities: {
      lunch: lunch.map((indemnity) => ({
        ...indemnity,
        otherParameters: toParameters(indemnity.otherParameters),
      })),
      transportation: transportation.map((indemnity) => ({
        ...indemnity,
        otherParameters: toParameters(indemnity.otherParameters),
      })),
      other: [...other],
      valid: validateIndemnities(policy.indemnities).length === 0,
    },
    hoursTypesConfirmation: policy.hoursTypesConfirmation,
    indemnitiesConfirmation: policy.indemnitiesConfirmation,
  }
}

function toParameters({ taskType, ...parameters }: OtherParameters) {
  return {
    ...parameters,
    taskType: taskType === null ? null : { jobTypes: [...taskType.jobTypes] },
  }
}
