import { missions, shifts } from '@renfort/contract'
import type { NewShift, RecurrenceBody, Shift, ShiftBody } from '@renfort/contract/shift.ts'
import {
  addDays,
  instant,
  instantInParis,
  isoDate,
  dateInParis,
  localInParis,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'
import type { ShiftScope } from '@renfort/domain/shift/series.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { aDraft, aPostedMission, at, theMission, withShifts } from '../testing/missions.ts'
import { statementsOf } from '../testing/plans.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { withContracts } from '../testing/with-contracts.ts'
import { wireDay } from '../testing/wire-day.ts'

let app: TestApp
let company: TestCompany
let admin: Caller
beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
  admin = company.admin
})
afterEach(() => app.clock.set(testNow))

// Rule 1 of the worked examples: 3, 5, 8, 10, 12, 15, 17 and 19 February 2027.
const template = at('2027-02-03', '09:00', '17:00', { breakDuration: 60 })
const rule: RecurrenceBody = { type: 'weekly', interval: 1, days: [4, 0, 2], until: '2027-02-19' }
const all = ['03', '05', '08', '10', '12', '15', '17', '19']

// Every day from 3 to 7 December 2026, at nine.
const firstOfFive = at('2026-12-03', '09:00', '17:00', { breakDuration: 60 })
const fiveDays: RecurrenceBody = { ...rule, days: [0, 1, 2, 3, 4, 5, 6], until: '2026-12-07' }

function create(taskId: string, body: { shifts: NewShift[]; recurrence?: RecurrenceBody | null }) {
  return call(app, shifts.createShifts, admin, { params: { taskId }, body })
}

function patch(id: string, body: ShiftBody, scope?: ShiftScope) {
  return call(app, shifts.updateShift, admin, { params: { id }, query: { scope }, body })
}

function remove(id: string, scope?: ShiftScope) {
  return call(app, shifts.deleteShift, admin, { params: { id }, query: { scope } })
}

function readRule(id: string | null | undefined) {
  return call(app, shifts.readRecurrence, admin, { params: { id: id ?? '' } })
}

/** A draft with the shifts of rule 1. */
async function aSeries(recurrence: RecurrenceBody = rule, first: ShiftBody = template) {
  const missionId = await aDraft(app, admin)
  const { status, body } = await create(missionId, { shifts: [first], recurrence })
  expect(status).toBe(201)
  return { missionId, recurrenceId: body.recurrence?.id ?? '', shifts: body.shifts }
}

const dayOf = ({ startDate }: Pick<Shift, 'startDate'>) => dateInParis(instant(startDate)).slice(8)
const daysOf = (planned: readonly Shift[]) => planned.map(dayOf)
const onDay = (planned: readonly Shift[], day: string): Shift => {
  const found = planned.find((shift) => dayOf(shift) === day)
  if (found === undefined) throw new Error(`No shift on ${day}`)
  return found
}
const bodyOn = (day: string, start: string, end: string, rest = {}) =>
  at(`2027-02-${day}`, start, end, { breakDuration: 60, ...rest })
const timesOf = (shift: Shift) =>
  `${localInParis(instant(shift.startDate)).time}-${localInParis(instant(shift.endDate)).time}`
const planningOf = async (missionId: string) => (await theMission(app, admin, missionId)).shifts

interface WireError {
  metadata?: Record<string, unknown> | undefined
}
function issuesOf({ error }: { error: WireError }) {
  const issues = error.metadata?.['issues'] as { path: unknown[]; key: string }[] | undefined
  return (issues ?? []).map(({ path, key }) => `${path.join('.')} ${key}`)
}

describe('creating', () => {
  it('API-63 SHIFT-16 SHIFT-19 makes one shift on every day of the rule', async () => {
    const { missionId, recurrenceId, shifts: created } = await aSeries()
    expect(daysOf(created)).toEqual(all)
    expect(new Set(created.map((shift) => shift.recurrenceId))).toEqual(new Set([recurrenceId]))
    expect(new Set(created.map(timesOf))).toEqual(new Set(['09:00-17:00']))
    expect(created.every((shift) => shift.breakDuration === 60 && shift.slots === 1)).toBe(true)
    const mission = await theMission(app, admin, missionId)
    expect(mission.shifts).toEqual(created)
    expect([mission.startDate, mission.endDate]).toEqual([
      created[0]?.startDate,
      created.at(-1)?.endDate,
    ])
  })

  it('SHIFT-16 a shift that is there gets no rule', async () => {
    const missionId = await aDraft(app, admin)
    const [single] = await withShifts(app, admin, missionId, [template])
    const later: ShiftBody = bodyOn('03', '10:00', '18:00')
    const body = { ...later, recurrence: rule }
    expect((await patch(single?.id ?? '', body)).status).toBe(200)
    expect(await planningOf(missionId)).toMatchObject([{ ...later, recurrenceId: null }])
  })

  it('API-68 ENT-05 SHIFT-21 the rule stays readable', async () => {
    const { recurrenceId } = await aSeries()
    expect((await readRule(recurrenceId)).body).toEqual({
      id: recurrenceId,
      type: 'weekly',
      interval: 1,
      until: wireDay('2027-02-19'),
      days: [0, 2, 4],
      withHolidays: false,
      startDate: wireDay('2027-02-03'),
      setPos: null,
    })
    expect((await readRule(randomUUID())).status).toBe(404)
  })

  it('SHIFT-20 SHIFT-21 the last working weekday over a clock change, holidays left out', async () => {
    const lastWeekday: RecurrenceBody = {
      type: 'monthly',
      interval: 1,
      days: [0, 1, 2, 3, 4],
      setPos: -1,
      until: '2027-05-31',
    }
    const night = at('2027-02-01', '22:00', '06:00', { breakDuration: 30 })
    const { shifts: created } = await aSeries(lastWeekday, night)
    expect(created.map(({ startDate }) => startDate)).toEqual([
      '2027-02-26T21:00:00.000Z',
      '2027-03-31T20:00:00.000Z',
      '2027-04-30T20:00:00.000Z',
      '2027-05-31T20:00:00.000Z',
    ])
    const holidays = await aSeries(
      { type: 'weekly', interval: 1, days: [3], until: '2027-05-20' },
      at('2027-04-22', '09:00', '17:00'),
    )
    expect(daysOf(holidays.shifts)).toEqual(['22', '29', '13', '20'])
  })

  it('SHIFT-19 SHIFT-22 refuses a rule without day, and one that ends before it starts', async () => {
    const missionId = await aDraft(app, admin)
    const refusals: [Partial<RecurrenceBody>, string][] = [
      [{ days: [] }, 'recurrence.days errors.recurrence.days_missing'],
      [{ until: '2027-02-02' }, 'recurrence.until errors.recurrence.until_before_start'],
      [{ until: '2027-02-04', days: [4] }, 'recurrence.until errors.recurrence.empty'],
      [{ until: '2028-12-03' }, 'recurrence.until errors.shift.too_far_ahead'],
      [{ type: 'monthly', setPos: 1, days: [] }, 'recurrence.days errors.recurrence.days_missing'],
    ]
    for (const [change, expected] of refusals) {
      const answer = await create(missionId, {
        shifts: [template],
        recurrence: { ...rule, ...change },
      })
      expect([answer.status, answer.error.key]).toEqual([400, 'errors.shift.invalid'])
      expect(issuesOf(answer)).toEqual([expected])
    }
    expect(await planningOf(missionId)).toEqual([])
  })

  it('SHIFT-17 to SHIFT-20 refuses what no rule may hold', async () => {
    const missionId = await aDraft(app, admin)
    const refusals: [Partial<RecurrenceBody>, string][] = [
      [{ type: 'daily' as never }, 'recurrence.type errors.field.unknown_choice'],
      [{ interval: 0 }, 'recurrence.interval errors.recurrence.interval'],
      [{ interval: 51 }, 'recurrence.interval errors.recurrence.interval'],
      [{ days: [7] }, 'recurrence.days.0 errors.recurrence.days'],
      [{ setPos: -5 }, 'recurrence.setPos errors.recurrence.position'],
      [{ setPos: 5 }, 'recurrence.setPos errors.recurrence.position'],
    ]
    for (const [change, expected] of refusals) {
      const answer = await create(missionId, {
        shifts: [template],
        recurrence: { ...rule, ...change },
      })
      expect(answer.status).toBe(400)
      expect(issuesOf(answer).map((each) => each.replace('body.', ''))).toEqual([expected])
    }
  })

  it('G-14 a recurrence is made from exactly one shift', async () => {
    const missionId = await aDraft(app, admin)
    const two = [template, bodyOn('04', '09:00', '17:00')]
    const answer = await create(missionId, { shifts: two, recurrence: rule })
    expect([answer.status, answer.error.key]).toEqual([400, 'errors.shift.invalid'])
    expect(issuesOf(answer)).toEqual(['shifts errors.recurrence.one_template'])
  })

  it('SHIFT-15 SHIFT-28 all or none: a day that is taken refuses the whole series, once', async () => {
    const missionId = await aDraft(app, admin)
    await withShifts(app, admin, missionId, [bodyOn('12', '09:00', '17:00')])
    const answer = await create(missionId, { shifts: [template], recurrence: rule })
    expect([answer.status, answer.error.key]).toEqual([400, 'errors.shift.conflict_duplicated'])
    expect(issuesOf(answer)).toEqual(['shifts.0 errors.shift.conflict_duplicated'])
    expect(await planningOf(missionId)).toHaveLength(1)
  })

  it('SHIFT-06 SHIFT-14 the limits of a shift hold for those of a series, each problem told once', async () => {
    const missionId = await aDraft(app, admin)
    const long = at('2026-11-30', '08:00', '20:00')
    const recurrence = { ...rule, until: '2026-12-18' }
    const answer = await create(missionId, { shifts: [long], recurrence })
    expect(answer.error.key).toBe('errors.shift.invalid')
    expect(issuesOf(answer)).toEqual([
      'shifts.0.endDate errors.shift.duration',
      'shifts.0.startDate errors.shift.past_forbidden',
    ])
  })

  it('C-09 a series keeps within 18 months', async () => {
    const missionId = await aDraft(app, admin)
    const recurrence = { ...rule, until: '2028-08-31' }
    const answer = await create(missionId, { shifts: [template], recurrence })
    expect([answer.status, answer.error.key]).toEqual([400, 'errors.task.too_long'])
    expect(await planningOf(missionId)).toEqual([])
  })

  it('C-10 a template whose day has begun is fine when the days of its rule are to come', async () => {
    const missionId = await aDraft(app, admin)
    const morning = at('2026-12-02', '06:00', '09:00')
    const thursdays = { ...rule, days: [3], until: '2026-12-10' }
    const { status, body } = await create(missionId, { shifts: [morning], recurrence: thursdays })
    expect([status, daysOf(body.shifts)]).toEqual([201, ['03', '10']])
  })

  it('500 shifts take as many statements as two, in one transaction', async () => {
    const daily = { ...rule, days: [0, 1, 2, 3, 4, 5, 6], withHolidays: true }
    const count = async (until: string, expected: number) => {
      const missionId = await aDraft(app, admin)
      const statements = await statementsOf(app.database, async () => {
        const { body } = await create(missionId, {
          shifts: [template],
          recurrence: { ...daily, until },
        })
        expect(body.shifts).toHaveLength(expected)
      })
      const began = statements.filter(({ text }) => text === 'begin')
      expect(began).toHaveLength(1)
      return statements.length
    }
    const many = addDays(isoDate('2027-02-03'), 499)
    const few = await count('2027-02-04', 2)
    expect(await count(many, 500)).toBe(few)
    expect(few).toBeLessThan(20)
  })
})

describe('changing with a scope', () => {
  it('API-65 SHIFT-23 asks which shifts are meant', async () => {
    const { shifts: created } = await aSeries()
    const tenth = onDay(created, '10')
    const changed = await patch(tenth.id, bodyOn('10', '10:00', '18:00'))
    expect([changed.status, changed.error.key]).toEqual([400, 'errors.shift.scope_required'])
    const removed = await remove(tenth.id)
    expect([removed.status, removed.error.key]).toEqual([400, 'errors.shift.scope_required'])
    const unknown = await call(app, shifts.deleteShift, admin, {
      params: { id: tenth.id },
      query: { scope: 'everything' as ShiftScope },
    })
    expect(unknown.status).toBe(400)
  })

  it('SHIFT-23 a shift without series needs none, and has none to obey', async () => {
    const missionId = await aDraft(app, admin)
    const [first, second] = await withShifts(app, admin, missionId, [
      bodyOn('10', '09:00', '17:00'),
      bodyOn('12', '09:00', '17:00'),
    ])
    const moved = bodyOn('11', '09:00', '17:00')
    const { status } = await patch(first?.id ?? '', moved, 'recurrence-all')
    expect([status, daysOf(await planningOf(missionId))]).toEqual([200, ['11', '12']])
    expect((await remove(second?.id ?? '', 'recurrence-following')).status).toBe(204)
    expect(daysOf(await planningOf(missionId))).toEqual(['11'])
  })

  it('SHIFT-23 example a: this one leaves the series, on any day', async () => {
    const { missionId, recurrenceId, shifts: created } = await aSeries()
    const { id } = onDay(created, '10')
    const { status, body } = await patch(id, bodyOn('11', '09:00', '17:00', { slots: 3 }), 'shift')
    expect([status, body.shifts]).toMatchObject([200, [{ id, slots: 3, recurrenceId: null }]])
    const planning = await planningOf(missionId)
    expect(daysOf(planning)).toEqual(['03', '05', '08', '11', '12', '15', '17', '19'])
    const others = planning.filter((shift) => shift.id !== id)
    expect(others).toEqual(created.filter((shift) => shift.id !== id))
    expect((await readRule(recurrenceId)).body.until).toBe(wireDay('2027-02-19'))
  })

  it('SHIFT-23 examples b and c: this and later ones become a series of their own', async () => {
    const { missionId, recurrenceId, shifts: created } = await aSeries()
    const { id } = onDay(created, '10')
    const later = bodyOn('10', '10:00', '18:00', { slots: 2 })
    const { status, body } = await patch(id, later, 'recurrence-following')
    expect([status, daysOf(body.shifts)]).toEqual([200, ['10', '12', '15', '17', '19']])
    expect(new Set(body.shifts.map(timesOf))).toEqual(new Set(['10:00-18:00']))
    expect(body.shifts.every(({ slots }) => slots === 2)).toBe(true)
    const planning = await planningOf(missionId)
    expect(planning.slice(0, 3)).toEqual(created.slice(0, 3))
    expect(planning.slice(3)).toEqual(body.shifts)
    expect((await readRule(recurrenceId)).body.until).toBe(wireDay('2027-02-09'))
    const second = body.shifts[0]?.recurrenceId
    expect(second).not.toBe(recurrenceId)
    expect((await readRule(second)).body).toMatchObject({
      startDate: wireDay('2027-02-10'),
      until: wireDay('2027-02-19'),
      days: [0, 2, 4],
    })
    const fifteenth = onDay(planning, '15')
    expect((await remove(fifteenth.id, 'recurrence-all')).status).toBe(204)
    expect(await planningOf(missionId)).toEqual(created.slice(0, 3))
    expect((await readRule(second)).status).toBe(404)
    expect((await readRule(recurrenceId)).status).toBe(200)
  })

  it('SHIFT-23 all: the new times for those that have not started', async () => {
    const { missionId, recurrenceId, shifts: created } = await aSeries(fiveDays, firstOfFive)
    app.clock.set('2026-12-05T12:00:00.000Z')
    const third = onDay(created, '03')
    const night = at('2026-12-03', '22:00', '06:00', { breakDuration: 30 })
    const { status, body } = await patch(third.id, night, 'recurrence-all')
    expect([status, daysOf(body.shifts)]).toEqual([200, ['06', '07']])
    const planning = await planningOf(missionId)
    expect(planning.slice(0, 3)).toEqual(created.slice(0, 3))
    expect(new Set(planning.slice(3).map(timesOf))).toEqual(new Set(['22:00-06:00']))
    expect(new Set(planning.map((shift) => shift.recurrenceId))).toEqual(new Set([recurrenceId]))
    app.clock.set('2026-12-07T23:00:00.000Z')
    const late = await patch(third.id, at('2026-12-03', '10:00', '18:00'), 'recurrence-all')
    expect([late.status, late.error.key]).toEqual([400, 'errors.shift.past_forbidden'])
  })

  it('SHIFT-23 a series keeps its days', async () => {
    const { shifts: created } = await aSeries()
    const { id } = onDay(created, '10')
    for (const scope of ['recurrence-following', 'recurrence-all'] as const) {
      const answer = await patch(id, bodyOn('11', '09:00', '17:00'), scope)
      expect([answer.status, answer.error.key]).toEqual([400, 'errors.shift.invalid'])
      expect(issuesOf(answer)).toEqual(['startDate errors.recurrence.date_fixed'])
    }
  })

  it('SHIFT-06 SHIFT-15 the rules of a shift hold, and nothing changes', async () => {
    const { missionId, shifts: created } = await aSeries()
    const { id } = onDay(created, '10')
    const long = await patch(id, bodyOn('10', '08:00', '20:00'), 'recurrence-following')
    expect(issuesOf(long)).toEqual(['endDate errors.shift.duration'])
    const [extra] = await withShifts(app, admin, missionId, [bodyOn('15', '10:00', '18:00')])
    const taken = await patch(id, bodyOn('10', '10:00', '18:00'), 'recurrence-all')
    expect([taken.status, taken.error.key]).toEqual([400, 'errors.shift.conflict_duplicated'])
    const planning = await planningOf(missionId)
    expect(planning.filter((shift) => shift.id !== extra?.id)).toEqual(created)
  })

  it('SHIFT-23 from the first shift on, the former rule is gone', async () => {
    const { recurrenceId, shifts: created } = await aSeries()
    const first = onDay(created, '03')
    const { body } = await patch(first.id, bodyOn('03', '10:00', '18:00'), 'recurrence-following')
    expect(body.shifts).toHaveLength(8)
    expect((await readRule(recurrenceId)).status).toBe(404)
    expect((await readRule(body.shifts[0]?.recurrenceId)).body.startDate).toBe(
      wireDay('2027-02-03'),
    )
  })

  it('changes 500 shifts with as many statements as two', async () => {
    const daily = { ...rule, days: [0, 1, 2, 3, 4, 5, 6], withHolidays: true }
    const count = async (until: string) => {
      const { shifts: created } = await aSeries({ ...daily, until })
      const [, second] = created
      const ways: ShiftScope[] = ['recurrence-all', 'recurrence-following']
      const counts: number[] = []
      for (const scope of ways) {
        const times = scope === 'recurrence-all' ? ['10:00', '18:00'] : ['11:00', '19:00']
        const statements = await statementsOf(app.database, async () => {
          const { status } = await patch(
            second?.id ?? '',
            bodyOn('04', times[0] ?? '', times[1] ?? ''),
            scope,
          )
          expect(status).toBe(200)
        })
        counts.push(statements.length)
      }
      return counts
    }
    expect(await count(addDays(isoDate('2027-02-03'), 499))).toEqual(await count('2027-02-05'))
  })
})

describe('deleting with a scope', () => {
  it('API-66 SHIFT-23 this one: the rule is untouched', async () => {
    const { missionId, recurrenceId, shifts: created } = await aSeries()
    expect((await remove(onDay(created, '19').id, 'shift')).status).toBe(204)
    expect(daysOf(await planningOf(missionId))).toEqual(all.slice(0, -1))
    expect((await readRule(recurrenceId)).body.until).toBe(wireDay('2027-02-19'))
  })

  it('SHIFT-23 this and following: the rule ends on the eve', async () => {
    const { missionId, recurrenceId, shifts: created } = await aSeries()
    expect((await remove(onDay(created, '12').id, 'recurrence-following')).status).toBe(204)
    expect(daysOf(await planningOf(missionId))).toEqual(['03', '05', '08', '10'])
    expect((await readRule(recurrenceId)).body.until).toBe(wireDay('2027-02-11'))
    const first = onDay(created, '03')
    expect((await remove(first.id, 'recurrence-following')).status).toBe(204)
    expect(await planningOf(missionId)).toEqual([])
    expect((await readRule(recurrenceId)).status).toBe(404)
  })

  it('SHIFT-23 all: those that have started stay, and their rule with them', async () => {
    const { missionId, recurrenceId, shifts: created } = await aSeries(fiveDays, firstOfFive)
    app.clock.set('2026-12-04T08:00:00.000Z')
    expect((await remove(onDay(created, '06').id, 'recurrence-all')).status).toBe(204)
    expect(await planningOf(missionId)).toEqual(created.slice(0, 2))
    expect((await readRule(recurrenceId)).status).toBe(200)
    const again = await remove(onDay(created, '03').id, 'recurrence-all')
    expect([again.status, again.error.key]).toEqual([400, 'errors.shift.past_forbidden'])
  })

  it('API-67 G-14 many at once: a rule goes with its last shift', async () => {
    const { recurrenceId, shifts: created } = await aSeries()
    const ids = created.map((shift) => shift.id)
    await call(app, shifts.deleteShifts, admin, { body: { ids: ids.slice(1) } })
    expect((await readRule(recurrenceId)).status).toBe(200)
    await call(app, shifts.deleteShifts, admin, { body: { ids: ids.slice(0, 1) } })
    expect((await readRule(recurrenceId)).status).toBe(404)
  })

  it('a rule without shifts is gone for good a day later', async () => {
    const { missionId, recurrenceId, shifts: created } = await aSeries()
    await remove(created[0]?.id ?? '', 'recurrence-all')
    app.clock.set('2026-12-04T09:00:00.000Z')
    const [one] = await withShifts(app, admin, missionId, [bodyOn('10', '09:00', '17:00')])
    await remove(one?.id ?? '')
    const back = { ...template, recurrenceId }
    expect((await create(missionId, { shifts: [back] })).status).toBe(404)
  })
})

describe('going back to a series', () => {
  it('a shift that left it, and those of a series that was split', async () => {
    const { missionId, recurrenceId, shifts: created } = await aSeries()
    const tenth = onDay(created, '10')
    await patch(tenth.id, bodyOn('11', '10:00', '18:00', { slots: 3 }), 'shift')
    const undo = (before: readonly Shift[]) =>
      call(app, shifts.updateShifts, admin, {
        params: { taskId: missionId },
        body: { shifts: [...before] },
      })
    expect((await undo([tenth])).status).toBe(200)
    expect(await planningOf(missionId)).toEqual(created)
    const { body } = await patch(tenth.id, bodyOn('10', '10:00', '18:00'), 'recurrence-following')
    expect((await undo(created.slice(3))).status).toBe(200)
    expect(await planningOf(missionId)).toEqual(created)
    expect((await readRule(recurrenceId)).body.until).toBe(wireDay('2027-02-19'))
    expect((await readRule(body.shifts[0]?.recurrenceId)).status).toBe(404)
  })

  it('shifts that were deleted, with a rule that was removed', async () => {
    const { missionId, recurrenceId, shifts: created } = await aSeries()
    await remove(created[0]?.id ?? '', 'recurrence-all')
    const { status, body } = await create(missionId, { shifts: created })
    const withoutId = ({ id: _id, ...rest }: Shift) => rest
    expect([status, body.shifts.map(withoutId)]).toEqual([201, created.map(withoutId)])
    expect((await readRule(recurrenceId)).body.until).toBe(wireDay('2027-02-19'))
  })

  it('only on its own days, and to a series of the same mission', async () => {
    const { missionId, recurrenceId, shifts: created } = await aSeries()
    const thursday = { ...bodyOn('11', '09:00', '17:00'), recurrenceId }
    const off = await create(missionId, { shifts: [thursday] })
    expect([off.status, off.error.key]).toEqual([400, 'errors.shift.invalid'])
    const another = await aSeries()
    const foreign = await create(missionId, {
      shifts: [{ ...bodyOn('22', '09:00', '17:00'), recurrenceId: another.recurrenceId }],
    })
    expect(foreign.status).toBe(404)
    expect(await planningOf(missionId)).toEqual(created)
  })

  it('a shift that is changed among others leaves its series', async () => {
    const { missionId, shifts: created } = await aSeries()
    const { id } = onDay(created, '10')
    const { body } = await call(app, shifts.updateShifts, admin, {
      params: { taskId: missionId },
      body: { shifts: [{ id, ...bodyOn('10', '10:00', '18:00') }] },
    })
    expect(body.shifts).toMatchObject([{ id, recurrenceId: null }])
  })
})

describe('who and when', () => {
  it('SHIFT-23 contracts seal a series, whatever the scope', async () => {
    const sider = await aSider(app, { knownTo: [company] })
    const mission = await aPostedMission(app, admin, {
      type: 'gestion',
      requestedSiderIds: [sider],
      shifts: [at('2027-02-10', '09:00', '17:00', { breakDuration: 60 })],
    })
    await withContracts(app, mission.id)
    const [planned] = mission.shifts
    for (const scope of ['shift', 'recurrence-following', 'recurrence-all'] as const) {
      const changed = await patch(planned?.id ?? '', bodyOn('10', '10:00', '18:00'), scope)
      const removed = await remove(planned?.id ?? '', scope)
      for (const { status, error } of [changed, removed]) {
        expect([status, error.key]).toEqual([409, 'errors.task.locked'])
      }
    }
    const added = await create(mission.id, { shifts: [template], recurrence: rule })
    expect([added.status, added.error.key]).toEqual([409, 'errors.task.locked'])
  })

  it('API-68 a rule is read by members who may change its mission', async () => {
    const { recurrenceId } = await aSeries()
    const params = { id: recurrenceId }
    const read = async (caller: Caller) =>
      (await call(app, shifts.readRecurrence, caller, { params })).status
    expect(await read(admin)).toBe(200)
    expect(await read(company.manager)).toBe(404)
    expect(await read(company.collaborator)).toBe(403)
    expect(await read((await aCompany(app)).admin)).toBe(404)
  })

  it('G-33 what a series changed is in the audit trail', async () => {
    const { missionId, recurrenceId } = await aSeries()
    const row = await app.services.db
      .queries(nobody)
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity_id', '=', missionId)
      .where('action', '=', 'mission.addShifts')
      .executeTakeFirstOrThrow()
    expect(row.after).toMatchObject({ recurrence: { id: recurrenceId, days: [0, 2, 4] } })
  })

  it('G-13 a copy of the mission has neither shifts nor rule', async () => {
    const { missionId } = await aSeries()
    const { body } = await call(app, missions.cloneMission, admin, {
      params: { id: missionId },
      body: {},
    })
    const rules = await app.services.db
      .queries(nobody)
      .selectFrom('shift_recurrences')
      .select('id')
      .where('mission_id', '=', body.id)
      .execute()
    expect([rules, await planningOf(body.id)]).toEqual([[], []])
  })

  it('a posted series shows in the planning of its weeks', async () => {
    const mission = await aPostedMission(app, admin)
    await create(mission.id, { shifts: [template], recurrence: rule })
    const start = instantInParis(isoDate('2027-02-03'), localTime('09:00'))
    const posted = await app.services.db
      .queries(nobody)
      .selectFrom('shifts')
      .select('posted')
      .where('mission_id', '=', mission.id)
      .where('starts_at', '>=', start)
      .execute()
    expect(posted).toHaveLength(8)
    expect(posted.every((row) => row.posted)).toBe(true)
  })
})
