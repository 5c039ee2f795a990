import { departments, session } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aKey } from './testing/api-keys.ts'
import { aCompany, type TestCompany } from './testing/companies.ts'
import { ownerQuery } from './testing/owner-query.ts'
import { roundTripsOf } from './testing/round-trips.ts'
import { runJob } from './testing/run-job.ts'
import { call, type Caller, sharedApp, startTestApp, type TestApp } from './testing/test-app.ts'
import { createSessionCalls } from './platform/call-limit/session-calls.ts'
import { sweepKeys } from './platform/http/sweep-keys.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  const { database } = await sharedApp()
  // Two calls a second, of which ten at once.
  const settings = { KEY_CALLS_PER_MINUTE: '60', SESSION_CALLS_PER_MINUTE: '120' }
  app = await startTestApp(settings, {}, database)
  company = await aCompany(app)
})

const list = (caller: Caller) =>
  call(app, departments.listDepartments, caller, { params: { id: company.id }, query: {} })
async function many(caller: Caller, times: number) {
  const answers = []
  for (let n = 0; n < times; n += 1) answers.push(await list(caller))
  return answers
}
const limitOf = ({ response }: Awaited<ReturnType<typeof list>>) => response.headers['ratelimit']

describe('the allowance of a key', () => {
  it('is said with each answer, refused beyond, and comes back evenly', async () => {
    app.clock.set('2026-12-02T09:00:00.000Z')
    const { caller } = await aKey(app, company)
    const answers = await many(caller, 61)
    expect(answers[0]?.response.headers['ratelimit-policy']).toBe('"key";q=60;w=60')
    expect(limitOf(answers[0] as never)).toBe('"key";r=59;t=1')
    const refused = answers.at(-1)
    expect(answers.slice(0, 60).every(({ status }) => status === 200)).toBe(true)
    expect([refused?.status, refused?.error.key]).toEqual([429, 'errors.calls.too_many'])
    expect(refused?.response.headers).toMatchObject({
      ratelimit: '"key";r=0;t=1',
      'retry-after': '1',
    })
    app.clock.set('2026-12-02T09:00:02.500Z')
    expect((await many(caller, 3)).map(({ status }) => status)).toEqual([200, 200, 429])
  })

  it('is one for all processes, and apart from that of another key', async () => {
    app.clock.set('2026-12-02T10:00:00.000Z')
    const [one, other] = [await aKey(app, company), await aKey(app, company)]
    const second = await startTestApp({ KEY_CALLS_PER_MINUTE: '60' }, {}, app.database)
    second.clock.set('2026-12-02T10:00:00.000Z')
    await many(one.caller, 40)
    const elsewhere = []
    for (let n = 0; n < 21; n += 1) {
      const input = { params: { id: company.id }, query: {} }
      elsewhere.push((await call(second, departments.listDepartments, one.caller, input)).status)
    }
    expect(elsewhere.filter((status) => status === 200)).toHaveLength(20)
    expect((await list(other.caller)).status).toBe(200)
  })

  it('of one that is revoked, ended or elsewhere is not touched', async () => {
    const { id, caller } = await aKey(app, company, { networks: ['203.0.113.0/24'] })
    expect((await list(caller)).status).toBe(403)
    const { rows } = await ownerQuery(
      app.database,
      'select b.* from call_buckets b join api_keys k on k.token_hash = b.caller where k.id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })
})

describe('the allowance of a session', () => {
  it('is refused beyond, with the time to wait', async () => {
    app.clock.set('2026-12-02T11:00:00.000Z')
    const { manager } = await aCompany(app)
    const read = () => call(app, session.readMe, manager)
    const statuses = []
    for (let n = 0; n < 121; n += 1) statuses.push(await read())
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(120)
    expect(statuses[0]?.response.headers['ratelimit-policy']).toBe('"session";q=120;w=60')
    expect(statuses.at(-1)?.response.headers['retry-after']).toBe('1')
    app.clock.set('2026-12-02T11:00:05.000Z')
    expect((await read()).status).toBe(200)
  })

  it('adds no round trip to a call, also when the shared account is told', async () => {
    app.clock.set('2026-12-02T12:00:00.000Z')
    const { admin, id } = await aCompany(app)
    const read = () => call(app, departments.listDepartments, admin, { params: { id }, query: {} })
    await read()
    const plain = await roundTripsOf(app.database, read)
    expect(plain.flat().filter((text) => text.includes('call_buckets'))).toEqual([])
  })

  it('is shared by the processes that told it', async () => {
    const { db } = app.services
    const clock = { ...app.clock, now: () => '2026-12-02T13:00:00.000Z' as never }
    const [one, other] = [1, 2].map(() =>
      createSessionCalls(db, clock, { calls: 100, seconds: 60 }),
    )
    const hash = Buffer.alloc(32, 7)
    const taken = (calls: typeof one, times: number) =>
      Array.from({ length: times }, () => calls?.count(hash)?.isRefused)
    expect(taken(one, 100)).not.toContain(true)
    const told = () =>
      ownerQuery(app.database, 'select full_at from call_buckets where caller = $1', [hash])
    await expect
      .poll(async () => (await told()).rows[0]?.['full_at'])
      .toBe('2026-12-02T13:01:00.000Z')
    expect(taken(other, 50)).not.toContain(true)
    await expect.poll(() => other?.count(hash)?.isRefused).toBe(true)
  })
})

describe('an allowance that is whole again', () => {
  it('is swept', async () => {
    app.clock.set('2026-12-03T09:00:00.000Z')
    await runJob(app, sweepKeys, {})
    const { rows } = await ownerQuery(
      app.database,
      'select * from call_buckets where full_at < $1',
      ['2026-12-03T09:00:00.000Z'],
    )
    expect(rows).toEqual([])
  })
})
