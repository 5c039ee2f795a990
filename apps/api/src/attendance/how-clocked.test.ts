import { attendances, conflictingHours, siderWork } from '@renfort/contract'
import Papa from 'papaparse'
import { afterEach, expect, it } from 'vitest'
import { hiredSider, press, pressNow, utc } from '../testing/clocking-siders.ts'
import { aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { call, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
afterEach(() => app.clock.set(testNow))

async function clockingOf({ admin }: TestCompany) {
  const { body } = await call(app, attendances.listHours, admin, {})
  return body.attendances[0]?.clocking
}

it('hours say that they were clocked on a phone without a network, whose clock was wrong', async () => {
  const company = await aCompany(app)
  const { caller, shiftId } = await hiredSider(app, company)
  await pressNow(app, caller, { shiftId, kind: 'start', at: utc('08:00') })
  app.clock.set(utc('17:00'))
  // Pressed at 16:00 by the clock of the server, on a phone three hours ahead.
  await press(app, caller, {
    shiftId,
    kind: 'end',
    phoneAt: utc('19:00'),
    sentAt: utc('20:00'),
  })
  expect(await clockingOf(company)).toEqual({
    marks: ['phone', 'offline'],
    oddities: [{ kind: 'phoneAhead', size: 180 }],
  })
  const { response } = await call(app, attendances.exportHours, company.admin, { query: {} })
  const { data } = Papa.parse<Record<string, string>>(
    response.rawPayload.toString('utf8').slice(1),
    { delimiter: ';', header: true },
  )
  expect(data[0]).toMatchObject({
    Pointage: 'téléphone, hors réseau',
    'À noter sur le pointage': 'téléphone en avance de 3h',
  })
})

it('hours say that their end was not clocked and confirmed by hand, whatever the company says then', async () => {
  const company = await aCompany(app)
  const { caller, shiftId } = await hiredSider(app, company)
  await pressNow(app, caller, { shiftId, kind: 'start', at: utc('08:00') })
  app.clock.set(utc('20:00'))
  await call(app, siderWork.declareSiderHours, caller, {
    params: { id: shiftId },
    body: { startDate: utc('08:00'), endDate: utc('16:00'), breaks: [] },
  })
  const byHand = { marks: ['byHand'], oddities: [{ kind: 'endNotClocked', size: 0 }] }
  expect(await clockingOf(company)).toEqual(byHand)
  const { body } = await call(app, attendances.listHours, company.admin, {})
  const { status } = await call(app, attendances.disputeHours, company.admin, {
    params: { id: body.attendances[0]?.id ?? '' },
    body: { startDate: utc('08:00'), endDate: utc('15:00'), breakDates: [] },
  })
  expect(status).toBe(200)
  expect(await clockingOf(company)).toEqual(byHand)
})

it('what was oddly clocked is counted before all is accepted, and said to who decides a conflict', async () => {
  const company = await aCompany(app)
  const { caller, shiftId } = await hiredSider(app, company)
  await pressNow(app, caller, { shiftId, kind: 'start', at: utc('08:00') })
  app.clock.set(utc('16:00'))
  await press(app, caller, { shiftId, kind: 'end', phoneAt: utc('19:00') })
  for (const choice of ['conforming', 'open'] as const) {
    const { body } = await call(app, attendances.listAcceptableHours, company.admin, {
      query: { choice },
    })
    expect([body.count, body.oddlyClocked]).toEqual([1, 1])
  }
  const [line] = (await call(app, attendances.listHours, company.admin, {})).body.attendances
  const params = { id: line?.id ?? '' }
  await call(app, attendances.disputeHours, company.admin, {
    params,
    body: { startDate: utc('08:00'), endDate: utc('15:00'), breakDates: [] },
  })
  await call(app, siderWork.answerSiderHours, caller, { params, body: { accepted: false } })
  const { body } = await call(app, conflictingHours.listConflicts, await anInsider(app), {})
  expect(body.conflicts.find(({ id }) => id === line?.id)?.clocking).toEqual({
    marks: ['phone'],
    oddities: [{ kind: 'phoneAhead', size: 180 }],
  })
})

it('hours say that staff entered them', async () => {
  const company = await aCompany(app)
  const { id: siderId, shiftId } = await hiredSider(app, company)
  app.clock.set(utc('20:00'))
  const body = { siderId, shiftId, startDate: utc('08:00'), endDate: utc('16:00'), breaks: [] }
  const { status } = await call(app, attendances.clockHours, await anInsider(app), { body })
  expect(status).toBe(200)
  expect(await clockingOf(company)).toEqual({ marks: ['staff'], oddities: [] })
})
