import {
  administration,
  flexiblePlanning,
  hiring,
  planning,
  quotations,
  shifts,
} from '@renfort/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, actingFor, anInsider, type TestCompany } from '../testing/companies.ts'
import { aPostedFlexibleMission, planned, withFeature } from '../testing/flexible-missions.ts'
import { aDraft, aPostedMission, at, theMission, withShifts } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { makeDueShifts } from './make-due-shifts.ts'

let app: TestApp
let company: TestCompany
let staff: Caller

beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(() => signInAt(testNow))
afterEach(() => app.clock.set(testNow))

/** Posted on 2 December for January, when no week is due yet. */
async function aFlexibleMission(plan: Parameters<typeof planned>[3] = {}): Promise<string> {
  return (await aPostedFlexibleMission(app, company.admin, { plan })).id
}
const runAt = async (time: string) => {
  app.clock.set(time)
  await runJob(app, makeDueShifts)
  app.clock.set(testNow)
}
/** Sessions would have expired, so callers sign in again at the given time. */
const signInAt = async (time: string) => {
  app.clock.set(time)
  company = await aCompany(app)
  staff = await anInsider(app)
  await withFeature(app, company.id, 'flexiblePlanning')
}
const days = async (id: string) =>
  (await theMission(app, company.admin, id)).shifts.map(({ startDate }) => startDate.slice(0, 10))
const hireFor = async (id: string, ...siderIds: string[]) =>
  call(app, hiring.hireSiders, await anInsider(app), {
    params: { id },
    body: { assignments: siderIds.map((siderId) => ({ siderId })) },
  })
const rowsOf = async (id: string) =>
  (
    await ownerQuery(
      app.database,
      `select s.id, s.slots, s.posted, s.flexible_planning_id is not null as generated,
         array(select sider_id from assignments a where a.shift_id = s.id order by 1) as siders
       from shifts s where s.mission_id = $1 order by s.starts_at`,
      [id],
    )
  ).rows
const price = async (id: string) =>
  (await call(app, quotations.readQuotation, company.admin, { params: { id } })).body
const januaryWeek = ['04', '05', '06', '07', '08', '09'].map((day) => `2027-01-${day}`)
const secondWeek = ['11', '12', '13', '14', '15', '16'].map((day) => `2027-01-${day}`)

describe('shifts of a flexible planning', () => {
  it('FLEX-16 come at least 7 days before their week, each week once', async () => {
    const id = await aFlexibleMission()
    await runAt('2026-12-26T04:00:00.000Z')
    expect(await days(id)).toEqual([])
    await runAt('2026-12-27T04:00:00.000Z')
    expect(await days(id)).toEqual(januaryWeek)
    expect((await rowsOf(id))[0]).toMatchObject({ slots: 2, posted: true, generated: true })
    expect((await theMission(app, company.admin, id)).flexiblePlanning?.shiftsUntil).toBe(
      '2027-01-10T00:00:00.000Z',
    )
    await runAt('2027-01-02T04:00:00.000Z')
    expect(await days(id)).toEqual(januaryWeek)
    await runAt('2027-01-03T04:00:00.000Z')
    expect(await days(id)).toEqual([...januaryWeek, ...secondWeek])
    const { rows } = await ownerQuery(
      app.database,
      `select actor_id, organisation_id, after ->> 'shiftsUntil' as until from audit_log
       where entity_id = $1 and action = 'mission.makeShifts' order by id`,
      [id],
    )
    expect(rows).toEqual([
      { actor_id: null, organisation_id: company.id, until: '2027-01-10' },
      { actor_id: null, organisation_id: company.id, until: '2027-01-17' },
    ])
  })

  it('FLEX-16 are made up for after days without a run', async () => {
    const id = await aFlexibleMission()
    await runAt('2027-01-05T04:00:00.000Z')
    expect(await days(id)).toEqual([...januaryWeek, ...secondWeek])
  })

  it('FLEX-16 are made once by two runs at a time', async () => {
    const id = await aFlexibleMission()
    await hireFor(id, await aSider(app))
    app.clock.set('2026-12-27T04:00:00.000Z')
    await Promise.all([runJob(app, makeDueShifts), runJob(app, makeDueShifts)])
    app.clock.set(testNow)
    expect(await days(id)).toEqual(januaryWeek)
    expect((await rowsOf(id)).map(({ siders }) => (siders as string[]).length)).toEqual(
      januaryWeek.map(() => 1),
    )
  })

  it('FLEX-16 are there at once where the mission is posted later than that', async () => {
    await signInAt('2026-12-30T09:00:00.000Z')
    const id = await aFlexibleMission()
    expect(await days(id)).toEqual(januaryWeek)
    const { body } = await call(app, flexiblePlanning.readFlexiblePlanning, company.admin, {
      params: { taskId: id },
    })
    expect(body?.shiftsUntil).toBe('2027-01-10T00:00:00.000Z')
  })

  it('FLEX-16 follow a planning that is changed before anybody is hired', async () => {
    await signInAt('2026-12-30T09:00:00.000Z')
    const id = await aFlexibleMission()
    const saved = await planned(app, company.admin, id, {
      startDate: '2027-01-07T00:00:00.000Z',
      siders: 1,
    })
    expect(saved.shiftsUntil).toBe('2027-01-10T00:00:00.000Z')
    expect(await days(id)).toEqual(januaryWeek.slice(3))
    expect((await rowsOf(id)).map(({ slots }) => slots)).toEqual([1, 1, 1])
  })

  it('TASK-52 are none of a selection that was stopped without anybody, until it opens again', async () => {
    const empty = await aFlexibleMission()
    const staffed = await aFlexibleMission()
    await hireFor(staffed, await aSider(app))
    for (const id of [empty, staffed]) {
      await call(app, hiring.moveSelection, staff, { params: { id }, body: { status: 'closed' } })
    }
    await runAt('2026-12-27T04:00:00.000Z')
    expect([await days(empty), await days(staffed)]).toEqual([[], januaryWeek])
    app.clock.set('2026-12-27T12:00:00.000Z')
    const params = { id: empty }
    const body = { status: 'ongoing' } as const
    await call(app, hiring.moveSelection, await anInsider(app), { params, body })
    expect((await rowsOf(empty)).length).toBe(6)
  })

  it('N-13 are none of an archived mission', async () => {
    const id = await aFlexibleMission()
    await call(app, administration.archiveMission, staff, {
      params: { id },
      body: { archived: true },
    })
    await runAt('2026-12-27T04:00:00.000Z')
    expect(await rowsOf(id)).toEqual([])
  })

  it('SUM-14 cost to the cent what the mission was quoted, before and after', async () => {
    const id = await aFlexibleMission()
    const quoted = await price(id)
    expect(quoted).toMatchObject({ price: 8872.64, salary: 4550, priceWithTax: 10_647.17 })
    await hireFor(id, await aSider(app), await aSider(app))
    await runAt('2027-01-20T04:00:00.000Z')
    expect(await price(id)).toEqual(quoted)
    const made = (await theMission(app, company.admin, id)).shifts
    expect(made).toHaveLength(24)
    const twin = await aDraft(app, company.admin)
    await withShifts(
      app,
      company.admin,
      twin,
      made.map(({ startDate, endDate, ...slot }) => {
        const { breakDuration, slots: places } = slot
        return { startDate, endDate, breakDuration, slots: places }
      }),
    )
    expect(await price(twin)).toEqual(quoted)
  })
})

describe('those who are hired for a flexible planning', () => {
  it('FLEX-16 have the shifts as they are made, and those that exist when they come later', async () => {
    const id = await aFlexibleMission()
    const [first, second] = [await aSider(app), await aSider(app)]
    await hireFor(id, first)
    await runAt('2026-12-27T04:00:00.000Z')
    expect((await rowsOf(id)).map(({ siders }) => siders)).toEqual(januaryWeek.map(() => [first]))
    app.clock.set('2027-01-05T18:00:00.000Z')
    const late = await hireFor(id, second)
    expect(late.body).toMatchObject({ hiredSidersCount: 2, openSlots: 0 })
    const both = [first, second].toSorted()
    expect((await rowsOf(id)).map(({ siders }) => siders)).toEqual([
      [first],
      [first],
      ...januaryWeek.slice(2).map(() => both),
    ])
    await runAt('2027-01-06T04:00:00.000Z')
    expect((await rowsOf(id)).at(-1)?.['siders']).toEqual(both)
    expect(await rowsOf(id)).toHaveLength(12)
  })

  it('leave the shifts to come, and the Sider who replaces them takes these', async () => {
    const id = await aFlexibleMission()
    const [gone, replacement] = [await aSider(app), await aSider(app)]
    await hireFor(id, gone)
    await runAt('2026-12-27T04:00:00.000Z')
    app.clock.set('2027-01-05T18:00:00.000Z')
    const { status, body } = await call(app, hiring.removeHire, await anInsider(app), {
      params: { id },
      body: { siderId: gone, reason: 'sick', replacementId: replacement },
    })
    expect([status, body]).toMatchObject([201, { hiredSidersCount: 1, openSlots: 1 }])
    expect((await rowsOf(id)).map(({ siders }) => siders)).toEqual([
      [gone],
      [gone],
      ...januaryWeek.slice(2).map(() => [replacement]),
    ])
    await runAt('2027-01-10T04:00:00.000Z')
    expect((await rowsOf(id)).at(-1)?.['siders']).toEqual([replacement])
  })

  it('leave all of it or nothing: a single shift is no choice', async () => {
    const id = await aFlexibleMission()
    const siderId = await aSider(app)
    await hireFor(id, siderId)
    await runAt('2026-12-27T04:00:00.000Z')
    const shiftIds = [String((await rowsOf(id))[0]?.['id'])]
    const removed = await call(app, hiring.removeHire, staff, {
      params: { id },
      body: { siderId, shiftIds, reason: 'sick' },
    })
    expect([removed.status, removed.error?.key]).toEqual([400, 'errors.field.unknown_choice'])
    const hired = await call(app, hiring.hireSiders, staff, {
      params: { id },
      body: { assignments: [{ siderId: await aSider(app), shiftIds }] },
    })
    expect(hired.status).toBe(400)
  })

  it('SHIFT-29 are nowhere else on days without shifts yet, in whatever company', async () => {
    const id = await aFlexibleMission()
    const siderId = await aSider(app)
    await hireFor(id, siderId)
    const other = await aCompany(app)
    const elsewhere = await aPostedMission(app, other.admin, {
      shifts: [at('2027-01-12', '15:00', '22:00')],
    })
    const refused = await hireFor(elsewhere.id, siderId)
    expect([refused.status, refused.error?.key]).toEqual([409, 'errors.hiring.elsewhere'])
    const sunday = await aPostedMission(app, other.admin, {
      shifts: [at('2027-01-10', '09:00', '17:00')],
    })
    const tooLong = await hireFor(sunday.id, siderId)
    expect([tooLong.status, tooLong.error?.key]).toEqual([409, 'errors.hiring.law'])
    await runAt('2026-12-27T04:00:00.000Z')
    expect((await hireFor(elsewhere.id, siderId)).error?.key).toBe('errors.hiring.elsewhere')
    await runAt('2027-01-05T04:00:00.000Z')
    expect((await hireFor(elsewhere.id, siderId)).error?.key).toBe('errors.hiring.elsewhere')
    await call(app, hiring.removeHire, staff, {
      params: { id },
      body: { siderId, reason: 'withdrew' },
    })
    expect((await hireFor(elsewhere.id, siderId)).status).toBe(201)
  })

  it('PLAN-02 are on the planning of their company, and of no other', async () => {
    const id = await aFlexibleMission()
    const siderId = await aSider(app)
    await hireFor(id, siderId)
    await runAt('2026-12-27T04:00:00.000Z')
    const week = { week: 1, year: 2027 } as const
    const sheet = async (caller: Caller) =>
      (
        await call(app, planning.readPlanning, caller, {
          query: { week: String(week.week), year: String(week.year) },
        })
      ).body.tasks
    const [task] = await sheet(company.admin)
    expect(task).toMatchObject({ id, isFlexiblePlanning: true })
    expect(task?.slots.map(({ slots, siderIds }) => [slots, siderIds])).toEqual(
      januaryWeek.map(() => [2, [siderId]]),
    )
    expect(await sheet((await aCompany(app)).admin)).toEqual([])
  })
})

describe('a shift of a flexible planning', () => {
  const move = (caller: Caller, id: string, day: string, from = '12:00', to = '19:00') =>
    call(app, shifts.updateShift, caller, {
      params: { id },
      body: {
        startDate: new Date(`${day}T${from}:00+01:00`).toISOString(),
        endDate: new Date(`${day}T${to}:00+01:00`).toISOString(),
      },
    })
  const firstShift = async (id: string) => String((await rowsOf(id))[0]?.['id'])

  it('FLEX-16 is moved by internal staff alone, whatever its contracts; the price stays', async () => {
    const id = await aFlexibleMission()
    const siderId = await aSider(app)
    await hireFor(id, siderId)
    await runAt('2026-12-27T04:00:00.000Z')
    const quoted = await price(id)
    const slot = await firstShift(id)
    const refused = await move(company.admin, slot, '2027-01-04')
    expect([refused.status, refused.error?.key]).toEqual([409, 'errors.shift.generated'])
    const acting = await actingFor(app, company.admin)
    const moved = await move(acting, slot, '2027-01-04')
    expect([moved.status, moved.body]).toMatchObject([
      200,
      { shifts: [{ id: slot, startDate: '2027-01-04T11:00:00.000Z', slots: 2 }] },
    ])
    expect(await price(id)).toEqual(quoted)
    expect(await theMission(app, company.admin, id)).toMatchObject({
      isFlexiblePlanning: true,
      startDate: '2027-01-03T23:00:00.000Z',
      endDate: '2027-01-31T23:00:00.000Z',
    })
    await runAt('2026-12-28T04:00:00.000Z')
    await runAt('2027-01-03T04:00:00.000Z')
    expect(await days(id)).toEqual([...januaryWeek, ...secondWeek])
    expect((await rowsOf(id))[0]).toMatchObject({ id: slot, siders: [siderId] })
  })

  it('FLEX-16 is never made again once it was deleted', async () => {
    const id = await aFlexibleMission()
    await runAt('2026-12-27T04:00:00.000Z')
    const params = { id: await firstShift(id) }
    const refused = await call(app, shifts.deleteShift, company.admin, { params })
    expect(refused.error?.key).toBe('errors.shift.generated')
    const acting = await actingFor(app, company.admin)
    expect((await call(app, shifts.deleteShift, acting, { params })).status).toBe(204)
    await runAt('2027-01-02T04:00:00.000Z')
    expect(await days(id)).toEqual(januaryWeek.slice(1))
  })

  it('C-36 keeps its places, and goes nowhere where its Siders cannot work', async () => {
    const id = await aFlexibleMission()
    const siderId = await aSider(app)
    await hireFor(id, siderId)
    await runAt('2026-12-27T04:00:00.000Z')
    const acting = await actingFor(app, company.admin)
    const slot = await firstShift(id)
    const params = { id: slot }
    const more = await call(app, shifts.updateShift, acting, { params, body: { slots: 5 } })
    expect(more.error?.key).toBe('errors.shift.generated')
    for (const day of ['2027-01-05', '2027-01-12']) {
      expect((await move(acting, slot, day)).error?.key).toBe('errors.shift.generated_overlap')
    }
    const other = await aCompany(app)
    const elsewhere = await aPostedMission(app, other.admin, {
      shifts: [at('2027-01-04', '06:00', '09:00')],
    })
    expect((await hireFor(elsewhere.id, siderId)).status).toBe(201)
    const met = await move(acting, slot, '2027-01-04', '07:00', '14:00')
    expect([met.status, met.error?.key]).toEqual([409, 'errors.hiring.elsewhere'])
    app.clock.set('2027-01-05T09:00:00.000Z')
    const later = await move(await actingFor(app, company.admin), slot, '2027-01-17')
    expect(later.error?.key).toBe('errors.shift.past_forbidden')
  })

  it('SHIFT-06 keeps the length of a short day, and takes no shorter one', async () => {
    const id = await aFlexibleMission({ weeklyVolume: 7 })
    await runAt('2026-12-27T04:00:00.000Z')
    const acting = await actingFor(app, company.admin)
    const shift = await firstShift(id)
    const shorter = await move(acting, shift, '2027-01-04', '12:00', '13:00')
    expect(shorter.error?.key).toBe('errors.shift.duration')
    expect((await move(acting, shift, '2027-01-04', '12:00', '13:10')).status).toBe(200)
  })

  it('C-28 is out of reach of another company', async () => {
    const id = await aFlexibleMission()
    await runAt('2026-12-27T04:00:00.000Z')
    const stranger = await aCompany(app)
    const acting = await actingFor(app, stranger.admin)
    expect((await move(acting, await firstShift(id), '2027-01-04')).status).toBe(404)
  })
})
