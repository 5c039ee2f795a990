import type { auth } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { FullLineError } from '../../platform/bounded-line.ts'
import { nobody } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Call } from '../../platform/http/route.ts'
import { holdPassword } from '../account-queries.ts'
import { type AccountOnDevice, findAccountOnDevice } from './device-queries.ts'
import { openSession } from './open-session.ts'
import {
  giveAllBack,
  takeTries,
  throttle,
  throttleFromAnywhere,
  type Throttle,
} from '../../platform/throttle/throttle.ts'

type Login = typeof auth.login
type Place = ReturnType<Call['services']['passwords']['place']>

export async function logIn(call: Call, { body }: Parsed<Login>): Promise<Answer<Login>> {
  const { db, passwords, clock } = call.services
  const place = passwords.place('other')
  try {
    const asked = { email: body.email, origin: call, now: clock.now() }
    const account = await findAccountOnDevice(db.queries(nobody), asked)
    if (!account?.isKnownDevice) return await enter(call, body, account, place)
    // Known devices go first, even when others have filled the line.
    const placeInFront = passwords.place('first')
    try {
      return await enter(call, body, account, placeInFront ?? place)
    } finally {
      placeInFront?.leave()
    }
  } finally {
    place?.leave()
  }
}

async function enter(
  call: Call,
  body: Parsed<Login>['body'],
  account: AccountOnDevice | undefined,
  place: Place,
): Promise<Answer<Login>> {
  if (place === null) throw new FullLineError()
  const { db, passwords } = call.services
  const tries = await triesOf(call, body.email, account?.isKnownDevice ?? false)
  const stored = account?.validatedAt ? account.passwordHash : null
  const right = await passwords.verify(stored, body.password, place).catch(async (error) => {
    await giveAllBack([tries.own, ...tries.shared])
    throw error
  })
  if (!right || account === undefined || stored === null) {
    throw refuse('errors.auth.invalid_credentials')
  }
  await tries.own.clear()
  await giveAllBack(tries.shared)
  return db.transaction({ ...nobody, actorId: account.id }, async (transaction) => {
    // A change of password closes all sessions, so a sign-in with the old password must open none
    // afterwards.
    const isCurrent = await holdPassword(transaction.queries, account.id, stored)
    if (!isCurrent) throw refuse('errors.auth.invalid_credentials')
    return openSession(transaction, account, call, 'password')
  })
}

interface Tries {
  /** The tries for this account from this network. */
  readonly own: Throttle
  /** The tries from all unknown devices. */
  readonly shared: readonly Throttle[]
}

/** Tries of others delay only unknown devices. */
async function triesOf(call: Call, email: string, isKnown: boolean): Promise<Tries> {
  const own = () => throttle(call, 'login', email)
  const shared = [
    () => throttle(call, 'login-address', ''),
    () => throttleFromAnywhere(call, 'login-account', email),
    () => throttleFromAnywhere(call, 'login-everywhere'),
  ]
  const [first, ...others] = await takeTries(isKnown ? [own] : [own, ...shared])
  if (first === undefined) throw new Error('No try was counted.')
  return { own: first, shared: others }
}
