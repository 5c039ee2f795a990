import type { AddressInfo } from 'node:net'
import { notifications } from '@renfort/contract'
import { eventStreamType } from '@renfort/contract/kernel/event-stream.ts'
import { notificationLimits } from '@renfort/domain/notification/notification-kind.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { refusedPayments } from '../testing/notifications.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let base: string
beforeAll(async () => {
  app = await startTestApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  app.app.server.closeAllConnections()
  await app.app.close()
  await app.database.close()
})

const headersOf = (caller: Caller, lastHeard?: string): Record<string, string> => ({
  accept: eventStreamType,
  'accept-encoding': 'gzip, br',
  token: caller.token,
  userid: caller.userId,
  organisationid: caller.organisationId ?? '',
  ...(lastHeard === undefined ? {} : { 'last-event-id': lastHeard }),
})

async function follow(caller: Caller, lastHeard?: string, server = base) {
  const ending = new AbortController()
  const response = await fetch(`${server}/api/v1/notifications/unread`, {
    headers: headersOf(caller, lastHeard),
    signal: ending.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  /** Reads until the text has a line, or the end; resolves to all of it. */
  const until = async (wanted: string | null) => {
    while (wanted === null || !text.includes(wanted)) {
      const part = await reader?.read()
      if (part === undefined || part.done) return text
      text += part.value
    }
    return text
  }
  return { response, until, leave: () => ending.abort() }
}
const said = (unread: number, latest: number, readings = 0) =>
  `id: ${latest}-${unread}-${readings}\ndata: ${JSON.stringify({ unread, latest })}\n\n`

describe('issue 39 §5 a screen that follows the notifications', () => {
  it('hears the state at once and after each change, uncompressed, with nothing in between that keeps it', async () => {
    const company = await aCompany(app)
    const screen = await follow(company.admin)
    expect(screen.response.status).toBe(200)
    expect(Object.fromEntries(screen.response.headers)).toMatchObject({
      'content-type': eventStreamType,
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(screen.response.headers.get('content-encoding')).toBeNull()
    expect(await screen.until(said(0, 0))).toBe(said(0, 0))
    await refusedPayments(app, company, 2)
    await screen.until(said(2, 2))
    // Another tab reads one.
    const body = { sequence: 1, andOlder: true }
    await call(app, notifications.markRead, company.admin, { body })
    const read = said(1, 2, 1)
    expect(await screen.until(read)).toBe(said(0, 0) + said(2, 2) + read)
    screen.leave()
  })

  it('comes back with what it heard last: nothing is said twice, and what it missed is said', async () => {
    const company = await aCompany(app)
    await refusedPayments(app, company, 1)
    const same = await follow(company.admin, '1-1-0')
    expect(await same.until('\n\n')).toBe(': still here\n\n')
    same.leave()
    await refusedPayments(app, company, 1)
    const missed = await follow(company.admin, '1-1-0')
    expect(await missed.until('\n\n')).toBe(said(2, 2))
    missed.leave()
  })

  it('issue 39 bad input: of two tabs hears in both what one of them reads, beyond 99+ too, once', async () => {
    const company = await aCompany(app)
    await refusedPayments(app, company, 150)
    const tabs = [await follow(company.admin), await follow(company.admin)]
    for (const tab of tabs) await tab.until(said(100, 150))
    const body = { sequence: 7, andOlder: false }
    const answers = await Promise.all(
      tabs.map(() => call(app, notifications.markRead, company.admin, { body })),
    )
    expect(answers.map(({ body: state }) => state)).toEqual([
      { unread: 100, latest: 150 },
      { unread: 100, latest: 150 },
    ])
    for (const tab of tabs) {
      const read = said(100, 150, 1)
      expect(await tab.until(read)).toBe(said(100, 150) + read)
      tab.leave()
    }
  })

  it('issue 39 bad input: a restart of the server and news meanwhile are caught up with, once', async () => {
    const company = await aCompany(app)
    const before = await follow(company.admin)
    await before.until(said(0, 0))
    const again = await startTestApp({}, {}, app.database)
    const address = await again.app.listen({ port: 0, host: '127.0.0.1' })
    before.leave()
    await refusedPayments(app, company, 2)
    const after = await follow(company.admin, '0-0-0', address)
    expect(await after.until('\n\n')).toBe(said(2, 2))
    after.leave()
    again.app.server.closeAllConnections()
    await again.app.close()
  })

  it('ends with the session: what happens afterwards is not said', async () => {
    const company = await aCompany(app)
    const screen = await follow(company.admin)
    await screen.until(said(0, 0))
    await ownerQuery(app.database, 'delete from sessions where user_id = $1', [
      company.admin.userId,
    ])
    await refusedPayments(app, company, 1)
    expect(await screen.until(null)).toBe(said(0, 0))
    const again = await follow(company.admin)
    expect(again.response.status).toBe(401)
    again.leave()
  })

  it('hears of its own company alone', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const screen = await follow(company.admin)
    await screen.until(said(0, 0))
    await refusedPayments(app, other, 3)
    await refusedPayments(app, company, 1)
    expect(await screen.until(said(1, 1))).toBe(said(0, 0) + said(1, 1))
    screen.leave()
  })

  it('is one of a few of a session; who closes one may open another', async () => {
    const { admin } = await aCompany(app)
    const screens = []
    for (let n = 0; n < notificationLimits.screens; n += 1) screens.push(await follow(admin))
    const refused = await follow(admin)
    expect(refused.response.status).toBe(429)
    expect(await refused.until('too_many')).toContain('errors.calls.too_many')
    screens[0]?.leave()
    await expect
      .poll(async () => {
        const next = await follow(admin)
        next.leave()
        return next.response.status
      })
      .toBe(200)
    for (const { leave } of screens) leave()
  })

  it('without asking for a stream is answered once', async () => {
    const { admin } = await aCompany(app)
    const { accept: _stream, ...headers } = headersOf(admin)
    const response = await fetch(`${base}/api/v1/notifications/unread`, { headers })
    expect(await response.json()).toEqual({ unread: 0, latest: 0 })
  })
})
