import type { RemunerationPolicyReply } from '@renfort/contract/remuneration-policy.ts'
import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'

interface Changes {
  readonly hoursTypes?: Partial<RemunerationPolicyReply['hoursTypes']>
  readonly indemnities?: Partial<RemunerationPolicyReply['indemnities']>
  readonly confirmed?: boolean
}

/** The policy that a new company has to confirm, with some changes. */
export function aPayPolicy({
  hoursTypes,
  indemnities,
  confirmed = false,
}: Changes = {}): RemunerationPolicyReply {
  const { extra, ...others } = defaultPolicy.hoursTypes
  return {
    hoursTypes: { extra: [...extra], ...others, valid: true, ...hoursTypes },
    indemnities: { lunch: [], transportation: [], other: [], valid: true, ...indemnities },
    hoursTypesConfirmation: confirmed,
    indemnitiesConfirmation: confirmed,
    coefficients: { delegation: 2, gestion: 1.6 },
  }
}
