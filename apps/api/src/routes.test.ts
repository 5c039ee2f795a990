import { administration, apiKeys, directories, team } from '@renfort/contract'
import { type Endpoint, isOpen } from '@renfort/contract/kernel/endpoint.ts'
import { statusOf } from '@renfort/contract/kernel/errors.ts'
import {
  type Actor,
  type Caller as Calling,
  callerKind,
  callerKinds,
  isDirectory,
  isSider,
} from '@renfort/domain/access/actor.ts'
import { keyScopes } from '@renfort/domain/access/key-scopes.ts'
import { type Action, actions, can } from '@renfort/domain/access/policy.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from './app.ts'
import { operationTable } from './operations/operation-table.ts'
import { nobody } from './platform/database/db.ts'
import { errorsOf } from '@renfort/contract/kernel/errors-of.ts'
import { hashToken } from './platform/http/resolve-session.ts'
import { aKey } from './testing/api-keys.ts'
import { aDirectory } from './testing/directories.ts'
import {
  aCompany,
  actingFor,
  aGroup,
  aMember,
  anInsider,
  type TestCompany,
} from './testing/companies.ts'
import { ownerQuery } from './testing/owner-query.ts'
import { aSider, signedInSider } from './testing/siders.ts'
import { type Answered, call, type Caller, sharedApp, type TestApp } from './testing/test-app.ts'

const unknownId = '00000000-0000-4000-8000-000000000001'
const endpoints = [...operationTable.values()]
// Ending an impersonation comes last: it ends the session that the other calls need.
const guarded = endpoints
  .filter((endpoint) => !isOpen(endpoint))
  .toSorted((one, other) => Number(leaves(one)) - Number(leaves(other)))

function leaves(endpoint: Endpoint): boolean {
  return endpoint === (administration.endImpersonation as Endpoint)
}

/**
 * One caller for each column of the permission table, and one for each role where a column depends
 * on roles.
 */
const callers = [
  'admin',
  'user (mission manager)',
  'collaborator',
  'insider',
  'insider for an admin',
  'insider for a user',
  'insider for a collaborator',
  'insider for a group admin',
  'insider for a group user',
  'group admin',
  'group user',
  'group collaborator',
  'a key with every scope',
  'a key with one scope',
  'a key of a group',
  'a key of a group, in a company',
  'sider',
  'directory',
] as const

interface Standing {
  readonly caller: Caller
  readonly actor: Calling
}

let app: TestApp
let standings: Record<(typeof callers)[number], Standing>
/** Callers without a valid session, with the error that they get. */
let refusedCallers: readonly (readonly [name: string, caller: Caller | null, verdict: string])[]

const member = (role: Actor['role'], organisation: Actor['organisation'] = 'active'): Actor => ({
  isInsider: false,
  impersonating: false,
  role,
  organisation,
})
const withScopes = (actor: Actor, scopes: readonly Action[]): Actor => ({
  ...actor,
  scopes: new Set(scopes),
})
const acting = (actor: Actor): Actor => ({ ...actor, isInsider: true, impersonating: true })

beforeAll(async () => {
  app = await sharedApp()
  const company = await aCompany(app)
  const group = await aGroup(app)
  const { admin, manager, collaborator } = company
  const child = await aCompany(app, { parentId: group.id })
  const groupCollaborator = await inGroup(group, 'collaborator')
  const siderId = await aSider(app)
  const lone: Actor = { ...member(null, 'none'), isInsider: true }
  standings = {
    sider: { caller: await signedInSider(app, siderId), actor: { siderId } },
    directory: {
      caller: (await aDirectory(app, company)).caller,
      actor: { directoryOf: company.id },
    },
    admin: { caller: admin, actor: member('admin') },
    'user (mission manager)': { caller: manager, actor: member('user') },
    collaborator: { caller: collaborator, actor: member('collaborator') },
    insider: { caller: await anInsider(app), actor: lone },
    'insider for an admin': {
      caller: await actingFor(app, admin),
      actor: acting(member('admin')),
    },
    'insider for a user': {
      caller: await actingFor(app, manager),
      actor: acting(member('user')),
    },
    'insider for a collaborator': {
      caller: await actingFor(app, collaborator),
      actor: acting(member('collaborator')),
    },
    'insider for a group admin': {
      caller: await actingFor(app, group.admin),
      actor: acting(member('admin', 'group')),
    },
    'insider for a group user': {
      caller: await actingFor(app, group.manager),
      actor: acting(member('user', 'group')),
    },
    'group admin': { caller: group.admin, actor: member('admin', 'group') },
    'group user': { caller: group.manager, actor: member('user', 'group') },
    'group collaborator': { caller: groupCollaborator, actor: member('collaborator', 'group') },
    'a key with every scope': {
      caller: (await aKey(app, company)).caller,
      actor: withScopes(member('admin'), keyScopes),
    },
    'a key with one scope': {
      caller: (await aKey(app, company, { scopes: ['mission.read'] })).caller,
      actor: withScopes(member('admin'), ['mission.read']),
    },
    'a key of a group': {
      caller: (await aKey(app, group)).caller,
      actor: withScopes(member('admin', 'group'), keyScopes),
    },
    'a key of a group, in a company': {
      // A key of its own: the allowance of one is less than two walks.
      caller: { ...(await aKey(app, group)).caller, organisationId: child.id },
      actor: withScopes(member('admin'), keyScopes),
    },
  }
  refusedCallers = await refusedCallersOf(company)
})

async function inGroup({ id }: { id: string }, role: 'collaborator'): Promise<Caller> {
  const { token, userId } = await app.services.db.transaction(nobody, (transaction) =>
    aMember(transaction, id, role),
  )
  return { token, userId }
}

async function refusedCallersOf(company: TestCompany): Promise<typeof refusedCallers> {
  const left = await aCompany(app)
  const params = { id: left.manager.userId }
  const removal = await call(app, team.removeMember, left.admin, { params })
  expect(removal.status).toBe(200)
  const removed = await actingFor(app, company.admin)
  await call(app, administration.endImpersonation, { token: removed.token, userId: removed.userId })
  const expired = await actingFor(app, company.admin)
  await ownerQuery(
    app.database,
    'update impersonations set expires_at = started_at where user_id = $1 and session_id = (select id from sessions where token_hash = $2)',
    [company.admin.userId, hashToken(expired.token)],
  )
  const [foreign, stranger] = [await aCompany(app), await anInsider(app)]
  const leaver = await aSider(app)
  const deactivated = await signedInSider(app, leaver)
  await ownerQuery(app.database, 'update siders set deactivated_at = now() where id = $1', [leaver])
  const { token, userId, organisationId } = company.admin
  const [revoked, foreignKey, elsewhere] = [
    await aKey(app, company),
    await aKey(app, foreign),
    await aKey(app, company, { networks: ['203.0.113.0/24'] }),
  ]
  await call(app, apiKeys.revokeApiKey, company.admin, {
    params: { id: company.id, keyId: revoked.id },
  })
  const revokedDirectory = await aDirectory(app, company)
  await call(app, directories.revokeDirectoryToken, company.admin, {
    params: { id: company.id, directoryTokenId: revokedDirectory.tokenId },
  })
  return [
    ['a revoked key', revoked.caller, '401 errors.key.invalid'],
    ['a revoked token of a directory', revokedDirectory.caller, '401 errors.key.invalid'],
    ['a key from another network', elsewhere.caller, '403 errors.key.network'],
    [
      'a key in a foreign company',
      { ...foreignKey.caller, organisationId: company.id },
      '403 errors.organisation.forbidden',
    ],
    ['nobody', null, '401 errors.auth.no_auth'],
    ['a forged token', { token: 'x'.repeat(43), userId: unknownId }, '401 errors.token.forbidden'],
    [
      'a forged token of a Sider',
      { token: `sider.${'x'.repeat(43)}`, userId: unknownId },
      '401 errors.token.forbidden',
    ],
    ['a Sider who was deactivated', deactivated, '401 errors.token.forbidden'],
    [
      'somebody else’s id',
      { ...company.admin, userId: foreign.admin.userId },
      '401 errors.token.forbidden',
    ],
    ['a removed user', left.manager, '401 errors.token.forbidden'],
    [
      'an admin in a foreign company',
      { token, userId, organisationId: foreign.id },
      '403 errors.organisation.forbidden',
    ],
    [
      'an admin who acts for their manager',
      {
        token,
        userId,
        ...(organisationId ? { organisationId } : {}),
        logasId: company.manager.userId,
      },
      '403 errors.logas.not_allowed',
    ],
    [
      'an insider who has not begun to act for the user',
      { ...stranger, organisationId: company.id, logasId: company.admin.userId },
      '403 errors.logas.not_allowed',
    ],
    ['an insider who has left', removed, '403 errors.logas.not_allowed'],
    ['an insider whose hour is over', expired, '409 errors.logas.expired'],
  ]
}

/** Path parameters that are well formed and name nothing. */
function paramsOf(endpoint: Endpoint): Record<string, string> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  return Object.fromEntries(names.map((name) => [name, unknownId]))
}

/**
 * The refusal of the right to call, if the answer is one; any other answer means that the call is
 * allowed.
 */
function verdict({ status, error }: Answered<Endpoint>): string {
  const key = error?.key
  const isRefusal = [401, 403].includes(status) || rightRefusals.includes(key)
  return isRefusal ? `${status} ${key}` : 'may call'
}
const rightRefusals = [
  'errors.logas.forbidden',
  'errors.logas.expired',
  'errors.organisation.required',
]

function expectedVerdict({ access, isOfPerson }: Endpoint, actor: Calling): string {
  if (access === 'public' || access === 'optional') return 'may call'
  const isKey = !isSider(actor) && !isDirectory(actor) && actor.scopes !== undefined
  if (isKey && isOfPerson) return '403 errors.key.of_person'
  const decision = can(actor, access)
  return decision.allowed ? 'may call' : `${statusOf(decision.because)} ${decision.because}`
}

const name = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`

describe('the table of operations', () => {
  it('has exactly one handler for each operation', () => {
    expect(routes.map((route) => name(route.endpoint)).toSorted()).toEqual(
      endpoints.map(name).toSorted(),
    )
  })

  it('declares each path parameter', () => {
    for (const endpoint of endpoints) {
      const parsed = endpoint.params?.safeParse(paramsOf(endpoint))
      expect(Object.keys((parsed?.data as object | undefined) ?? {}), name(endpoint)).toEqual(
        Object.keys(paramsOf(endpoint)),
      )
    }
  })

  it('gives each operation a summary and its errors a status', () => {
    for (const endpoint of endpoints) {
      expect(endpoint.summary.length, name(endpoint)).toBeGreaterThan(10)
      for (const key of errorsOf(endpoint)) expect(statusOf(key)).toBeGreaterThanOrEqual(400)
    }
  })
})

/** Operations that are neither public nor in the table of permissions. */
function withoutAccess(table: readonly Pick<Endpoint, 'access' | 'method' | 'path'>[]): string[] {
  const known: readonly string[] = ['public', 'optional', ...actions]
  return table
    .filter(({ access }) => !known.includes(access))
    .map(({ method, path }) => `${method} ${path}`)
}

describe('who may call', () => {
  it('PERM-09 each operation is a row of the table, and one that is none is found', () => {
    expect(withoutAccess(endpoints)).toEqual([])
    const planted = { method: 'GET', path: '/planted' } as Endpoint
    const misnamed = { ...planted, access: 'mission.everything' as 'public' }
    expect(withoutAccess([planted, misnamed])).toEqual(['GET /planted', 'GET /planted'])
  })

  it('nothing else is open to everybody', () => {
    expect(endpoints.filter(isOpen).map(name).toSorted()).toEqual([
      'GET /auth/google/authorization',
      'GET /auth/single-sign-on',
      'GET /calendars/:secret',
      'GET /config',
      'GET /dev/outbox',
      'GET /download/:url',
      'GET /feature-flags',
      'GET /health',
      'GET /health/live',
      'GET /health/ready',
      'GET /openapi.json',
      'GET /trail-key',
      'POST /auth/account',
      'POST /auth/google/signup',
      'POST /auth/google/token',
      'POST /auth/google/verify',
      'POST /auth/login',
      'POST /auth/logout',
      'POST /auth/passkey',
      'POST /auth/passkey/options',
      'POST /auth/password/forgot',
      'POST /auth/signup',
      'POST /auth/single-sign-on/finish',
      'POST /auth/single-sign-on/start',
      'POST /dev/clock',
      'POST /failures',
      'POST /sider/links',
      'POST /sider/sessions/code',
      'POST /sider/sessions/link',
      'POST /verify',
      'PUT /auth/users/:userId/activate',
      'PUT /auth/users/:userId/email/confirm',
      'PUT /auth/users/:userId/email/undo',
      'PUT /auth/users/:userId/google/activate',
      'PUT /auth/users/:userId/password/reset',
    ])
  })

  it('a key that may read writes nothing', () => {
    const reading = /\.(read|list|use|filter|browse)/
    const writing = endpoints.filter(
      ({ method, access, isOfPerson }) =>
        method !== 'GET' &&
        isOfPerson !== true &&
        keyScopes.some((scope) => scope === access) &&
        reading.test(access),
    )
    expect(writing.map(name)).toEqual([])
  })

  it('the callers are every column of the table', () => {
    const columns = Object.values(standings).map(({ actor }) => callerKind(actor))
    expect(new Set(columns)).toEqual(new Set(callerKinds))
  })

  const cells = new Set<string>()

  it.each(guarded.map((endpoint) => [name(endpoint), endpoint] as const))(
    '%s is closed to callers without a session that counts',
    async (_name, endpoint) => {
      for (const [who, caller, expected] of refusedCallers) {
        const answer = await call(app, endpoint, caller, { params: paramsOf(endpoint), body: {} })
        expect(verdict(answer), who).toBe(expected)
        cells.add(`${name(endpoint)} ${who}`)
      }
    },
  )

  for (const kind of callers) {
    it.each(guarded.map((endpoint) => [name(endpoint), endpoint] as const))(
      `%s as ${kind} follows the permission table`,
      async (_name, endpoint) => {
        const { actor, ...standing } = standings[kind]
        // One of the operations of Siders ends the session that it is called with.
        const caller = isSider(actor) ? await signedInSider(app, actor.siderId) : standing.caller
        const answer = await call(app, endpoint, caller, { params: paramsOf(endpoint), body: {} })
        expect(answer.status).toBeLessThan(500)
        expect(verdict(answer)).toBe(expectedVerdict(endpoint, actor))
        cells.add(`${name(endpoint)} ${kind}`)
      },
    )
  }

  it('every operation was tried by every caller', () => {
    expect(cells.size).toBe(guarded.length * (callers.length + refusedCallers.length))
    expect(cells.size).toBeGreaterThan(1_000)
  })
})

describe('hostile input', () => {
  const nasty: readonly unknown[] = [
    null,
    [],
    'text',
    7,
    { ids: 'x', shifts: [null], reason: { $ne: 1 } },
    { email: ['a'] },
  ]

  it.each(
    endpoints
      .filter((endpoint) => endpoint.body !== undefined)
      .map((endpoint) => [name(endpoint), endpoint] as const),
  )('%s answers 4xx with keys to malformed bodies', async (_name, endpoint) => {
    for (const body of nasty) {
      const { status, error } = await call(app, endpoint, standings.admin.caller, {
        params: paramsOf(endpoint),
        body,
      })
      expect(status, JSON.stringify([body, error])).toBeGreaterThanOrEqual(400)
      expect(status, JSON.stringify([body, error])).toBeLessThan(500)
      expect(error.key).toMatch(/^errors\./)
    }
  })

  it.each(
    endpoints
      .filter((endpoint) => endpoint.params !== undefined)
      .map((endpoint) => [name(endpoint), endpoint] as const),
  )('%s answers 4xx to ids that are none', async (_name, endpoint) => {
    for (const id of ["1' or '1'='1", '../../etc/passwd', '%00', 'undefined', 'é'.repeat(200)]) {
      const params = Object.fromEntries(Object.keys(paramsOf(endpoint)).map((param) => [param, id]))
      const { status } = await call(app, endpoint, standings.admin.caller, { params, body: {} })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    }
  })

  it('refuses headers that name what is not reachable', async () => {
    const [endpoint] = guarded
    if (endpoint === undefined) throw new Error('No guarded operation.')
    const { caller } = standings.admin
    const foreign = await aCompany(app)
    const statusWith = async (changes: Partial<Caller>) =>
      (
        await call(
          app,
          endpoint,
          { ...caller, ...changes },
          { params: paramsOf(endpoint), body: {} },
        )
      ).error.key
    expect(await statusWith({ organisationId: foreign.id })).toBe('errors.organisation.forbidden')
    expect(await statusWith({ organisationId: 'not-an-id' })).toBe('errors.organisation.forbidden')
    expect(await statusWith({ logasId: foreign.admin.userId })).toBe('errors.logas.not_allowed')
    expect(await statusWith({ userId: foreign.admin.userId })).toBe('errors.token.forbidden')
  })
})
