import type { remuneration } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { validateHoursTypes } from '@renfort/domain/remuneration/hours-types.ts'
import { validateIndemnities } from '@renfort/domain/remuneration/indemnities.ts'
import { invalidInput } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { changePolicy } from './change-policy.ts'

type ConfirmHours = typeof remuneration.confirmHoursTypes
type ConfirmIndemnities = typeof remuneration.confirmIndemnities

/** Confirms the kinds of hours, unless they break a rule (API-38). */
export function confirmHoursTypes(
  call: CommandCall,
  { params }: Parsed<ConfirmHours>,
): Promise<Answer<ConfirmHours>> {
  return changePolicy(call, params.id, (policy) => {
    const issues = validateHoursTypes(policy.hoursTypes)
    if (issues.length > 0) throw invalidInput(issues)
    return {
      action: 'remuneration.confirmHoursTypes',
      policy: { ...policy, hoursTypesConfirmation: true },
      before: { hoursTypesConfirmation: policy.hoursTypesConfirmation },
      after: { hoursTypesConfirmation: true },
    }
  })
}

/** Confirms the indemnities, even an empty list (API-39). */
export function confirmIndemnities(
  call: CommandCall,
  { params }: Parsed<ConfirmIndemnities>,
): Promise<Answer<ConfirmIndemnities>> {
  return changePolicy(call, params.id, (policy) => {
    const issues = validateIndemnities(policy.indemnities)
    if (issues.length > 0) throw invalidInput(issues)
    return {
      action: 'remuneration.confirmIndemnities',
      policy: { ...policy, indemnitiesConfirmation: true },
      before: { indemnitiesConfirmation: policy.indemnitiesConfirmation },
      after: { indemnitiesConfirmation: true },
    }
  })
}
