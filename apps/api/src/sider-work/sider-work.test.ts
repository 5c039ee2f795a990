import { randomUUID } from 'node:crypto'
import { attendances, events, hiring, missions, siderWork } from '@renfort/contract'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { workedShift } from '../testing/hours.ts'
import { aPostedMission, at } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aSider, signedInSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

type Kind = 'start' | 'pause' | 'resume' | 'end'
const z = (time: string, day = '2026-12-07') => instant(`${day}T${time}:00.000Z`)

/** Presses the button at an hour of the phone, which is that of the server unless told. */
function press(
  caller: Caller,
  shiftId: string,
  kind: Kind,
  at: string,
  { id = randomUUID(), sentAt = at }: { id?: string; sentAt?: string } = {},
) {
  const body = { id, shiftId, kind, phoneAt: z(at), sentAt: z(sentAt) }
  return call(app, siderWork.clockSiderShift, caller, { body })
}

async function pressed(caller: Caller, shiftId: string, kind: Kind, at: string) {
  app.clock.set(z(at))
  const { status, body, error } = await press(caller, shiftId, kind, at)
  expect(status, JSON.stringify(error)).toBe(200)
  return body
}

const requestsOf = (caller: Caller) => call(app, siderWork.listSiderRequests, caller)
const shiftsOf = (caller: Caller) => call(app, siderWork.listSiderShifts, caller)
const hoursOf = (caller: Caller) => call(app, siderWork.listSiderHours, caller)
const reply = (caller: Caller, id: string, status: 'accepted' | 'declined', comment?: string) =>
  call(app, siderWork.answerSiderRequest, caller, { params: { id }, body: { status, comment } })

/** What the software of a company is told, the kinds alone or with what they say. */
async function eventsOf({ admin }: TestCompany) {
  const { body } = await call(app, events.listEvents, admin, { query: {} })
  return body.events
}
const kindsOf = async (company: TestCompany) => (await eventsOf(company)).map(({ type }) => type)

/** A mission for whose only place a company asks for a Sider. */
async function asked(company: TestCompany) {
  const id = await aSider(app, { knownTo: [company] })
  const shifts = [at('2026-12-07', '09:00', '17:00')]
  const mission = await aPostedMission(app, company.admin, { requestedSiderIds: [id], shifts })
  return { mission, one: await signedInSider(app, id), id }
}

describe('what is asked of a Sider', () => {
  it('shows the place, the hours and the pay with its indemnities apart, to who is asked alone', async () => {
    const { mission, one } = await asked(await aCompany(app))
    const [request] = (await requestsOf(one)).body
    expect(request?.mission.id).toBe(mission.id)
    expect(request?.shifts).toHaveLength(1)
    expect(request?.mission.place?.city).toBeTruthy()
    const pay = request?.pay
    expect(pay?.gross).toBeGreaterThan(0)
    const total = (pay?.gross ?? 0) + (pay?.endOfMission ?? 0) + (pay?.paidLeave ?? 0)
    expect(pay?.total).toBeCloseTo(total, 2)
    expect(pay?.endOfMission).toBeCloseTo((pay?.gross ?? 0) / 10, 2)
    const stranger = await signedInSider(app, await aSider(app))
    expect((await requestsOf(stranger)).body).toEqual([])
    expect((await reply(stranger, mission.id, 'accepted')).status).toBe(404)
  })

  it('who declines says why, and finds the place taken once somebody else has it', async () => {
    const company = await aCompany(app)
    const { mission, one } = await asked(company)
    expect((await reply(one, mission.id, 'declined', 'Trop loin')).body.status).toBe('declined')
    expect((await requestsOf(one)).body).toEqual([])
    const { rows } = await ownerQuery(
      app.database,
      `select answer_comment as said, answered_through as way from requested_siders
        where mission_id = $1 and status = 'declined'`,
      [mission.id],
    )
    expect(rows).toEqual([{ said: 'Trop loin', way: 'app' }])
    const hired = await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id: mission.id },
      body: { assignments: [{ siderId: await aSider(app) }] },
    })
    expect(hired.status).toBe(201)
    const again = await reply(one, mission.id, 'accepted')
    expect(again.error.key).toBe('errors.applicant.selection_over')
  })

  it('an acceptance that the hiring refuses changes nothing and says why', async () => {
    const company = await aCompany(app)
    const { mission, one, id } = await asked(company)
    const elsewhere = await asked(await aCompany(app))
    await ownerQuery(
      app.database,
      'update requested_siders set sider_id = $1 where sider_id = $2',
      [id, elsewhere.id],
    )
    expect((await reply(one, mission.id, 'accepted')).body.status).toBe('hired')
    const refused = await reply(one, elsewhere.mission.id, 'accepted')
    expect(refused.error.key).toBe('errors.hiring.elsewhere')
    const left = (await requestsOf(one)).body.map((request) => request.mission.id)
    expect(left).toEqual([elsewhere.mission.id])
  })

  it('a licence that ends before the work refuses the acceptance, until it is renewed', async () => {
    const { mission, one, id } = await asked(await aCompany(app))
    const change = (text: string, values: readonly unknown[]) =>
      ownerQuery(app.database, text, [...values])
    await change('update missions set licence_ids = $1 where id = $2', ['["caces-1"]', mission.id])
    await change('update siders set licence_ids = $1 where id = $2', ['["caces-1"]', id])
    await change(`insert into sider_licence_ends values ($1, 'caces-1', '2026-11-30')`, [id])
    const refused = await reply(one, mission.id, 'accepted')
    expect([refused.status, refused.error]).toMatchObject([
      409,
      { key: 'errors.hiring.licence_ended', metadata: { licenceId: 'caces-1' } },
    ])
    expect((await requestsOf(one)).body).toHaveLength(1)
    await change(`update sider_licence_ends set ends_on = '2027-11-30' where sider_id = $1`, [id])
    expect((await reply(one, mission.id, 'accepted')).body.status).toBe('hired')
  })
})

describe('the clock', () => {
  async function hired() {
    const { mission, one } = await asked(await aCompany(app))
    await reply(one, mission.id, 'accepted')
    const [shift] = (await shiftsOf(one)).body.shifts
    return { caller: one, shiftId: shift?.id ?? '' }
  }

  it('keeps what is sent twice once, even without a network in between, in its order', async () => {
    const { caller, shiftId } = await hired()
    app.clock.set(z('11:00'))
    const id = randomUUID()
    const late = { id, sentAt: '11:00' }
    const answers = [
      await press(caller, shiftId, 'start', '08:00', late),
      await press(caller, shiftId, 'start', '08:00', late),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.body.clockings).toHaveLength(1)
    expect(answers[1]?.body.clockings[0]?.happenedAt).toBe(z('08:00'))
    expect((await press(caller, shiftId, 'start', '11:00')).error.key).toBe(
      'errors.sider.clock_order',
    )
    expect((await press(caller, shiftId, 'pause', '07:00', { sentAt: '11:00' })).error.key).toBe(
      'errors.sider.clock_order',
    )
  })

  it('keeps one of two phones that start at once', async () => {
    const { caller, shiftId } = await hired()
    app.clock.set(z('08:00'))
    const answers = await Promise.all([
      press(caller, shiftId, 'start', '08:00'),
      press(caller, shiftId, 'start', '08:00'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('takes the hour of the server from a phone that is three hours wrong, and says so', async () => {
    const { caller, shiftId } = await hired()
    app.clock.set(z('08:00'))
    const { body } = await press(caller, shiftId, 'start', '11:00')
    expect(body.clockings).toMatchObject([
      { happenedAt: z('08:00'), phoneAt: z('11:00'), skewMinutes: 180 },
    ])
    const strange = await press(caller, shiftId, 'pause', '12:00', { sentAt: '08:30' })
    expect(strange.error.key).toBe('errors.sider.clock_unknown')
  })

  it('never makes up a forgotten end: the plan waits, and the Sider says what they worked', async () => {
    const { caller, shiftId } = await hired()
    await pressed(caller, shiftId, 'start', '08:00')
    app.clock.set(z('20:00'))
    const [open] = (await shiftsOf(caller)).body.shifts
    expect([open?.clock.state, open?.isDeclared]).toEqual(['working', false])
    const declared = await call(app, siderWork.declareSiderHours, caller, {
      params: { id: shiftId },
      body: { startDate: z('08:00'), endDate: z('16:00'), breaks: [] },
    })
    expect(declared.status, JSON.stringify(declared.error)).toBe(200)
    expect((await shiftsOf(caller)).body.shifts[0]?.isDeclared).toBe(true)
  })

  it('of a shift that was removed meanwhile, or of another Sider, says so', async () => {
    const { caller, shiftId } = await hired()
    app.clock.set(z('08:00'))
    const gone = await press(caller, randomUUID(), 'start', '08:00')
    expect(gone.error.key).toBe('errors.sider.shift_gone')
    const stranger = await signedInSider(app, await aSider(app))
    const foreign = await press(stranger, shiftId, 'start', '08:00')
    expect(foreign.error.key).toBe('errors.attendance.not_theirs')
  })
})

describe('the hours of a Sider', () => {
  async function disputed() {
    const company = await aCompany(app)
    const { siderIds, ids } = await workedShift(app, company)
    const id = ids[0] ?? ''
    const changed = await call(app, attendances.disputeHours, company.admin, {
      params: { id },
      body: {
        startDate: z('08:00'),
        endDate: z('15:00'),
        breakDates: [],
        comment: 'Parti plus tôt',
      },
    })
    expect(changed.status, JSON.stringify(changed.error)).toBe(200)
    return { id, company, caller: await signedInSider(app, siderIds[0] ?? '') }
  }
  const answerHours = (caller: Caller, id: string, accepted: boolean) =>
    call(app, siderWork.answerSiderHours, caller, {
      params: { id },
      body: { accepted, comment: 'Je suis resté jusqu’à la fin' },
    })

  it('TS-24 shows both sides and the reason of the company, and takes an answer', async () => {
    const { id, caller } = await disputed()
    const [hours] = (await hoursOf(caller)).body
    expect(hours?.companyComment).toBe('Parti plus tôt')
    expect(hours?.versions.map(({ origin }) => origin)).toEqual(['shift', 'company'])
    expect(hours?.answerUntil).not.toBeNull()
    expect((await answerHours(caller, id, true)).body.status).toBe('att.validated')
    // TS-21: what is validated stays so.
    expect((await answerHours(caller, id, false)).error.key).toBe('errors.attendance.validated')
  })

  it('TS-25 a refusal makes a conflict, with the words of the Sider', async () => {
    const { id, caller } = await disputed()
    expect((await answerHours(caller, id, false)).body.status).toBe('att.conflict')
    const { rows } = await ownerQuery(
      app.database,
      'select answer_comment as said from attendances where id = $1',
      [id],
    )
    expect(rows[0]?.['said']).toBe('Je suis resté jusqu’à la fin')
  })

  it('that are accepted are an event of their company, whoever enters the answer', async () => {
    const [own, entered] = [await disputed(), await disputed()]
    await answerHours(own.caller, own.id, true)
    const { status } = await call(app, attendances.answerHours, await anInsider(app), {
      params: { id: entered.id },
      body: { accepted: true },
    })
    expect(status).toBe(200)
    for (const { id, company } of [own, entered]) {
      const [contested, validated] = (await eventsOf(company)).slice(-2)
      expect([contested?.type, validated?.type]).toEqual(['hours.contested', 'hours.validated'])
      expect(validated?.data).toEqual(contested?.data)
      expect(validated?.data).toMatchObject({ attendanceId: id, endsAt: z('15:00') })
    }
    const refused = await disputed()
    await answerHours(refused.caller, refused.id, false)
    expect((await kindsOf(refused.company)).slice(-2)).toEqual(['hours.contested', 'hours.refused'])
  })

  it('of another Sider answer like unknown ones', async () => {
    const { id } = await disputed()
    const stranger = await signedInSider(app, await aSider(app))
    expect((await answerHours(stranger, id, true)).status).toBe(404)
    expect((await hoursOf(stranger)).body).toEqual([])
    const read = await call(app, missions.readMission, stranger, { params: { id } })
    expect(read.error.key).toBe('errors.user.forbidden')
  })
})
