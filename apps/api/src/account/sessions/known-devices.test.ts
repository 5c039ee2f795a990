import { account, auth, secondFactors, session } from '@renfort/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApi } from '../../app.ts'
import { aBrowser, type TestBrowser } from '../../testing/a-browser.ts'
import { mailsTo } from '../../testing/mails.ts'
import { clientHash, newAccount, newEmail } from '../../testing/new-account.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { codeOf } from '../../testing/second-factors.ts'
import { call, sharedApp, testNow, type TestApp } from '../../testing/test-app.ts'
import { placeHashOf } from './device-queries.ts'

const password = clientHash('Secret!2026')
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let app: TestApp
let email: string
let owner: TestBrowser
let userId: string

beforeAll(async () => {
  app = await sharedApp()
})

beforeEach(async () => {
  app.clock.set(testNow)
  email = newEmail()
  owner = aBrowser(app, firefox)
  const { body } = await owner.call(auth.createAccount, { body: newAccount(email, password) })
  userId = body.userId
})

function wait(seconds: number): void {
  app.clock.set(new Date(app.clock.epochMilliseconds() + seconds * 1_000).toISOString())
}

async function signIn(browser: TestBrowser, secret = password) {
  return browser.call(auth.login, { body: { email, password: secret } })
}

/** Whether a second factor is asked of who has just signed in there. */
async function isAsked(browser: TestBrowser): Promise<boolean> {
  const { body } = await signIn(browser)
  const me = await browser.call(session.readMe)
  expect(me.status).toBe(body.awaitsSecondFactor ? 403 : 200)
  return body.awaitsSecondFactor
}

async function setUpApp(): Promise<string> {
  const { body } = await owner.call(secondFactors.startApp, { body: { currentPassword: null } })
  const code = codeOf(app, body.secret)
  const { status } = await owner.call(secondFactors.confirmApp, { body: { code } })
  expect(status).toBe(200)
  return body.secret
}

const newDeviceMails = async () =>
  (await mailsTo(app, email)).filter(({ subject }) => subject.includes('nouvel appareil'))

describe('ASVS 6.3.3 a known device', () => {
  it('is one browser: another in the same network, however alike, is asked for the second factor', async () => {
    await setUpApp()
    const thief = aBrowser(app, firefox)
    expect([await isAsked(owner), await isAsked(thief)]).toEqual([false, true])
  })

  it('is no program, which has no cookie, whatever browser it says to be', async () => {
    await setUpApp()
    const input = { body: { email, password } }
    const { body } = await call(app, auth.login, null, input, { 'user-agent': firefox })
    expect(body.awaitsSecondFactor).toBe(true)
  })

  it('is known once the second factor was proved there, for thirty days', async () => {
    const secret = await setUpApp()
    const other = aBrowser(app, firefox)
    expect(await isAsked(other)).toBe(true)
    expect(await isAsked(other)).toBe(true)
    wait(60)
    const { status } = await other.call(secondFactors.prove, {
      body: { code: codeOf(app, secret) },
    })
    expect(status).toBe(204)
    expect(await isAsked(other)).toBe(false)
    wait(31 * 86_400)
    expect(await isAsked(other)).toBe(true)
  })

  it('is forgotten with a new password, except the one that chose it', async () => {
    const secret = await setUpApp()
    const other = aBrowser(app, firefox)
    await signIn(other)
    wait(60)
    await other.call(secondFactors.prove, { body: { code: codeOf(app, secret) } })
    expect(await isAsked(other)).toBe(false)
    const chosen = clientHash('Autre!2026')
    await owner.call(secondFactors.prove, { body: { code: codeOf(app, secret, -30) } })
    const { status } = await owner.call(account.updateProfile, {
      body: { oldPassword: password, password: chosen },
    })
    expect(status).toBe(200)
    const asked = [await signIn(owner, chosen), await signIn(other, chosen)]
    expect(asked.map(({ body }) => body.awaitsSecondFactor)).toEqual([false, true])
  })

  it('is of one account: who signs in there as somebody else is asked', async () => {
    await setUpApp()
    const colleague = aBrowser(app, firefox)
    await colleague.call(auth.createAccount, { body: newAccount(newEmail(), password) })
    const tried = await colleague.call(auth.login, {
      body: { email, password },
    })
    expect(tried.body.awaitsSecondFactor).toBe(true)
  })
})

describe('the name of a device', () => {
  it('ASVS 3.3.1 3.3.3 is in a cookie of the host alone, out of reach of scripts', async () => {
    const { config } = app.services
    const publicUrl = 'https://renfort.example'
    const api = await createApi({ ...app.services, config: { ...config, publicUrl } })
    const { response } = await call(
      { app: api },
      auth.login,
      null,
      { body: { email, password } },
      {
        'session-in': 'cookie',
        origin: publicUrl,
      },
    )
    expect(response.headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^__Host-device=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure$/,
      ),
    )
  })

  it('stays for the next sign-ins, and when one signs out', async () => {
    const name = owner.cookies.get('device')
    await owner.call(session.logout)
    await signIn(owner)
    expect([owner.cookies.get('device'), owner.cookies.get('session')]).toEqual([
      name,
      expect.stringMatching(/^[\w-]{43}$/),
    ])
  })

  it('is never one that was made up, and a sign-in that fails gives none', async () => {
    const other = aBrowser(app, firefox)
    await signIn(other, clientHash('Wrong!2026'))
    expect([...other.cookies]).toEqual([])
    other.cookies.set('device', 'mine')
    await signIn(other)
    expect(other.cookies.get('device')).toMatch(/^[\w-]{43}$/)
  })

  it('is stored as a hash', async () => {
    const name = owner.cookies.get('device') ?? ''
    const { rows } = await ownerQuery(
      app.database,
      `select encode(hash, 'escape') as hash from known_devices where user_id = $1`,
      [userId],
    )
    expect(rows).toHaveLength(1)
    expect(String(rows[0]?.['hash'])).not.toContain(name)
  })
})

describe('the mail about a new device', () => {
  it('is sent for another browser in the same network, and once for each', async () => {
    await signIn(owner)
    expect(await newDeviceMails()).toEqual([])
    const other = aBrowser(app, firefox)
    await signIn(other)
    wait(60 * 86_400)
    await signIn(other)
    await signIn(owner)
    expect(await newDeviceMails()).toHaveLength(1)
  })

  it('is not sent where the browser was known before it had a name', async () => {
    const place = placeHashOf({ address: '127.0.0.1', userAgent: firefox })
    await ownerQuery(app.database, 'delete from sign_ins where user_id = $1', [userId])
    await ownerQuery(app.database, 'update known_devices set hash = $2 where user_id = $1', [
      userId,
      place,
    ])
    await signIn(aBrowser(app, firefox))
    expect(await newDeviceMails()).toEqual([])
    await signIn(aBrowser(app, firefox))
    expect(await newDeviceMails()).toHaveLength(1)
  })
})
