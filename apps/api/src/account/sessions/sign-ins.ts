import type { account } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { deviceOf } from '@renfort/domain/account/device.ts'
import type { FactorKind } from '@renfort/domain/account/second-factor.ts'
import type { SignInWay } from '@renfort/domain/account/sign-in.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { type ReadCall, sessionOf } from '../../platform/http/route.ts'
import { siteOf } from '../../platform/mail/compose-mail.ts'
import { enqueueMail } from '../../platform/mail/outbox-queries.ts'
import { findAccountById } from '../account-queries.ts'
import { newDeviceMail } from '../mails.ts'
import { deviceHashOf, type Origin, placeHashOf, rememberDevice } from './device-queries.ts'
import type { ProviderSignIn } from './provider-queries.ts'
import { findSignedIn, findSignIns, insertSignIn } from './sign-in-queries.ts'

/** The call with which somebody signs in. */
export interface SigningIn extends Origin {
  readonly services: Parameters<typeof siteOf>[0]
}

export async function listSignIns(call: ReadCall): Promise<Answer<typeof account.listSignIns>> {
  return findSignIns(call.queries, sessionOf(call).userId, call.services.clock.now())
}

/**
 * Notes a sign-in that is complete, and remembers its device. A device that is new is told by mail,
 * unless it is the first of all.
 */
export async function noteSignIn(
  { queries, now }: Transaction,
  origin: SigningIn,
  signIn: {
    userId: string
    way: SignInWay
    secondFactor: FactorKind | null
    provider: Pick<ProviderSignIn, 'acr' | 'amr'> | null
  },
): Promise<void> {
  const { userId } = signIn
  const [deviceHash, device] = [deviceHashOf(origin), deviceOf(origin.userAgent ?? '')]
  const asked = { userId, deviceHash, placeHash: placeHashOf(origin), now }
  const before = await findSignedIn(queries, asked)
  const isNewDevice = before.anywhere && !before.here
  await insertSignIn(queries, { ...signIn, at: now, deviceHash, device, isNewDevice })
  await rememberDevice(queries, { userId, origin, now })
  if (!isNewDevice) return
  const account = await findAccountById(queries, userId)
  if (account === undefined) return
  await enqueueMail(
    queries,
    newDeviceMail(account, { device, at: now }, siteOf(origin.services)),
    now,
  )
}
