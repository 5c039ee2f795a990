import { auth, team } from '@renfort/contract'
import { allowances } from '@renfort/domain/account/throttle.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { sweepKeys } from '../../platform/http/sweep-keys.ts'
import { aCompany } from '../../testing/companies.ts'
import { linkTo, mailsTo } from '../../testing/mails.ts'
import { clientHash, newAccount, newEmail } from '../../testing/new-account.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { call, startTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { runJob } from '../../testing/run-job.ts'
import { findAccountOnDevice } from './device-queries.ts'
import { forgetPast } from '../forget-past.ts'
import { throttleKey } from '../../platform/throttle/throttle-queries.ts'

const password = clientHash('Secret!2026')
const wrong = clientHash('wrong')
let app: TestApp
let email: string

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

let start = Date.parse(testNow)
const inMinutes = (minutes: number) =>
  app.clock.set(new Date(start + minutes * 60_000).toISOString())

beforeEach(async () => {
  start += 7 * 86_400_000
  inMinutes(0)
  await ownerQuery(app.database, 'delete from login_throttles')
  email = newEmail()
  await call(app, auth.createAccount, null, { body: newAccount(email, password) })
})

async function signInFrom(remoteAddress: string, secret: string, account = email) {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api${auth.login.path}`,
    remoteAddress,
    payload: { email: account, password: secret },
  })
  const { metadata } = response.json<{ metadata?: { minutes?: number } }>()
  return {
    status: response.statusCode,
    minutes: metadata?.minutes,
    retryAfter: response.headers['retry-after'],
  }
}

async function wrongTries(count: number, remoteAddress = '10.1.1.1') {
  const tries = Array.from({ length: count }, () => signInFrom(remoteAddress, wrong))
  return (await Promise.all(tries)).map(({ status }) => status)
}

describe('ASVS 6.3.1 wrong sign-ins', () => {
  it('are counted before they are looked at: thirty at once are ten tries', async () => {
    const statuses = await wrongTries(30)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('pause for longer each time; insisting changes nothing, a right one starts over', async () => {
    let now = 0
    for (const pause of [15, 30, 60, 120, 240, 240]) {
      await wrongTries(10)
      const refused = await signInFrom('10.1.1.1', password)
      expect(refused).toEqual({ status: 429, minutes: pause, retryAfter: String(pause * 60) })
      inMinutes(now + pause - 0.5)
      expect(await signInFrom('10.1.1.1', password)).toMatchObject({ status: 429, minutes: 1 })
      now += pause + 1
      inMinutes(now)
    }
    expect((await signInFrom('10.1.1.1', password)).status).toBe(200)
    await wrongTries(10)
    expect((await signInFrom('10.1.1.1', wrong)).minutes).toBe(15)
  })

  it('are forgotten after a quarter of an hour', async () => {
    await wrongTries(9)
    inMinutes(16)
    expect(await wrongTries(10)).not.toContain(429)
  })

  it('of somebody else, elsewhere, lock nobody out', async () => {
    expect(await wrongTries(12, '10.6.6.6')).toContain(429)
    expect((await signInFrom('10.1.1.1', password)).status).toBe(200)
  })

  it('on many accounts from one address pause that address, and only it', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 101; count += 1) {
      statuses.push((await signInFrom('10.6.6.6', wrong, newEmail())).status)
    }
    expect(statuses.indexOf(429)).toBe(100)
    expect((await signInFrom('10.6.6.6', password)).status).toBe(429)
    expect((await signInFrom('10.1.1.1', password)).status).toBe(200)
  })

  it('S3 from anywhere delay unknown devices, each time for longer; where its owner signed in, they go on', async () => {
    const fromAnywhere = (count: number) =>
      Promise.all(Array.from({ length: count }, (_try, n) => signInFrom(`198.51.100.${n}`, wrong)))
    expect((await signInFrom('203.0.113.7', password)).status).toBe(200)
    let now = 0
    for (const pause of [5, 10, 20, 30, 30]) {
      const statuses = (await fromAnywhere(25)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 401)).toHaveLength(20)
      const elsewhere = await signInFrom('192.0.2.1', password)
      expect([elsewhere.status, elsewhere.minutes]).toEqual([429, pause])
      expect((await signInFrom('203.0.113.7', password)).status).toBe(200)
      now += pause + 1
      inMinutes(now)
    }
    expect((await signInFrom('192.0.2.1', password)).status).toBe(200)
  })

  it('S3 on a known device are counted as ever: it is no way around', async () => {
    expect((await signInFrom('203.0.113.7', password)).status).toBe(200)
    const statuses = await wrongTries(12, '203.0.113.7')
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('S3 find the device of a month ago unknown, and that of another browser', async () => {
    await signInFrom('203.0.113.7', password)
    const known = async (remoteAddress: string, userAgent: string) => {
      const origin = { address: remoteAddress, userAgent }
      const asked = { email, origin, now: app.clock.now() }
      return (await findAccountOnDevice(app.services.db.queries(nobody), asked))?.isKnownDevice
    }
    expect(await known('203.0.113.7', 'lightMyRequest')).toBe(true)
    expect(await known('203.0.113.8', 'lightMyRequest')).toBe(false)
    expect(await known('203.0.113.7', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0')).toBe(false)
    inMinutes(31 * 24 * 60)
    expect(await known('203.0.113.7', 'lightMyRequest')).toBe(false)
    await runJob(app, forgetPast)
    const { rows } = await ownerQuery(
      app.database,
      'select 1 from known_devices where seen_at < $1',
      [app.clock.now()],
    )
    expect(rows).toEqual([])
  })

  it('S3 from one /64 are those of one address; an IPv4 address is itself in IPv6', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await signInFrom(`2001:db8:1:2::${count}`, wrong)).status)
    }
    expect(statuses.indexOf(429)).toBe(10)
    expect((await signInFrom('2001:db8:1:3::1', password)).status).toBe(200)
    await wrongTries(10, '192.0.2.1')
    expect((await signInFrom('::ffff:192.0.2.1', wrong)).status).toBe(429)
  })

  it('S3 far more than usual, whatever accounts and addresses, hold up unknown devices alone', async () => {
    await signInFrom('203.0.113.7', password)
    const { tries } = allowances['login-everywhere']
    await ownerQuery(app.database, 'update login_throttles set failures = $2 where key = $1', [
      throttleKey('login-everywhere'),
      tries - 1,
    ])
    expect((await signInFrom('198.51.100.1', wrong, newEmail())).status).toBe(401)
    const held = await signInFrom('198.51.100.2', password)
    expect([held.status, held.minutes]).toEqual([429, 2])
    expect((await signInFrom('203.0.113.7', password)).status).toBe(200)
    inMinutes(3)
    expect((await signInFrom('198.51.100.2', password)).status).toBe(200)
  })

  it('S4 that find no place in the line are told at once, do not count, and hold no known device up', async () => {
    await signInFrom('203.0.113.7', password)
    const { passwords } = app.services
    const taken = [...Array(1_000)]
      .map(() => passwords.place('other'))
      .filter((one) => one !== null)
    const busy = await signInFrom('198.51.100.1', password)
    expect([busy.status, busy.retryAfter]).toEqual([503, '1'])
    expect((await signInFrom('203.0.113.7', password)).status).toBe(200)
    for (const place of taken) place.leave()
    expect((await signInFrom('198.51.100.1', password)).status).toBe(200)
    const { rows } = await ownerQuery(
      app.database,
      'select 1 from login_throttles where failures > 0',
    )
    expect(rows).toEqual([])
  })

  it('leave no counter behind after their day', async () => {
    await wrongTries(3)
    inMinutes(25 * 60)
    await runJob(app, sweepKeys)
    const { rows } = await ownerQuery(app.database, 'select 1 from login_throttles')
    expect(rows).toEqual([])
  })
})

describe('mails to people who did not ask', () => {
  const person = () => ({
    email: newEmail(),
    firstName: 'Ana',
    lastName: 'Blanc',
    role: 'collaborator' as const,
  })

  it('are fifty an hour for each admin, sent again or not; other admins are not held up', async () => {
    const company = await aCompany(app)
    const other = await aCompany(app)
    const invite = (admin: typeof company.admin, body = person()) =>
      call(app, team.inviteMember, admin, { body })
    const first = person()
    const { body: members } = await invite(company.admin, first)
    const id = members.find((member) => member.email === first.email)?.id ?? ''
    const resend = () => call(app, team.resendInvitation, company.admin, { params: { id } })
    for (let count = 0; count < 48; count += 1) expect((await resend()).status).toBe(200)
    expect((await invite(company.admin)).status).toBe(201)
    for (const refused of [await invite(company.admin), await resend()]) {
      expect([refused.status, refused.error.key, refused.error.metadata]).toEqual([
        429,
        'errors.auth.throttled',
        { minutes: 60 },
      ])
      expect(refused.response.headers['retry-after']).toBe('3600')
    }
    expect((await invite(other.admin)).status).toBe(201)
    inMinutes(61)
    expect((await resend()).status).toBe(200)
  })

  it('do not count when none was sent', async () => {
    const { admin } = await aCompany(app)
    const taken = { ...person(), email }
    for (let count = 0; count < 55; count += 1) {
      const { status } = await call(app, team.inviteMember, admin, { body: taken })
      expect(status).toBe(409)
    }
    expect((await call(app, team.inviteMember, admin, { body: person() })).status).toBe(201)
  })
})

describe('S4 one address', () => {
  const post = (url: string, remoteAddress: string, payload: object) =>
    app.app.inject({ method: 'POST', url: `/api${url}`, remoteAddress, payload })
  const statusesOf = async (count: number, once: () => ReturnType<typeof post>) => {
    const statuses: number[] = []
    for (let n = 0; n < count; n += 1) statuses.push((await once()).statusCode)
    return statuses
  }
  const signUp = (from: string) => () =>
    post(auth.createAccount.path, from, newAccount(newEmail(), password))
  const forget = (from: string) => () => post(auth.forgotPassword.path, from, { email: newEmail() })

  it('makes twenty companies an hour; the machine of the product itself as many as it wants', async () => {
    const statuses = await statusesOf(21, signUp('203.0.113.7'))
    expect(statuses.indexOf(429)).toBe(20)
    expect(await statusesOf(1, signUp('203.0.113.8'))).toEqual([201])
    expect(new Set(await statusesOf(21, signUp('127.0.0.1')))).toEqual(new Set([201]))
    inMinutes(61)
    expect(await statusesOf(1, signUp('203.0.113.7'))).toEqual([201])
  })

  it('does not use a company up with one that was refused', async () => {
    const refused = () =>
      post(auth.createAccount.path, '203.0.113.7', newAccount(newEmail(), clientHash('P@ssw0rd')))
    expect(new Set(await statusesOf(25, refused))).toEqual(new Set([400]))
    expect(await statusesOf(1, signUp('203.0.113.7'))).toEqual([201])
  })

  it('asks for fifty links an hour, whatever the accounts', async () => {
    const statuses = await statusesOf(51, forget('203.0.113.7'))
    expect(statuses.indexOf(429)).toBe(50)
    expect(new Set(await statusesOf(51, forget('::1')))).toEqual(new Set([204]))
    inMinutes(61)
    expect(await statusesOf(1, forget('203.0.113.7'))).toEqual([204])
  })
})

describe('links to choose a password', () => {
  async function mailedLink() {
    await call(app, auth.forgotPassword, null, { body: { email } })
    return linkTo(app, email)
  }
  /** The texts of the statements of a call. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const texts: string[] = []
    const query = vi.spyOn(pg.Client.prototype, 'query')
    query.mockClear()
    await work()
    for (const [statement] of query.mock.calls as unknown[][]) {
      texts.push((statement as { text: string }).text)
    }
    query.mockRestore()
    return texts
  }
  const use = ({ userId, token }: { userId: string; token: string }) =>
    call(app, auth.resetPassword, null, { params: { userId }, body: { token, password } })

  it('G-01 ASVS 6.4.1 work for an hour, once, and are stored as hashes', async () => {
    const link = await mailedLink()
    const { rows } = await ownerQuery(
      app.database,
      'select encode(token_hash, $2) as hash from password_resets where user_id = $1',
      [link.userId, 'hex'],
    )
    expect(rows).toEqual([{ hash: clientHash(link.token) }])
    inMinutes(59)
    expect((await use(link)).status).toBe(200)
    expect((await use(link)).error.key).toBe('errors.auth.link_invalid')
    const late = await mailedLink()
    inMinutes(59 + 61)
    expect((await use(late)).error.key).toBe('errors.auth.link_invalid')
  })

  it('S6 are all worth nothing once one of them was used, also at the same moment', async () => {
    const links = [await mailedLink(), await mailedLink(), await mailedLink()]
    const answers = await Promise.all(links.map((link) => use(link)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    for (const link of links) expect((await use(link)).error.key).toBe('errors.auth.link_invalid')
  })

  it('G-01 S10 take the same statements for every address, and are mailed only to people who may come back', async () => {
    const removed = newEmail()
    const { body } = await call(app, auth.createAccount, null, {
      body: newAccount(removed, password),
    })
    await ownerQuery(app.database, 'delete from memberships where user_id = $1', [body.userId])
    const google = newEmail()
    await call(app, auth.createAccount, null, { body: newAccount(google, password) })
    await ownerQuery(app.database, 'update users set google_login = true where email = $1', [
      google,
    ])
    const askedBy = async (address: string) => {
      const before = (await mailsTo(app, address)).length
      const statements = await statementsOf(() =>
        call(app, auth.forgotPassword, null, { body: { email: address } }),
      )
      return { statements, mails: (await mailsTo(app, address)).length - before }
    }
    const [known, byGoogle, ...others] = [
      await askedBy(email),
      await askedBy(google),
      await askedBy(removed),
      await askedBy(newEmail()),
    ]
    const same = known?.statements.map((text) =>
      text.replace('release savepoint', 'rollback to savepoint'),
    )
    expect(same?.length).toBeGreaterThan(8)
    expect(byGoogle?.statements).toEqual(known?.statements)
    expect(others.map(({ statements }) => statements)).toEqual([same, same])
    expect([known?.mails, byGoogle?.mails, ...others.map(({ mails }) => mails)]).toEqual([
      1, 1, 0, 0,
    ])
  })

  it('are refused to people who were removed from their last team', async () => {
    const link = await mailedLink()
    await ownerQuery(app.database, 'delete from memberships where user_id = $1', [link.userId])
    const { status, error } = await use(link)
    expect([status, error.key]).toEqual([400, 'errors.auth.link_invalid'])
  })

  it('that are none cost no slow hash', async () => {
    const { userId } = await mailedLink()
    const hash = vi.spyOn(app.services.passwords, 'hash')
    const invented = { userId, token: 'A'.repeat(43) }
    expect((await use(invented)).status).toBe(400)
    const activation = await call(app, auth.activateAccount, null, {
      params: { userId },
      body: { token: invented.token, password },
    })
    expect(activation.status).toBe(400)
    expect(hash).not.toHaveBeenCalled()
    hash.mockRestore()
  })
})
