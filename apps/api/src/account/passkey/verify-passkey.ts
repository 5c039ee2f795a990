import type { passkeys } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import type { PasskeyAssertion } from '@renfort/contract/passkey.ts'
import { secondStepMinutes } from '@renfort/domain/account/second-factor.ts'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { instantAfter } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { hashToken } from '../../platform/http/resolve-session.ts'
import type { Call } from '../../platform/http/route.ts'
import { newToken } from '../sessions/open-session.ts'
import {
  consumeChallenge,
  findPasskeys,
  lockPasskey,
  noteUse,
  storeChallenge,
} from './passkey-queries.ts'
import { relyingPartyOf } from './relying-party.ts'

const challengeMs = secondStepMinutes * 60_000

/** A challenge, stored as a hash: it is signed once, within minutes. */
export async function newChallenge(
  { queries, now }: Transaction,
  userId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = newToken()
  const expiresAt = instantAfter(now, challengeMs)
  await storeChallenge(queries, { hash: hashToken(challenge), userId, expiresAt })
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

/** Takes the challenge that a device says it signed; refused unless it was given out for this. */
export async function takeChallenge(
  { queries, now }: Transaction,
  clientDataJSON: string,
  userId: string | null,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  const isKnown = await consumeChallenge(queries, { hash: hashToken(challenge), userId, now })
  if (!isKnown) throw refuse('errors.factor.passkey_refused')
  return challenge
}

function challengeIn(clientDataJSON: string): string {
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge)
  } catch {
    throw refuse('errors.factor.passkey_refused')
  }
}

/** Without a person any passkey of the product may sign: it says whose it is. */
export async function passkeyRequestFor(
  { services }: Call,
  transaction: Transaction,
  userId: string | null,
): Promise<Answer<typeof passkeys.startPasskeySignIn>> {
  const { id: rpID } = relyingPartyOf(services)
  const own = userId === null ? [] : await findPasskeys(transaction.queries, userId)
  const { challenge, timeout = challengeMs } = await generateAuthenticationOptions({
    rpID,
    challenge: await newChallenge(transaction, userId),
    userVerification: 'required',
    timeout: challengeMs,
  })
  return {
    challenge,
    rpId: rpID,
    timeout,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports: knownTransports(transports),
    })),
  }
}

const transportNames = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
type Transport = (typeof transportNames)[number]

export function knownTransports(stored: string): Transport[] {
  const words = stored.split(',')
  return transportNames.filter((name) => words.includes(name))
}

/**
 * The passkey that signed a challenge of `userId`, or of a sign-in (`null`). Refused when its
 * origin, its host, its signature or its counter is not as it must be.
 */
export async function verifiedPasskey(
  call: Call,
  transaction: Transaction,
  credential: PasskeyAssertion,
  userId: string | null,
): Promise<{ id: string; userId: string }> {
  const { queries, now } = transaction
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(call.services)
  const { clientDataJSON, authenticatorData, signature } = credential.response
  const expectedChallenge = await takeChallenge(transaction, clientDataJSON, userId)
  const passkey = await lockPasskey(queries, credential.id)
  if (passkey === undefined) throw refuse('errors.factor.passkey_refused')
  const { verified, authenticationInfo: info } = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    call.log.warn({ err: error, passkey: passkey.id }, 'passkey refused')
    throw refuse('errors.factor.passkey_refused')
  })
  if (!verified) throw refuse('errors.factor.passkey_refused')
  await noteUse(queries, {
    id: passkey.id,
    counter: info.newCounter,
    isBackedUp: info.credentialBackedUp,
    now,
  })
  return { id: passkey.id, userId: passkey.userId }
}
