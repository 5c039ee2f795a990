import { passkeys, secondFactors } from '@renfort/contract'
import type { Caller } from '../apps/api/src/testing/test-app.ts'
import { call } from '../apps/api/src/testing/test-app.ts'
import { addPasskeyOf, aDevice, codeOf, setUpApp } from '../apps/api/src/testing/second-factors.ts'
import type { Accepted } from './accepted.ts'
import type { FuzzApp } from './fuzz-app.ts'
import { nameOf } from './operations.ts'

/** Members whose second factors the calls use, so that nobody else is asked for one. */
export interface FactorCallers {
  readonly secured: Caller
  readonly settingUp: Caller
}

/** The roles of these members. */
export const securedRole = 'admin with a second factor'
export const settingUpRole = 'admin who sets an app up'

const currentPassword = { body: { currentPassword: null } }

/** Codes, passkeys and signatures of an app and of devices that this process stands in for. */
export async function factorInputs(
  app: FuzzApp,
  { secured, settingUp }: FactorCallers,
): Promise<[string, Accepted[]][]> {
  await setUpApp(app, secured)
  const [forProof, forSignIn, added] = [aDevice(app), aDevice(app), aDevice(app)]
  await addPasskeyOf(app, secured, forProof, 'Ordinateur')
  await addPasskeyOf(app, secured, forSignIn, 'Téléphone')
  const own = await call(app, secondFactors.readSecondFactor, secured)
  const creation = await call(app, secondFactors.startPasskey, secured, currentPassword)
  const proof = await call(app, secondFactors.startProof, secured)
  const signIn = await call(app, passkeys.startPasskeySignIn, null)
  const pending = await call(app, secondFactors.startApp, settingUp, currentPassword)
  if (proof.body.passkey === null) throw new Error('The passkeys were not added.')
  const ofSecured = { role: securedRole }
  const ofPasskey = { ...ofSecured, params: { id: own.body.passkeys[0]?.id ?? '' } }
  return [
    [nameOf(secondFactors.startApp), [{ ...ofSecured, ...currentPassword }]],
    [
      nameOf(secondFactors.confirmApp),
      [{ role: settingUpRole, body: { code: codeOf(app, pending.body.secret) } }],
    ],
    [nameOf(secondFactors.removeApp), [ofSecured]],
    [nameOf(secondFactors.renewRecoveryCodes), [ofSecured]],
    [nameOf(secondFactors.startPasskey), [{ ...ofSecured, ...currentPassword }]],
    [
      nameOf(secondFactors.addPasskey),
      [{ ...ofSecured, body: { name: 'Clé', credential: added.register(creation.body) } }],
    ],
    [nameOf(secondFactors.renamePasskey), [{ ...ofPasskey, body: { name: 'Bureau' } }]],
    [nameOf(secondFactors.removePasskey), [ofPasskey]],
    [
      nameOf(secondFactors.prove),
      [{ ...ofSecured, body: { credential: forProof.sign(proof.body.passkey) } }],
    ],
    [nameOf(secondFactors.resetOfMember), [{ role: 'admin', params: { id: secured.userId } }]],
    [
      nameOf(passkeys.signInWithPasskey),
      [{ role: 'anonymous', body: { credential: forSignIn.sign(signIn.body) } }],
    ],
  ]
}
