import { account, auth, secondFactors } from '@renfort/contract'
import { signInHistoryDays } from '@renfort/domain/account/sign-in.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkTo, mailsTo } from '../../testing/mails.ts'
import { clientHash, newAccount, newEmail } from '../../testing/new-account.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { codeOf, setUpApp } from '../../testing/second-factors.ts'
import { call, type Caller, sharedApp, testNow, type TestApp } from '../../testing/test-app.ts'
import { forgetPast } from '../forget-past.ts'

const password = clientHash('Secret!2026')
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/605.1'

let app: TestApp
let email: string
let caller: Caller

beforeAll(async () => {
  app = await sharedApp()
})

beforeEach(async () => {
  app.clock.set(testNow)
  email = newEmail()
  const signedUp = await app.app.inject({
    method: 'POST',
    url: '/api/auth/account',
    headers: { 'user-agent': firefox },
    payload: newAccount(email, password),
  })
  caller = signedUp.json<Caller>()
})

async function signIn(userAgent: string): Promise<Caller> {
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': userAgent },
    payload: { email, password },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<Caller>()
}

function inDays(days: number): void {
  app.clock.set(new Date(Date.parse(testNow) + days * 86_400_000).toISOString())
}

const newDeviceMails = async () =>
  (await mailsTo(app, email)).filter(({ subject }) => subject.includes('nouvel appareil'))

async function historyOf(of: Caller = caller) {
  const { status, body } = await call(app, account.listSignIns, of)
  expect(status).toBe(200)
  return body.map(({ browser, way, secondFactor, isNewDevice }) => [
    browser,
    way,
    secondFactor,
    isNewDevice,
  ])
}

describe('a sign-in from a new device', () => {
  it('is told by mail with browser, time and where to end it; the first of all is not', async () => {
    expect(await newDeviceMails()).toEqual([])
    await signIn(iphone)
    const mails = await newDeviceMails()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Safari sur iOS')
    expect(mails[0]?.text).toContain('(heure de Paris)')
    expect(mails[0]?.text).toContain('/me/profile')
  })

  it('is told once per device, and not from one that is known', async () => {
    await signIn(firefox)
    await signIn(iphone)
    await signIn(iphone)
    inDays(60)
    await runJob(app, forgetPast)
    await signIn(iphone)
    expect(await newDeviceMails()).toHaveLength(1)
  })

  it('is told when its second step is done', async () => {
    const { secret } = await setUpApp(app, caller)
    const waiting = await signIn(iphone)
    expect(await newDeviceMails()).toEqual([])
    inDays(0.001)
    const proof = { body: { code: codeOf(app, secret) } }
    const inBrowser = { 'user-agent': iphone }
    const { status } = await call(app, secondFactors.prove, waiting, proof, inBrowser)
    expect(status).toBe(204)
    expect(await newDeviceMails()).toHaveLength(1)
    expect((await historyOf(waiting))[0]).toEqual(['safari', 'password', 'app', true])
  })
})

describe('the history of sign-ins', () => {
  it('says with what and how, the newest first', async () => {
    inDays(1)
    await signIn(iphone)
    expect(await historyOf()).toEqual([
      ['safari', 'password', null, true],
      ['firefox', 'password', null, false],
    ])
  })

  it('has the one by the link of a forgotten password, and none that was refused', async () => {
    inDays(1)
    await call(app, auth.login, null, { body: { email, password: clientHash('Wrong!2026') } })
    await call(app, auth.forgotPassword, null, { body: { email } })
    const { userId, token } = await linkTo(app, email)
    const reset = await call(app, auth.resetPassword, null, {
      params: { userId },
      body: { token, password },
    })
    const ways = (await historyOf(reset.body as Caller)).map(([, way]) => way)
    expect(ways).toEqual(['resetLink', 'password'])
  })

  it('goes ninety days back; the last one is kept, so that the next is not the first', async () => {
    inDays(signInHistoryDays + 1)
    await runJob(app, forgetPast)
    const later = await signIn(iphone)
    expect(await historyOf(later)).toEqual([['safari', 'password', null, true]])
    expect(await newDeviceMails()).toHaveLength(1)
  })

  it('is one’s own only', async () => {
    const other = await call(app, auth.createAccount, null, {
      body: newAccount(newEmail(), password),
    })
    expect(await historyOf({ token: other.body.token, userId: other.body.userId })).toHaveLength(1)
    expect((await call(app, account.listSignIns, null)).status).toBe(401)
  })
})

describe('a session whose time is over', () => {
  const keptOf = async ({ userId }: Caller) => {
    const { rows } = await ownerQuery(app.database, 'select id from sessions where user_id = $1', [
      userId,
    ])
    return rows.length
  }
  const openedOf = async ({ userId }: Caller) => {
    const { rows } = await ownerQuery(
      app.database,
      `select 1 from audit_log where actor_id = $1 and action = 'session.open'`,
      [userId],
    )
    return rows.length
  }

  it('is deleted by the night, and stays in the trail and among the sign-ins', async () => {
    inDays(10)
    await signIn(iphone)
    const opened = await openedOf(caller)
    inDays(29)
    const open = await signIn(firefox)
    await runJob(app, forgetPast)
    expect(await keptOf(caller)).toBe(3)
    inDays(31)
    await runJob(app, forgetPast)
    expect(await keptOf(caller)).toBe(2)
    expect(await historyOf(open)).toHaveLength(3)
    inDays(59.5)
    await runJob(app, forgetPast)
    expect(await keptOf(caller)).toBe(0)
    expect(await historyOf(await signIn(iphone))).toHaveLength(4)
    expect(await openedOf(caller)).toBe(opened + 2)
  })
})
