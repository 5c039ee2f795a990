import { analytics } from '@renfort/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import type { CollectedEvent } from '../outside/analytics/port.ts'
import { actingFor, aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

const taskId = '00000000-0000-4000-8000-000000000001'
const at = '2026-12-02T09:00:00.000Z'
const viewed = { name: 'screen_viewed', at, properties: { screen: '/tasks/view/$taskId' } } as const

let app: TestApp
let company: TestCompany
let forwarded: CollectedEvent[]
let collecting: TestApp

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})
beforeEach(async () => {
  forwarded = []
  const port = {
    forward: (events: readonly CollectedEvent[]) => void forwarded.push(...events),
    close: async () => undefined,
  }
  const services = { ...app.services, analytics: port }
  collecting = { ...app, services, app: await createApp(services) }
})
afterEach(() => collecting.app.close())

const send = (caller: Caller | null, events: readonly unknown[]) =>
  call(collecting, analytics.sendEvents, caller, { body: { events } })

describe('POST /analytics/events', () => {
  it('G-21 API-103 answers 204 and forwards events with the ids of their user and company', async () => {
    const posted = { name: 'mission_posted', at, properties: { taskId, type: 'gestion' } }
    const { status } = await send(company.manager, [viewed, posted])
    expect(status).toBe(204)
    const ids = { environment: null, userId: company.manager.userId, organisationId: company.id }
    expect(forwarded).toEqual([
      { ...viewed, ...ids },
      { ...posted, ...ids },
    ])
  })

  it('GEN-09 forwards the environment with the events', async () => {
    const body = { environment: 'staging' as const, events: [viewed] }
    const { status } = await call(collecting, analytics.sendEvents, company.admin, { body })
    expect([status, forwarded[0]?.environment]).toEqual([204, 'staging'])
  })

  it('G-21 gives events of staff the company they act for, or none', async () => {
    const insider = await anInsider(app)
    const acting = await actingFor(app, company.admin, insider)
    await send(insider, [viewed])
    await send(acting, [viewed])
    expect(forwarded.map(({ userId, organisationId }) => [userId, organisationId])).toEqual([
      [insider.userId, null],
      [company.admin.userId, company.id],
    ])
  })

  it.each([
    ['a name that nobody agreed on', { ...viewed, name: 'typed' }],
    ['a property more', { ...viewed, properties: { screen: '/', email: 'a@example.test' } }],
    ['an address with a question', { ...viewed, properties: { screen: '/tasks?q=Awa' } }],
    ['an address with a person', { ...viewed, properties: { screen: '/x/a@example.test' } }],
    ['no moment', { ...viewed, at: 'yesterday' }],
  ])('G-21 refuses %s, which could describe a person', async (_what, event) => {
    expect((await send(company.admin, [event])).status).toBe(400)
    expect(forwarded).toEqual([])
  })

  it('G-21 takes one event at least and fifty at most', async () => {
    expect((await send(company.admin, [])).status).toBe(400)
    expect((await send(company.admin, Array(51).fill(viewed))).status).toBe(400)
    expect((await send(company.admin, Array(50).fill(viewed))).status).toBe(204)
  })

  it('G-21 is open to the members of a blocked company, and to nobody without a session', async () => {
    const blocked = await aCompany(app)
    await ownerQuery(app.database, 'update organisations set blocked_at = now() where id = $1', [
      blocked.id,
    ])
    expect((await send(blocked.admin, [viewed])).status).toBe(204)
    expect((await send(null, [viewed])).status).toBe(401)
  })

  it('G-21 answers the same where no collector is configured', async () => {
    const { status } = await call(app, analytics.sendEvents, company.admin, {
      body: { events: [viewed] },
    })
    expect(status).toBe(204)
  })
})
