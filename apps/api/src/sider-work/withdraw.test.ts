import { events, hiring, inbox, planning, siderWork, staffing } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { askedSider, hiredSider, pressNow, utc } from '../testing/clocking-siders.ts'
import { aCompany, anInsider } from '../testing/companies.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aSider, signedInSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

type Body = Input<typeof siderWork.withdrawFromMission>['body']

const withdraw = (caller: Caller, id: string, body: Body = { reason: 'sick' }) =>
  call(app, siderWork.withdrawFromMission, caller, { params: { id }, body })
const openings = async (caller: Caller) => {
  const { body } = await call(app, inbox.readInbox, caller)
  const found = body.sections.find(({ kind }) => kind === 'opening')
  return found?.kind === 'opening' ? found.lines : []
}

describe('a Sider who was hired and does not come', () => {
  it('opens the place again at once: the company finds it under « À faire », and somebody else is hired', async () => {
    const company = await aCompany(app)
    const { id, mission, caller } = await hiredSider(app, company, '2026-12-28')
    expect(await openings(company.admin)).toEqual([])
    const comment = 'Ma voiture est en panne'
    const { status, body } = await withdraw(caller, mission.id, { reason: 'withdrew', comment })
    expect([status, body]).toEqual([200, { openSlots: 1 }])
    // The start is further than the week of other open places.
    expect(await openings(company.admin)).toMatchObject([
      {
        taskId: mission.id,
        openSlots: 1,
        left: [{ id, firstName: 'Nora', lastName: 'Vidal', how: 'withdrew' }],
      },
    ])
    expect((await call(app, siderWork.listSiderShifts, caller)).body.shifts).toEqual([])
    const page = await call(app, staffing.readMissionToStaff, insider, {
      params: { id: mission.id },
    })
    expect(page.body).toMatchObject({ toReplace: 1, hired: [] })
    const other = await aSider(app)
    const hired = await call(app, hiring.hireSiders, insider, {
      params: { id: mission.id },
      body: { assignments: [{ siderId: other }] },
    })
    expect(hired.status, JSON.stringify(hired.error)).toBe(201)
    expect(await openings(company.admin)).toEqual([])
    const told = await call(app, events.listEvents, company.admin, { query: {} })
    expect(told.body.events.map(({ type }) => type)).toContain('sider.removed')
  })

  it('the company and staff are told by mail, with the reason in their words', async () => {
    const company = await aCompany(app)
    const { mission, caller } = await hiredSider(app, company)
    const { rows } = await ownerQuery(
      app.database,
      'select email from users where id = any($1::uuid[])',
      [[insider.userId, company.admin.userId]],
    )
    expect(rows).toHaveLength(2)
    app.clock.set(utc('08:01', '2026-12-06'))
    await withdraw(caller, mission.id, { reason: 'withdrew', comment: 'Ma voiture est en panne' })
    for (const { email } of rows) {
      const mail = (await mailsTo(app, String(email))).find(({ text }) => text.includes(mission.id))
      expect(mail?.subject).toMatch(/^Urgent\u202f: Nora Vidal ne viendra pas/)
      expect(mail?.text).toContain('Ma voiture est en panne')
    }
  })

  it('needs words but for an illness, before the start, of their own mission', async () => {
    const company = await aCompany(app)
    const { mission, caller, shiftId } = await hiredSider(app, company)
    const silent = await withdraw(caller, mission.id, { reason: 'withdrew' })
    expect(silent.error.metadata?.['issues']).toMatchObject([
      { path: ['comment'], key: 'errors.field.required' },
    ])
    const stranger = await signedInSider(app, await aSider(app))
    expect((await withdraw(stranger, mission.id)).status).toBe(404)
    await pressNow(app, caller, { shiftId, kind: 'start', at: utc('08:00') })
    const late = await withdraw(caller, mission.id)
    expect([late.status, late.error.key]).toEqual([409, 'errors.sider.shift_begun'])
  })
})

describe('a Sider who was asked and declines', () => {
  it('is named under « À faire », and the mission that was for the asked alone is open to others', async () => {
    const company = await aCompany(app)
    const { id, mission, caller } = await askedSider(app, company)
    await ownerQuery(
      app.database,
      'update missions set requested_siders_only = true where id = $1',
      [mission.id],
    )
    await call(app, siderWork.answerSiderRequest, caller, {
      params: { id: mission.id },
      body: { status: 'declined' },
    })
    expect(await openings(company.admin)).toMatchObject([
      { taskId: mission.id, left: [{ id, how: 'declined' }] },
    ])
    const hired = await call(app, hiring.hireSiders, insider, {
      params: { id: mission.id },
      body: { assignments: [{ siderId: await aSider(app) }] },
    })
    expect(hired.status, JSON.stringify(hired.error)).toBe(201)
  })
})

describe('a Sider who has not come', () => {
  it('PLAN-02 is under « À faire » from ten minutes after the start, until they clock in', async () => {
    const company = await aCompany(app)
    const { id, mission, caller, shiftId } = await hiredSider(app, company)
    const missing = async () => {
      const { body } = await call(app, inbox.readInbox, company.admin)
      return body.sections.filter(({ kind }) => kind === 'missing')
    }
    app.clock.set(utc('08:09'))
    expect(await missing()).toEqual([])
    app.clock.set(utc('08:10'))
    const sider = { id, firstName: 'Nora', lastName: 'Vidal' }
    expect(await missing()).toMatchObject([
      {
        total: 1,
        lines: [{ taskId: mission.id, shiftId, count: 1, siders: [sider], due: utc('08:00') }],
      },
    ])
    await pressNow(app, caller, { shiftId, kind: 'start', at: utc('08:12') })
    expect(await missing()).toEqual([])
    const here = { shiftId, here: [id], late: [], absent: [] }
    const present = async () => (await call(app, planning.readPresence, company.admin)).body.shifts
    expect(await present()).toEqual([here])
    await pressNow(app, caller, { shiftId, kind: 'end', at: utc('15:00') })
    expect(await present()).toEqual([])
  })
})
