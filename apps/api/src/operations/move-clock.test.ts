import { operations, session } from '@renfort/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, startTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  // The clock of a database of its own: sessions of others are moved along.
  app = await startTestApp()
  company = await aCompany(app)
})
afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

const move = async (now: string) => call(app, operations.moveClock, null, { body: { now } })

describe('the clock of a demo (G-38)', () => {
  it('moves forward, answers the jobs that ran on the way, and keeps people signed in', async () => {
    const moved = await move('2026-12-20T08:00:00.000Z')
    expect(moved.status).toBe(200)
    expect(moved.body.now.slice(0, 16)).toBe('2026-12-20T08:00')
    expect(moved.body.ran).toContainEqual({
      job: 'forget-past-of-accounts',
      at: expect.stringMatching(/^2026-12-03T02:40/),
      count: 18,
    })
    const me = await call(app, session.readMe, company.admin)
    expect(me.status).toBe(200)
    const { rows } = await ownerQuery(app.database, 'select moved_to from clock_moves')
    expect(rows).toMatchObject([{ moved_to: expect.anything() }])
  })

  it('never goes back, nor too far at once', async () => {
    const back = await move('2026-12-01T08:00:00.000Z')
    expect([back.status, back.error.key]).toEqual([400, 'errors.clock.backwards'])
    const far = await move('2029-01-01T08:00:00.000Z')
    expect([far.status, far.error]).toMatchObject([
      400,
      { key: 'errors.clock.too_far', metadata: { days: 400 } },
    ])
    const none = await call(app, operations.moveClock, null, { body: { now: 'demain' } })
    expect(none.status).toBe(400)
  })

  it('is not found on an installation that shows its mails to nobody', async () => {
    const closed = await startTestApp({ DEV_OUTBOX: 'false' }, {}, app.database)
    const { status } = await call(closed, operations.moveClock, null, {
      body: { now: '2026-12-30T08:00:00.000Z' },
    })
    expect(status).toBe(404)
    await closed.app.close()
  })
})
