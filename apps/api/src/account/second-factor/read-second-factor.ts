import type { secondFactors } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { type ReadCall, sessionOf } from '../../platform/http/route.ts'
import { findPasskeys } from '../passkey/passkey-queries.ts'
import { relyingPartyOf } from '../passkey/relying-party.ts'
import { isFactorRequired } from './required-factor.ts'
import { findFactors } from './second-factor-queries.ts'

type Read = typeof secondFactors.readSecondFactor

export async function readSecondFactor(call: ReadCall): Promise<Answer<Read>> {
  const { userId, secondFactor } = sessionOf(call)
  const passkeys = await findPasskeys(call.queries, userId)
  const { hasPosted, ...factors } = await findFactors(call.queries, userId)
  return {
    ...factors,
    passkeys,
    isRequired: isFactorRequired(call),
    requiredFrom: secondFactor.requiredFrom,
    isOffered: hasPosted && !secondFactor.isSetUp,
    passkeyHost: relyingPartyOf(call.services).id,
  }
}
