import { departments } from '@renfort/contract'
import { health } from '@renfort/contract/operations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type TestCompany } from './testing/companies.ts'
import { call, type Caller, sharedApp, startTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  const { database } = await sharedApp()
  app = await startTestApp({ CALLS_AT_ONCE: '3' }, {}, database)
  company = await aCompany(app)
})

const list = (caller: Caller | null = company.admin) =>
  call(app, departments.listDepartments, caller, { params: { id: company.id }, query: {} })
const many = (times: number) => Promise.all(Array.from({ length: times }, () => list()))

describe('what a process works on at once', () => {
  it('is bounded: calls beyond are told to come again in a second, and later ones are answered', async () => {
    const answers = await many(10)
    const answered = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status }) => status === 503)
    expect([answered.length, refused.length]).toEqual([3, 7])
    for (const { error, response } of refused) {
      expect([error.key, response.headers['retry-after']]).toEqual(['errors.unavailable', '1'])
    }
    expect((await many(3)).map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('is given back after a refusal too', async () => {
    const statuses = []
    for (let n = 0; n < 5; n += 1) statuses.push((await list(null)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401])
    expect((await list()).status).toBe(200)
  })

  it('does not count screens that follow what is new for as long as they are open', async () => {
    const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
    const { token, userId, organisationId } = company.admin
    const headers = { token, userid: userId, organisationid: organisationId ?? '' }
    const ending = new AbortController()
    const open = await Promise.all(
      Array.from({ length: 3 }, () =>
        fetch(`${address}/api/v1/notifications/unread`, { headers, signal: ending.signal }),
      ),
    )
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await list()).status).toBe(200)
    ending.abort()
    app.app.server.closeAllConnections()
  })

  it('never holds back how the process is', async () => {
    const busy = many(10)
    const told = await call(app, health, null, {})
    expect(told.status).toBe(200)
    expect((await busy).some(({ status }) => status === 503)).toBe(true)
  })
})
