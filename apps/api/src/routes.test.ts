import { type Endpoint, isOpen } from '@renfort/contract/endpoint.ts'
import { statusOf } from '@renfort/contract/errors.ts'
import { type Actor, callerKinds } from '@renfort/domain/access/actor.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from './app.ts'
import { operationTable } from './operations/operation-table.ts'
import { errorsOf } from './platform/openapi.ts'
import { aCompany, aGroup, anInsider } from './testing/companies.ts'
import { type Answered, call, type Caller, sharedApp, type TestApp } from './testing/test-app.ts'

const unknownId = '00000000-0000-4000-8000-000000000001'
const endpoints = [...operationTable.values()]
const guarded = endpoints.filter((endpoint) => !isOpen(endpoint))

interface Standing {
  readonly caller: Caller
  readonly actor: Actor
}

let app: TestApp
let standings: Record<(typeof callerKinds)[number], Standing>

beforeAll(async () => {
  app = await sharedApp()
  const company = await aCompany(app)
  const group = await aGroup(app)
  const insider = await anInsider(app)
  const plain = { isInsider: false, impersonating: false, organisation: 'active' } as const
  standings = {
    admin: { caller: company.admin, actor: { ...plain, role: 'admin' } },
    user: { caller: company.manager, actor: { ...plain, role: 'user' } },
    collaborator: { caller: company.collaborator, actor: { ...plain, role: 'collaborator' } },
    insider: {
      caller: insider,
      actor: { isInsider: true, impersonating: false, role: null, organisation: 'none' },
    },
    logAs: {
      caller: { ...insider, organisationId: company.id, logasId: company.admin.userId },
      actor: { isInsider: true, impersonating: true, role: 'admin', organisation: 'active' },
    },
    group: { caller: group.admin, actor: { ...plain, role: 'admin', organisation: 'group' } },
  }
})

/** Path parameters that parse and lead nowhere. */
function paramsOf(endpoint: Endpoint): Record<string, string> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '')
  return Object.fromEntries(names.map((name) => [name, unknownId]))
}

/** What the answer says about the right to call; whatever else it says means that there is one. */
function verdict({ status, error }: Answered<Endpoint>): string {
  const key = error?.key
  const isRefusal = [401, 403].includes(status) || rightRefusals.includes(key)
  return isRefusal ? `${status} ${key}` : 'may call'
}
const rightRefusals = ['errors.logas.forbidden', 'errors.organisation.required']

function expectedVerdict({ access }: Endpoint, actor: Actor): string {
  if (access === 'public' || access === 'optional') return 'may call'
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

describe('who may call', () => {
  it.each(guarded.map((endpoint) => [name(endpoint), endpoint] as const))(
    '%s answers 401 without a session and with a wrong one',
    async (_name, endpoint) => {
      const input = { params: paramsOf(endpoint), body: {} }
      const anonymous = await call(app, endpoint, null, input)
      expect([anonymous.status, anonymous.error.key]).toEqual([401, 'errors.auth.no_auth'])
      const forged = { token: 'x'.repeat(43), userId: unknownId }
      const wrong = await call(app, endpoint, forged, input)
      expect([wrong.status, wrong.error.key]).toEqual([401, 'errors.token.forbidden'])
    },
  )

  for (const kind of callerKinds) {
    it.each(guarded.map((endpoint) => [name(endpoint), endpoint] as const))(
      `%s as ${kind} follows the permission table`,
      async (_name, endpoint) => {
        const { caller, actor } = standings[kind]
        const answer = await call(app, endpoint, caller, { params: paramsOf(endpoint), body: {} })
        expect(answer.status).toBeLessThan(500)
        expect(verdict(answer)).toBe(expectedVerdict(endpoint, actor))
      },
    )
  }
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
