import type { remuneration } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { changedHoursTypes } from '@renfort/contract/remuneration.ts'
import { patched } from '@renfort/domain/kernel/patch.ts'
import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import { sameHoursTypes } from '@renfort/domain/remuneration/policy-version.ts'
import { validInput } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { auditedHoursTypes } from './audited-policy.ts'
import { changePolicy } from './change-policy.ts'

type Change = typeof remuneration.changeHoursTypes

/**
 * Changes kinds of hours (API-35). Changed values need a new confirmation; values sent again
 * unchanged keep theirs (G-09).
 */
export function changeHoursTypes(
  call: CommandCall,
  { params, body }: Parsed<Change>,
): Promise<Answer<Change>> {
  return changePolicy(call, params.id, (policy) => {
    const { hoursTypes: former } = policy
    const kinds = validInput(changedHoursTypes, namedKinds(former, body))
    const hoursTypes = patched<HoursTypes>(former, kinds)
    const same = sameHoursTypes(former, hoursTypes)
    const hoursTypesConfirmation = same && policy.hoursTypesConfirmation
    return {
      action: 'remuneration.changeHoursTypes',
      policy: { ...policy, hoursTypes, hoursTypesConfirmation },
      startsVersion: !same,
      before: {
        ...auditedHoursTypes(former),
        hoursTypesConfirmation: policy.hoursTypesConfirmation,
      },
      after: { ...auditedHoursTypes(hoursTypes), hoursTypesConfirmation },
    }
  })
}

/** The new values of the kinds of hours that a change names. */
function namedKinds(former: HoursTypes, body: Parsed<Change>['body']) {
  const after = patched<HoursTypes>(former, body)
  const named = Object.entries(after).filter(([kind]) => kind in body)
  return Object.fromEntries(named)
}
