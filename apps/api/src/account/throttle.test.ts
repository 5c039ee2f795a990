import { auth, team } from '@renfort/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sweepKeys } from '../platform/http/sweep-keys.ts'
import { aCompany } from '../testing/companies.ts'
import { linkTo } from '../testing/mails.ts'
import { clientHash, newAccount, newEmail } from '../testing/new-account.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, startTestApp, type TestApp, testNow } from '../testing/test-app.ts'
import { runJob } from '../testing/run-job.ts'

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

describe('links to choose a password', () => {
  async function mailedLink() {
    await call(app, auth.forgotPassword, null, { body: { email } })
    return linkTo(app, email)
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

  it('are worth nothing to who was taken out of his last team', async () => {
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
