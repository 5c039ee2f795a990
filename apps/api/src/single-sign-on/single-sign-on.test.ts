import { randomBytes } from 'node:crypto'
import { account, auth, session, signOn, singleSignOn, team } from '@renfort/contract'
import type { NewConnection } from '@renfort/contract/single-sign-on.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, aGroup, type TestCompany } from '../testing/companies.ts'
import { aPlayedProvider, type PlayedProvider } from '../testing/identity-provider.ts'
import { clientHash, newAccount, newEmail } from '../testing/new-account.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { setUpApp } from '../testing/second-factors.ts'
import { aSignOnBrowser, broughtBack } from '../testing/sign-on-browser.ts'
import { aVerifiedDomain, withConnection } from '../testing/single-sign-on.ts'
import { call, startTestApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
let provider: PlayedProvider
let company: TestCompany
let domain: string

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_NETWORKS: '127.0.0.0/8', PUBLIC_URL: 'https://renfort.test' })
  provider = await aPlayedProvider()
})
afterAll(async () => {
  provider.close()
  await app.app.close()
  await app.database.close()
})
beforeEach(async () => {
  app.clock.set(testNow)
  provider.isDown = false
  provider.describes = {}
  company = await aCompany(app)
  domain = `${randomBytes(6).toString('hex')}.test`
  await aVerifiedDomain(app, company, domain)
  await connect()
})

const connect = (changes: Partial<NewConnection> = {}, of = company) =>
  withConnection(app, of, {
    issuer: provider.issuer,
    clientId: provider.clientId,
    clientSecret: provider.clientSecret,
    ...changes,
  })

const told = ({ status, error }: { status: number; error: { key?: string } | undefined }) =>
  [status, error?.key] as const

const aBrowser = (email: string) => aSignOnBrowser(app, email)
const answered = (browser: Awaited<ReturnType<typeof aBrowser>>, claims: Record<string, unknown>) =>
  broughtBack(provider, browser, claims)

const finish = (
  body: { code: string; state: string; browserSecret: string; iss?: string },
  headers: Readonly<Record<string, string>> = {},
) => call(app, signOn.finishSignOn, null, { body }, headers)

let people = 0
/** Somebody of the directory comes in. */
async function comeIn(claims: Record<string, unknown>) {
  const email = String(claims['email'])
  const sub = `person-${(people += 1)}`
  return finish(answered(await aBrowser(email), { sub, ...claims }))
}

const emailOf = async (userId: string) => {
  const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [userId])
  return String(rows[0]?.['email'])
}
/** Gives a member an e-mail of the company’s domain. */
async function movedToDomain(userId: string, name: string): Promise<string> {
  const email = `${name}@${domain}`
  await ownerQuery(app.database, 'update users set email = $2 where id = $1', [userId, email])
  return email
}
const roleIn = async (userId: string, organisationId = company.id) => {
  const { rows } = await ownerQuery(
    app.database,
    'select role from memberships where user_id = $1 and organisation_id = $2',
    [userId, organisationId],
  )
  return rows[0]?.['role'] ?? null
}

describe('a person of the directory', () => {
  it('comes in by the provider of their e-mail’s domain, and gets an account with the default role', async () => {
    const email = `ana@${domain}`
    const { status, body } = await comeIn({
      email: `Ana@${domain}`,
      given_name: 'Ana',
      family_name: 'Blanc',
      acr: 'urn:level:2',
      amr: ['pwd', 'otp'],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ organisationId: company.id, awaitsSecondFactor: false })
    expect([await emailOf(body.userId), await roleIn(body.userId)]).toEqual([email, 'collaborator'])
    const caller = { ...body, organisationId: company.id }
    const me = await call(app, session.readMe, caller)
    expect(me.body).toMatchObject({ firstName: 'Ana', lastName: 'Blanc' })
    const signIns = await call(app, account.listSignIns, caller)
    expect(signIns.body).toMatchObject([
      { way: 'singleSignOn', acr: 'urn:level:2', amr: ['pwd', 'otp'] },
    ])
    const overview = await call(app, singleSignOn.readSingleSignOn, company.admin, {
      params: { id: company.id },
    })
    expect(overview.body.connection?.workedAt).not.toBeNull()
    expect(JSON.stringify(overview.body)).not.toContain(provider.clientSecret)
  })

  it('ASVS 3.3.4 7.2.4 holds the session in the cookie of their browser, whose former one ends', async () => {
    const email = `eva@${domain}`
    const page = { 'session-in': 'cookie', origin: 'http://localhost:80' }
    const enter = async (headers: Readonly<Record<string, string>>) => {
      const { response, body } = await finish(
        answered(await aBrowser(email), { sub: 'eva', email }),
        headers,
      )
      const [cookie = ''] =
        /(__Host-)?session=[\w-]+/.exec(String(response.headers['set-cookie'])) ?? []
      return { cookie, token: body.token, userId: body.userId }
    }
    const first = await enter(page)
    expect(first).toMatchObject({ token: '', cookie: expect.stringMatching(/session=[\w-]{43}$/) })
    const { cookie, userId } = await enter({ ...page, cookie: first.cookie })
    const statusWith = async (held: string) =>
      (await call(app, session.readMe, null, {}, { ...page, cookie: held, userId })).status
    expect([await statusWith(cookie), await statusWith(first.cookie)]).toEqual([200, 401])
  })

  it('is one account, however many first sign-ins of theirs come back at once', async () => {
    const email = `lea@${domain}`
    const person = { sub: 'lea', email, given_name: 'Léa', family_name: 'Petit' }
    const browsers = await Promise.all([1, 2, 3, 4].map(() => aBrowser(email)))
    const entered = await Promise.all(browsers.map((each) => finish(answered(each, person))))
    expect(entered.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(entered.map(({ body }) => body.userId)).size).toBe(1)
    const joined = `select entity_id from audit_log where action = 'member.join' and after->>'email' = $1`
    expect((await ownerQuery(app.database, joined, [email])).rows).toHaveLength(1)
  })

  it('is told that their e-mail is taken when two people of the directory come with it at once', async () => {
    const email = `max@${domain}`
    const browsers = await Promise.all(['one', 'other'].map(() => aBrowser(email)))
    const entered = await Promise.all(
      browsers.map((each, n) => finish(answered(each, { sub: `max-${n}`, email }))),
    )
    const keys = entered.map(({ status, error }) => (status === 200 ? 'in' : error.key))
    expect(keys).toContain('in')
    // Which of the two is said depends on who was faster.
    expect(['errors.sso.other_person', 'errors.user.email_used']).toContain(
      keys.find((each) => each !== 'in'),
    )
  })

  it('is the same person when their e-mail changes there, and not when another gets it', async () => {
    const email = `leo@${domain}`
    const { body } = await comeIn({ email, sub: 'leo' })
    const renamed = await comeIn({ email: `leonard@${domain}`, sub: 'leo' })
    expect(renamed.body.userId).toBe(body.userId)
    expect(told(await comeIn({ email, sub: 'another leo' }))).toEqual([
      403,
      'errors.sso.other_person',
    ])
  })

  it('who is invited or has left is active again, and what opened the account before does not', async () => {
    const email = `zoe@${domain}`
    await call(app, team.inviteMember, company.admin, {
      body: { email, firstName: 'Zoé', lastName: 'Roux', role: 'missionManager' },
    })
    const { body } = await comeIn({ email, sub: 'zoe' })
    expect(await roleIn(body.userId)).toBe('missionManager')
    await call(app, team.removeMember, company.admin, { params: { id: body.userId } })
    expect(await roleIn(body.userId)).toBeNull()
    const again = await comeIn({ email, sub: 'zoe made anew' })
    expect([again.status, await roleIn(body.userId)]).toEqual([200, 'collaborator'])
  })

  it('of a company of the group comes in by the provider of the group, as what they are there', async () => {
    const group = await aGroup(app)
    const child = await aCompany(app, { parentId: group.id })
    const ofGroup = { id: group.id, admin: group.admin }
    const groupDomain = `${randomBytes(6).toString('hex')}.test`
    await aVerifiedDomain(app, ofGroup, groupDomain)
    await withConnection(app, ofGroup, {
      issuer: provider.issuer,
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      rolesClaim: 'groups',
      roleMapping: [{ value: 'ops', role: 'admin' }],
    })
    const { userId } = child.manager
    await ownerQuery(app.database, 'update users set email = $2 where id = $1', [
      userId,
      `chef@${groupDomain}`,
    ])
    const { body } = await comeIn({ email: `chef@${groupDomain}`, groups: ['ops'] })
    expect([body.userId, await roleIn(userId, child.id), await roleIn(userId, group.id)]).toEqual([
      userId,
      'missionManager',
      null,
    ])
  })
})

describe('the roles of a directory', () => {
  const mapping = {
    rolesClaim: 'groups',
    roleMapping: [
      { value: 'planners', role: 'missionManager' as const },
      { value: 'admins', role: 'admin' as const },
    ],
  }

  it('are those of the mapping and no other, at each sign-in', async () => {
    await connect(mapping)
    const as = async (groups: unknown) => {
      const { body } = await comeIn({ email: `ida@${domain}`, sub: 'ida', groups, role: 'admin' })
      return roleIn(body.userId)
    }
    expect(await as(['planners', 'others'])).toBe('missionManager')
    expect(await as(['admins'])).toBe('admin')
    expect(await as(['admin', 'superadmin'])).toBe('collaborator')
  })

  it('refuse who has none, without a default role', async () => {
    await connect({ ...mapping, defaultRole: null })
    const email = `noe@${domain}`
    expect(told(await comeIn({ email, groups: ['others'] }))).toEqual([403, 'errors.sso.no_role'])
    const { rows } = await ownerQuery(app.database, 'select 1 from users where email = $1', [email])
    expect(rows).toEqual([])
  })

  it('never take the last administrator away', async () => {
    await connect(mapping)
    const { userId } = company.admin
    await comeIn({ email: await movedToDomain(userId, 'chief'), groups: [] })
    expect(await roleIn(userId)).toBe('admin')
  })
})

describe('a provider answers for its own people alone', () => {
  const otherCompany = [403, 'errors.sso.other_company']

  it('not for an e-mail of another domain, one that is refuted, or none', async () => {
    for (const claims of [
      { email: 'ana@elsewhere.test' },
      { email: `ana@sub.${domain}` },
      { email: `ana@${domain}`, email_verified: false },
      { email: undefined },
    ]) {
      const browser = await aBrowser(`ana@${domain}`)
      const back = await finish(answered(browser, claims))
      expect([claims, ...told(back)]).toEqual([claims, 403, 'errors.sso.other_domain'])
    }
  })

  it('not for an account of another company', async () => {
    const other = await aCompany(app)
    const email = await movedToDomain(other.admin.userId, 'chief')
    expect(told(await comeIn({ email }))).toEqual(otherCompany)
  })

  it('not for internal staff', async () => {
    const email = await movedToDomain(company.manager.userId, 'staff')
    await ownerQuery(app.database, 'update users set is_insider = true where id = $1', [
      company.manager.userId,
    ])
    expect(told(await comeIn({ email }))).toEqual(otherCompany)
  })

  it('not for a domain that another company has proved', async () => {
    const other = await aCompany(app)
    const add = (name: string) =>
      call(app, singleSignOn.addDomain, other.admin, {
        params: { id: other.id },
        body: { domain: name },
      })
    expect(told(await add(domain))).toEqual([409, 'errors.sso.domain_taken'])
    await connect({}, other)
    const { url } = await aBrowser(`ana@${domain}`)
    expect(url.startsWith(`${provider.issuer}/authorize?`)).toBe(true)
    const { rows } = await ownerQuery(
      app.database,
      'select organisation_id from sso_flows order by expires_at desc limit 1',
    )
    expect(rows).toEqual([{ organisation_id: company.id }])
  })
})

describe('what comes back', () => {
  const refused = [401, 'errors.sso.refused']
  const email = () => `ana@${domain}`

  it('works once, and only in the browser that left', async () => {
    const [browser, other] = [await aBrowser(email()), await aBrowser(email())]
    const back = answered(browser, { email: email() })
    const { browserSecret } = other
    expect(told(await finish({ ...back, browserSecret }))).toEqual(refused)
    expect((await finish(back)).status).toBe(200)
    expect(told(await finish(back))).toEqual(refused)
  })

  it('is refused with a code that was used, under the state of another sign-in', async () => {
    const first = answered(await aBrowser(email()), { email: email() })
    await finish(first)
    const second = answered(await aBrowser(email()), { email: email() })
    expect(told(await finish({ ...second, code: first.code }))).toEqual(refused)
  })

  it('is refused after ten minutes', async () => {
    const back = answered(await aBrowser(email()), { email: email() })
    app.clock.set('2026-12-02T09:10:01.000Z')
    expect(told(await finish(back))).toEqual(refused)
  })

  it('is refused when the issuer was changed meanwhile, or names another', async () => {
    const back = answered(await aBrowser(email()), { email: email() })
    await connect({ issuer: 'https://elsewhere.test' })
    expect(told(await finish(back))).toEqual(refused)
    await connect()
    const named = answered(await aBrowser(email()), { email: email() })
    expect(told(await finish({ ...named, iss: 'https://elsewhere.test' }))).toEqual(refused)
  })

  it('leads to the product’s own address alone', async () => {
    const start = (redirectUri: string) =>
      call(app, signOn.startSignOn, null, {
        body: { email: email(), browserHash: 'x'.repeat(43), redirectUri },
      })
    for (const uri of [
      'https://evil.test/single-sign-on/callback',
      'https://renfort.test.evil.test/single-sign-on/callback',
      'https://renfort.test/elsewhere',
      'https://renfort.test/single-sign-on/callback?next=https://evil.test',
    ]) {
      expect((await start(uri)).error.metadata?.['issues']).toEqual([
        { path: ['redirectUri'], key: 'errors.field.format' },
      ])
    }
    const right = await start('https://renfort.test/single-sign-on/callback')
    expect(right.status).toBe(200)
  })
})

describe('a provider that cannot be asked', () => {
  it('that is down is said, kept for its administrator, and forgotten when it is back', async () => {
    provider.isDown = true
    const browser = await aBrowser(`ana@${domain}`)
    expect(told(browser.started)).toEqual([503, 'errors.sso.unavailable'])
    const failureNow = async () => {
      const { body } = await call(app, singleSignOn.readSingleSignOn, company.admin, {
        params: { id: company.id },
      })
      return body.connection?.failure
    }
    expect(await failureNow()).toBe('unreachable')
    provider.isDown = false
    await comeIn({ email: `ana@${domain}` })
    expect(await failureNow()).toBeNull()
  })

  it('that does not know the secret, or describes another issuer, is set up wrongly', async () => {
    const misconfigured = [503, 'errors.sso.misconfigured']
    await connect({ clientSecret: 'wrong' })
    expect(told(await comeIn({ email: `ana@${domain}` }))).toEqual(misconfigured)
    await connect()
    // As the address of all companies at Entra ID does.
    provider.describes = { issuer: 'https://login.example.test/{tenantid}/v2.0' }
    expect(told((await aBrowser(`ana@${domain}`)).started)).toEqual(misconfigured)
  })

  it('at a private address is never asked', async () => {
    const strict = await startTestApp({ PUBLIC_URL: 'https://renfort.test' }, {}, app.database)
    // Each process of these tests has its own key for secrets.
    await withConnection(strict, company, { issuer: provider.issuer })
    const test = await call(strict, singleSignOn.testConnection, company.admin, {
      params: { id: company.id },
    })
    expect(test.body).toEqual({ failure: 'privateAddress' })
    const body = { email: `ana@${domain}`, browserHash: 'x'.repeat(43) }
    const started = await call(strict, signOn.startSignOn, null, { body })
    expect(told(started)).toEqual([503, 'errors.sso.misconfigured'])
    await strict.app.close()
  })

  it('whose keys are at a private address is not asked for them there', async () => {
    provider.describes = { jwks_uri: 'http://10.0.0.1/keys' }
    const back = await comeIn({ email: `ana@${domain}` })
    expect(told(back)).toEqual([503, 'errors.sso.misconfigured'])
  })
})

describe('a second factor', () => {
  it('is not asked again of who proved one to the provider, and of the others it is', async () => {
    const email = await movedToDomain(company.manager.userId, 'manager')
    await setUpApp(app, company.manager)
    await ownerQuery(app.database, 'delete from known_devices where user_id = $1', [
      company.manager.userId,
    ])
    const sub = 'the manager'
    const plain = await comeIn({ email, sub, amr: ['pwd'] })
    expect(plain.body.awaitsSecondFactor).toBe(true)
    const proved = await comeIn({ email, sub, amr: ['pwd', 'mfa'] })
    expect(proved.body.awaitsSecondFactor).toBe(false)
  })
})

describe('a company that requires it', () => {
  const password = clientHash('Secret!2026')

  /** A member with a password, and an e-mail of the domain. */
  async function aMember(name: string): Promise<string> {
    const own = newEmail()
    const { body } = await call(app, auth.createAccount, null, { body: newAccount(own, password) })
    await ownerQuery(app.database, 'delete from memberships where user_id = $1', [body.userId])
    await ownerQuery(
      app.database,
      `insert into memberships (user_id, organisation_id, role, created_at) values ($1, $2, 'collaborator', now())`,
      [body.userId, company.id],
    )
    return movedToDomain(body.userId, name)
  }
  const logIn = (email: string, secret = password) =>
    call(app, auth.login, null, { body: { email, password: secret } })
  const required = () => connect({ isRequired: true, emergencyAdminId: company.admin.userId })
  const admitAdmin = () =>
    ownerQuery(app.database, 'update users set password_hash = $2 where id = $1', [
      company.admin.userId,
      'x',
    ])

  it('asks it only once somebody came in by it, and keeps one administrator who can do without', async () => {
    const save = (changes: Partial<NewConnection>) =>
      call(app, singleSignOn.saveConnection, company.admin, {
        params: { id: company.id },
        body: {
          issuer: provider.issuer,
          clientId: provider.clientId,
          clientSecret: null,
          defaultRole: 'collaborator',
          rolesClaim: null,
          roleMapping: [],
          isRequired: true,
          emergencyAdminId: company.admin.userId,
          ...changes,
        },
      })
    await admitAdmin()
    expect(told(await save({}))).toEqual([409, 'errors.sso.untried'])
    await comeIn({ email: `ana@${domain}` })
    expect(told(await save({ emergencyAdminId: company.manager.userId }))).toEqual([
      400,
      'errors.sso.emergency_admin',
    ])
    expect((await save({})).status).toBe(200)
    expect(told(await save({ issuer: 'https://elsewhere.test' }))).toEqual([
      409,
      'errors.sso.untried',
    ])
  })

  it('refuses the right password of its people, and says nothing with a wrong one', async () => {
    const email = await aMember('paul')
    expect((await logIn(email)).status).toBe(200)
    await admitAdmin()
    await comeIn({ email: `ana@${domain}` })
    await required()
    expect(told(await logIn(email))).toEqual([403, 'errors.sso.required'])
    const wrong = [401, 'errors.auth.invalid_credentials']
    expect(told(await logIn(email, clientHash('wrong')))).toEqual(wrong)
    expect(told(await logIn(`nobody@${domain}`))).toEqual(wrong)
    expect((await comeIn({ email })).status).toBe(200)
  })

  it('lets the emergency administrator in while the provider is down, and people of other companies', async () => {
    const emergency = await aMember('emergency')
    const stranger = newEmail()
    await call(app, auth.createAccount, null, { body: newAccount(stranger, password) })
    const { rows } = await ownerQuery(app.database, 'select id from users where email = $1', [
      emergency,
    ])
    const emergencyAdminId = String(rows[0]?.['id'])
    await ownerQuery(app.database, `update memberships set role = 'admin' where user_id = $1`, [
      emergencyAdminId,
    ])
    await comeIn({ email: `ana@${domain}` })
    await connect({ isRequired: true, emergencyAdminId })
    await ownerQuery(app.database, 'update users set email = $2 where email = $1', [
      stranger,
      `stranger@${domain}`,
    ])
    provider.isDown = true
    expect((await logIn(emergency)).status).toBe(200)
    expect((await logIn(`stranger@${domain}`)).status).toBe(200)
  })

  it('says so of the domain, not of accounts', async () => {
    await admitAdmin()
    await comeIn({ email: `ana@${domain}` })
    await required()
    const offered = async (email: string) =>
      (await call(app, signOn.findProvider, null, { query: { email } })).body
    const expected = { isOffered: true, isRequired: true }
    expect(await offered(`ana@${domain}`)).toEqual(expected)
    expect(await offered(`nobody@${domain}`)).toEqual(expected)
    expect(await offered('ana@elsewhere.test')).toEqual({ isOffered: false, isRequired: false })
  })

  it('keeps its people at the e-mail of its directory', async () => {
    const email = await aMember('max')
    const { body } = await logIn(email)
    await admitAdmin()
    await comeIn({ email: `ana@${domain}` })
    await required()
    const changed = await call(
      app,
      account.updateProfile,
      { ...body, organisationId: company.id },
      { body: { email: newEmail(), currentPassword: password } },
    )
    expect(told(changed)).toEqual([409, 'errors.sso.email_kept'])
  })
})

describe('a sign-out by the provider', () => {
  const logOut = (token: string, id = company.id) =>
    app.app.inject({
      method: 'POST',
      url: `/api/auth/single-sign-on/${id}/logout`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    })
  const isOpen = async (body: { token: string; userId: string }) =>
    (await call(app, session.readMe, { ...body, organisationId: company.id })).status === 200

  it('ends the sessions that it names, once, and no other', async () => {
    const one = (await comeIn({ email: `ana@${domain}`, sub: 'ana', sid: 'one' })).body
    const two = (await comeIn({ email: `ana@${domain}`, sub: 'ana', sid: 'two' })).body
    const leo = (await comeIn({ email: `leo@${domain}`, sub: 'leo', sid: 'three' })).body
    expect((await logOut(await provider.logoutToken({ sid: 'one', sub: 'ana' }))).statusCode).toBe(
      200,
    )
    expect([await isOpen(one), await isOpen(two), await isOpen(leo)]).toEqual([false, true, true])
    const token = await provider.logoutToken({ sub: 'ana' })
    expect((await logOut(token)).statusCode).toBe(200)
    expect([await isOpen(two), await isOpen(leo)]).toEqual([false, true])
    const three = (await comeIn({ email: `ana@${domain}`, sub: 'ana' })).body
    expect((await logOut(token)).statusCode).toBe(200)
    expect(await isOpen(three)).toBe(true)
  })

  it('is refused for a token of another client, issuer, time or kind, and changes nothing', async () => {
    const ana = (await comeIn({ email: `ana@${domain}`, sub: 'ana' })).body
    const other = await aPlayedProvider()
    const old = Math.floor(Date.now() / 1_000) - 3_600
    const tokens = [
      await provider.logoutToken({ sub: 'ana', aud: 'another' }),
      await provider.logoutToken({ sub: 'ana', iss: 'https://elsewhere.test' }),
      await provider.logoutToken({ sub: 'ana', iat: old, exp: undefined }),
      await provider.logoutToken({ sub: 'ana', exp: old }),
      await provider.logoutToken({ sub: 'ana', nonce: 'n' }),
      await provider.logoutToken({ sub: 'ana', events: {} }),
      await provider.logoutToken({}),
      await other.logoutToken({ sub: 'ana', iss: provider.issuer }),
      'no token',
    ]
    for (const token of tokens) expect((await logOut(token)).statusCode).toBe(400)
    other.close()
    expect(await isOpen(ana)).toBe(true)
  })
})
