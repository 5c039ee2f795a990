import { secondFactors } from '@renfort/contract'
import { TOTP, Secret } from 'otpauth'
import { relyingPartyOf } from '../account/passkey/relying-party.ts'
import { anAuthenticator } from './authenticator.ts'
import { call, type Caller, type TestApp } from './test-app.ts'

/** The code that an app shows now, or so many seconds ago. */
export function codeOf({ clock }: TestApp, secret: string, secondsAgo = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: clock.epochMilliseconds() - secondsAgo * 1_000,
  })
}

export interface SetUpApp {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Sets an app up for a person who signed in within the last minutes. */
export async function setUpApp(app: TestApp, caller: Caller, userAgent = ''): Promise<SetUpApp> {
  const started = await call(app, secondFactors.startApp, caller, {
    body: { currentPassword: null },
  })
  if (started.status !== 200) throw new Error(JSON.stringify(started.error))
  const { secret } = started.body
  const confirmed = await call(
    app,
    secondFactors.confirmApp,
    caller,
    { body: { code: codeOf(app, secret) } },
    { 'user-agent': userAgent },
  )
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.error))
  return { secret, recoveryCodes: confirmed.body.recoveryCodes }
}

/** A device for the pages of the product. */
export function aDevice({ services }: Pick<TestApp, 'services'>) {
  const { id: host, origin } = relyingPartyOf(services)
  return anAuthenticator({ host, origin })
}

/** Adds a passkey of a device to an account. */
export async function addPasskeyOf(
  app: TestApp,
  caller: Caller,
  device: ReturnType<typeof aDevice>,
  name = 'Ordinateur',
) {
  const { body: options } = await call(app, secondFactors.startPasskey, caller, {
    body: { currentPassword: null },
  })
  return call(app, secondFactors.addPasskey, caller, {
    body: { name, credential: device.register(options) },
  })
}
