import { beforeAll, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../apps/api/src/testing/companies.ts'
import { aDraft } from '../apps/api/src/testing/missions.ts'
import { call, sharedApp, type TestApp } from '../apps/api/src/testing/test-app.ts'
import { contractResolver } from '../apps/web/src/form/contract-resolver.ts'
import { decodeIssue } from '../apps/web/src/form/issue-message.ts'
import { missions, motives, organisation, team, workers } from '../packages/contract/src/index.ts'
import type { Endpoint } from '../packages/contract/src/kernel/endpoint.ts'

let app: TestApp
let company: TestCompany
let missionId: string
beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
  missionId = await aDraft(app, company.admin)
})

type Schema = Parameters<typeof contractResolver<Record<string, unknown>, unknown>>[0]
type Found = readonly [path: string, key: string, params: unknown]

/** The issues of a form, by field. */
async function foundByForm(schema: Schema, body: Readonly<Record<string, unknown>>) {
  const resolve = contractResolver(schema)
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { errors } = await resolve(body, undefined, options)
  return messagesIn(errors).toSorted()
}

function messagesIn(errors: object, prefix: readonly string[] = []): Found[] {
  return Object.entries(errors).flatMap(([name, value]): Found[] => {
    if (typeof value !== 'object' || value === null) return []
    const path = [...prefix, name]
    if (!('message' in value)) return messagesIn(value, path)
    const { key, params } = decodeIssue(String(value.message))
    return [[path.join('.'), key, params]]
  })
}

/** The first issue of each field in an answer of the API, as a form shows it. */
async function foundByApi(endpoint: Endpoint, params: object, body: object) {
  const { status, error } = await call(app, endpoint, company.admin, { params, body } as never)
  expect(status).toBe(400)
  const issues = (error.metadata?.['issues'] ?? []) as {
    path: readonly (string | number)[]
    key: string
    params?: object
  }[]
  const byPath = new Map<string, Found>()
  for (const { path, key, params: values } of issues) {
    const place = path.join('.')
    if (!byPath.has(place)) byPath.set(place, [place, key, values])
  }
  return [...byPath.values()].toSorted()
}

const longText = 'x'.repeat(5_000)

interface BadInput {
  readonly title: string
  readonly endpoint: Endpoint
  readonly params: () => object
  readonly body: Readonly<Record<string, unknown>>
}

const badInputs: readonly BadInput[] = [
  {
    title: 'nothing at all',
    endpoint: workers.createWorker,
    params: () => ({}),
    body: {},
  },
  {
    title: 'empty texts and a wrong phone',
    endpoint: workers.createWorker,
    params: () => ({}),
    body: { firstName: '', lastName: null, phone: '0639980001', email: 'claire@' },
  },
  {
    title: 'an unknown choice',
    endpoint: team.inviteMember,
    params: () => ({}),
    body: { email: 'claire@example.test', firstName: longText, lastName: 3, role: 'king' },
  },
  {
    title: 'rules of the domain',
    endpoint: motives.createMotive,
    params: () => ({}),
    body: { reason: 'replacement', justification: 'abc' },
  },
  {
    title: 'numbers beyond their bounds',
    endpoint: organisation.createLocation,
    params: () => ({ id: company.id }),
    body: { title: longText, address: '', city: 'Lyon', postalCode: '6900', lat: 200, lng: 'x' },
  },
  {
    title: 'things within lists',
    endpoint: missions.updateMission,
    params: () => ({ id: missionId }),
    body: {
      id: 'none',
      hourlyRate: -1,
      executiveStatus: 'boss',
      experiences: [{ name: '', duration: 0 }],
      languageIds: ['x'],
      startDate: 'tomorrow',
    },
  },
]

it.each(badInputs)(
  'ERR-21 ERR-22 a form and the API refuse with the same keys and values: $title',
  async ({ endpoint, params, body }) => {
    if (endpoint.body === undefined) throw new Error('an operation without a body')
    const api = await foundByApi(endpoint, params(), body)
    expect(api.length).toBeGreaterThan(0)
    expect(await foundByForm(endpoint.body as Schema, body)).toEqual(api)
  },
)
