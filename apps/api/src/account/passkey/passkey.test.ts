import { auth, passkeys, secondFactors, session } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { anAuthenticator } from '../../testing/authenticator.ts'
import { aCompany } from '../../testing/companies.ts'
import { clientHash, newAccount, newEmail } from '../../testing/new-account.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { addPasskeyOf, aDevice, setUpApp } from '../../testing/second-factors.ts'
import { call, type Caller, sharedApp, testNow, type TestApp } from '../../testing/test-app.ts'
import { relyingPartyOf } from './relying-party.ts'

const password = clientHash('Secret!2026')
let app: TestApp

beforeAll(async () => {
  app = await sharedApp()
})

async function aPerson() {
  app.clock.set(testNow)
  const email = newEmail()
  const { body } = await call(app, auth.createAccount, null, { body: newAccount(email, password) })
  return { email, caller: body as Caller }
}

async function signIn(device: ReturnType<typeof aDevice>, origin?: string) {
  const { body: options } = await call(app, passkeys.startPasskeySignIn, null)
  return call(app, passkeys.signInWithPasskey, null, {
    body: { credential: device.sign(options, origin) },
  })
}

describe('the product’s own pages', () => {
  it.each([
    ['https://renfort.example', 'renfort.example', 'https://renfort.example'],
    ['https://app.renfort.example:8443', 'app.renfort.example', 'https://app.renfort.example:8443'],
    ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ])('%s is the host %s and the origin %s of passkeys', (url, id, origin) => {
    expect(relyingPartyOf({ publicUrl: () => url })).toEqual({ id, origin })
  })
})

describe('a passkey', () => {
  it('signs in without a password, and no second step follows', async () => {
    const { caller } = await aPerson()
    const device = aDevice(app)
    expect((await addPasskeyOf(app, caller, device)).status).toBe(201)
    const { status, body } = await signIn(device)
    expect([status, body.userId, body.awaitsSecondFactor]).toEqual([200, caller.userId, false])
    expect((await call(app, session.readMe, body)).status).toBe(200)
  })

  it('is one of several, each with its name, and comes with recovery codes the first time', async () => {
    const { caller } = await aPerson()
    const [one, other] = [aDevice(app), aDevice(app)]
    const first = await addPasskeyOf(app, caller, one, 'Téléphone')
    expect(first.body.recoveryCodes).toHaveLength(10)
    const second = await addPasskeyOf(app, caller, other, 'Clé')
    expect(second.body.recoveryCodes).toBeNull()
    const { body } = await call(app, secondFactors.readSecondFactor, caller)
    expect(body.passkeys.map(({ name }) => name)).toEqual(['Téléphone', 'Clé'])
    const { id = '' } = body.passkeys[1] ?? {}
    await call(app, secondFactors.renamePasskey, caller, {
      params: { id },
      body: { name: 'Clé du bureau' },
    })
    const removed = body.passkeys[0]?.id ?? ''
    await call(app, secondFactors.removePasskey, caller, { params: { id: removed } })
    const { body: left } = await call(app, secondFactors.readSecondFactor, caller)
    expect(left.passkeys.map(({ name }) => name)).toEqual(['Clé du bureau'])
    expect((await signIn(one)).error.key).toBe('errors.factor.passkey_refused')
    expect((await signIn(other)).status).toBe(200)
  })

  it('is a second factor after a password, too', async () => {
    const { email, caller } = await aPerson()
    const device = aDevice(app)
    await addPasskeyOf(app, caller, device)
    const { body: waiting } = await call(
      app,
      auth.login,
      null,
      { body: { email, password } },
      { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' },
    )
    expect(waiting.awaitsSecondFactor).toBe(true)
    const { body: proof } = await call(app, secondFactors.startProof, waiting)
    expect(proof.passkey?.allowCredentials).toMatchObject([{ id: device.id }])
    const { status } = await call(app, secondFactors.prove, waiting, {
      body: { credential: device.sign(proof.passkey ?? { challenge: '' }) },
    })
    expect([status, (await call(app, session.readMe, waiting)).status]).toEqual([204, 200])
  })

  it('of another origin or another host is refused', async () => {
    const { caller } = await aPerson()
    const device = aDevice(app)
    await addPasskeyOf(app, caller, device)
    const elsewhere = 'https://renfort.example.net'
    expect((await signIn(device, elsewhere)).error.key).toBe('errors.factor.passkey_refused')
    const { origin } = relyingPartyOf(app.services)
    const foreign = anAuthenticator({ host: 'renfort.example.net', origin })
    expect((await addPasskeyOf(app, caller, foreign)).error.key).toBe(
      'errors.factor.passkey_refused',
    )
    const { body: options } = await call(app, secondFactors.startPasskey, caller, {
      body: { currentPassword: null },
    })
    const { error } = await call(app, secondFactors.addPasskey, caller, {
      body: { name: 'Ailleurs', credential: aDevice(app).register(options, elsewhere) },
    })
    expect(error.key).toBe('errors.factor.passkey_refused')
  })

  it('ASVS 6.5.1 signs each challenge once, and none that was given for something else', async () => {
    const { caller } = await aPerson()
    const device = aDevice(app)
    await addPasskeyOf(app, caller, device)
    const { body: options } = await call(app, passkeys.startPasskeySignIn, null)
    const enter = () =>
      call(app, passkeys.signInWithPasskey, null, { body: { credential: device.sign(options) } })
    expect((await enter()).status).toBe(200)
    expect((await enter()).error.key).toBe('errors.factor.passkey_refused')
    const { body: proof } = await call(app, secondFactors.startProof, caller)
    const { error } = await call(app, passkeys.signInWithPasskey, null, {
      body: { credential: device.sign(proof.passkey ?? { challenge: '' }) },
    })
    expect(error.key).toBe('errors.factor.passkey_refused')
  })

  it('whose count of uses goes backwards is a copy, and is refused', async () => {
    const { caller } = await aPerson()
    const device = aDevice(app)
    await addPasskeyOf(app, caller, device)
    expect((await signIn(device)).status).toBe(200)
    device.rewind()
    expect((await signIn(device)).error.key).toBe('errors.factor.passkey_refused')
  })

  it('says whether it is backed up, as its device last said', async () => {
    const { caller } = await aPerson()
    const [phone, key] = [aDevice(app), aDevice(app)]
    const states = async () => {
      const { body } = await call(app, secondFactors.readSecondFactor, caller)
      return body.passkeys.map(({ name, isBackedUp }) => [name, isBackedUp])
    }
    phone.backUp('none')
    await addPasskeyOf(app, caller, phone, 'Téléphone')
    await addPasskeyOf(app, caller, key, 'Clé')
    expect(await states()).toEqual([
      ['Téléphone', false],
      ['Clé', false],
    ])
    phone.backUp('whole')
    expect((await signIn(phone)).status).toBe(200)
    expect((await signIn(key)).status).toBe(200)
    expect(await states()).toEqual([
      ['Téléphone', true],
      ['Clé', false],
    ])
    phone.backUp('none')
    await signIn(phone)
    expect(await states()).toContainEqual(['Téléphone', false])
  })

  it('that comes with a copy is backed up from the start', async () => {
    const { caller } = await aPerson()
    const phone = aDevice(app)
    phone.backUp('whole')
    await addPasskeyOf(app, caller, phone)
    const { body } = await call(app, secondFactors.readSecondFactor, caller)
    expect(body.passkeys).toMatchObject([{ isBackedUp: true }])
  })

  it('of somebody else is not one’s own: it is neither renamed nor removed nor a proof', async () => {
    const { caller } = await aPerson()
    const device = aDevice(app)
    await addPasskeyOf(app, caller, device)
    const { body } = await call(app, secondFactors.readSecondFactor, caller)
    const params = { id: body.passkeys[0]?.id ?? '' }
    const { admin } = await aCompany(app)
    await setUpApp(app, admin)
    const renamed = await call(app, secondFactors.renamePasskey, admin, {
      params,
      body: { name: 'À moi' },
    })
    const removed = await call(app, secondFactors.removePasskey, admin, { params })
    expect([renamed.status, removed.status]).toEqual([404, 404])
    const mine = aDevice(app)
    await addPasskeyOf(app, admin, mine)
    const { body: proof } = await call(app, secondFactors.startProof, admin)
    const { error } = await call(app, secondFactors.prove, admin, {
      body: { credential: device.sign(proof.passkey ?? { challenge: '' }) },
    })
    expect(error.key).toBe('errors.factor.passkey_refused')
  })

  it('is in the audit when it is added, renamed, removed, and when it signs in', async () => {
    const { caller } = await aPerson()
    const device = aDevice(app)
    await addPasskeyOf(app, caller, device, 'Téléphone')
    const { body } = await call(app, secondFactors.readSecondFactor, caller)
    const params = { id: body.passkeys[0]?.id ?? '' }
    await call(app, secondFactors.renamePasskey, caller, { params, body: { name: 'Poche' } })
    await signIn(device)
    await call(app, secondFactors.removePasskey, caller, { params })
    const { rows } = await ownerQuery(
      app.database,
      `select action, after, actor_id from audit_log where entity_id = $1
        and (action like 'secondFactor.%' or action = 'session.open') order by id offset 1`,
      [caller.userId],
    )
    const by = { actor_id: caller.userId }
    expect(rows).toEqual([
      { action: 'secondFactor.addPasskey', after: { name: 'Téléphone' }, ...by },
      { action: 'secondFactor.renamePasskey', after: { name: 'Poche' }, ...by },
      { action: 'session.open', after: null, ...by },
      { action: 'secondFactor.removePasskey', after: { name: 'Poche' }, ...by },
    ])
  })
})
