import type { secondFactors } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { mostPasskeys } from '@renfort/domain/account/second-factor.ts'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { everywhere } from '../../platform/database/db.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { type Call, type CommandCall, sessionOf } from '../../platform/http/route.ts'
import { hashRecoveryCode, newRecoveryCodes } from '../second-factor/codes.ts'
import { beginFactor, noteFactor } from '../second-factor/first-factor.ts'
import { keepsFactor } from '../second-factor/required-factor.ts'
import {
  findFactors,
  hasSecondFactor,
  replaceRecoveryCodes,
} from '../second-factor/second-factor-queries.ts'
import { deleteOwn, findPasskeys, insertPasskey, renameOwn } from './passkey-queries.ts'
import { relyingPartyOf } from './relying-party.ts'
import { knownTransports, newChallenge, takeChallenge } from './verify-passkey.ts'

/** EdDSA, ES256 and RS256 (COSE): what devices sign with. */
const algorithms = [-8, -7, -257]

type Start = typeof secondFactors.startPasskey
type Add = typeof secondFactors.addPasskey

export async function startPasskey(call: Call, { body }: Parsed<Start>): Promise<Answer<Start>> {
  const account = await beginFactor(call, body.currentPassword)
  const { db, config } = call.services
  return db.transaction(everywhere(call.scope), async (transaction) => {
    transaction.leaveUnchanged()
    const own = await findPasskeys(transaction.queries, account.id)
    if (own.length >= mostPasskeys) throw refuse('errors.factor.too_many_passkeys')
    const {
      rp,
      user,
      challenge,
      pubKeyCredParams,
      timeout = 60_000,
    } = await generateRegistrationOptions({
      rpName: config.productName,
      rpID: relyingPartyOf(call.services).id,
      userID: new TextEncoder().encode(account.id),
      userName: account.email,
      userDisplayName: account.firstName,
      challenge: await newChallenge(transaction, account.id),
      supportedAlgorithmIDs: algorithms,
    })
    return {
      rp: { id: rp.id ?? '', name: rp.name },
      user,
      challenge,
      pubKeyCredParams,
      timeout,
      attestation: 'none' as const,
      // A passkey that its device finds by itself signs in without an e-mail.
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true,
        userVerification: 'required' as const,
      },
      excludeCredentials: own.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key' as const,
        transports: knownTransports(transports),
      })),
    }
  })
}

/** The first passkey of somebody without recovery codes comes with some. */
export async function addPasskey(call: Call, { body }: Parsed<Add>): Promise<Answer<Add>> {
  const { userId } = sessionOf(call)
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(call.services)
  const { response, ...credential } = body.credential
  const { clientDataJSON, attestationObject } = response
  return call.services.db.transaction(everywhere(call.scope), async (transaction) => {
    const { queries, now } = transaction
    const expectedChallenge = await takeChallenge(transaction, clientDataJSON, userId)
    const { verified, registrationInfo: info } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }).catch((error: unknown) => {
      call.log.warn({ err: error }, 'passkey refused')
      throw refuse('errors.factor.passkey_refused')
    })
    if (!verified || info === undefined) throw refuse('errors.factor.passkey_refused')
    const isFirst = !(await hasSecondFactor(queries, userId))
    const own = await findPasskeys(queries, userId)
    if (own.length >= mostPasskeys) throw refuse('errors.factor.too_many_passkeys')
    const isNew = await insertPasskey(queries, {
      userId,
      credentialId: info.credential.id,
      publicKey: info.credential.publicKey,
      counter: info.credential.counter,
      transports: knownTransports((response.transports ?? []).join(',')),
      isBackedUp: info.credentialBackedUp,
      name: body.name,
      now,
    })
    if (!isNew) throw refuse('errors.factor.passkey_known')
    const { recoveryCodesLeft } = await findFactors(queries, userId)
    const recoveryCodes = recoveryCodesLeft > 0 ? null : newRecoveryCodes()
    if (recoveryCodes !== null) {
      await replaceRecoveryCodes(queries, userId, recoveryCodes.map(hashRecoveryCode))
    }
    const { name } = body
    await noteFactor(call, transaction, { action: 'secondFactor.addPasskey', isFirst, name })
    return { recoveryCodes }
  })
}

export async function renamePasskey(
  call: CommandCall,
  { params, body }: Parsed<typeof secondFactors.renamePasskey>,
): Promise<void> {
  const { userId } = sessionOf(call)
  const isOwn = await renameOwn(call.queries, { userId, id: params.id, name: body.name })
  if (!isOwn) throw notFound()
  await call.transaction.record({
    action: 'secondFactor.renamePasskey',
    entity: 'user',
    entityId: userId,
    before: null,
    after: { name: body.name },
  })
}

export async function removePasskey(
  call: CommandCall,
  { params }: Parsed<typeof secondFactors.removePasskey>,
): Promise<void> {
  const { userId } = sessionOf(call)
  const { queries, transaction } = call
  const name = await deleteOwn(queries, { userId, id: params.id })
  if (name === null) throw notFound()
  if (!(await hasSecondFactor(queries, userId))) {
    keepsFactor(call)
    await replaceRecoveryCodes(queries, userId, [])
  }
  await noteFactor(call, transaction, {
    action: 'secondFactor.removePasskey',
    isFirst: false,
    name,
  })
}
