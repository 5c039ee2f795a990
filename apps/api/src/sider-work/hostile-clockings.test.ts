import { randomUUID } from 'node:crypto'
import { attendances, siderWork } from '@renfort/contract'
import { longestDelayDays } from '@renfort/domain/attendance/declare/clocking.ts'
import { epochMinuteOf, type Instant, instantOfMinute } from '@renfort/domain/kernel/calendar.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { hiredSider, hiredTogether, press, pressNow, utc } from '../testing/clocking-siders.ts'
import { aCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
afterEach(() => app.clock.set(testNow))

/** A start at 9:00 in Paris, then a break a minute, in pairs. */
function pressesOfDay(shiftId: string) {
  return Array.from({ length: 25 }, (_, n) => ({
    id: randomUUID(),
    shiftId,
    kind: n === 0 ? ('start' as const) : n % 2 === 1 ? ('pause' as const) : ('resume' as const),
    phoneAt: instantOfMinute(epochMinuteOf(utc('08:00')) + n),
  }))
}

/** Sends a press as a phone does: again where the server is busy, whatever the speed of the machine. */
async function untilTaken(caller: Caller, pressed: Parameters<typeof press>[2]) {
  for (let tries = 0; tries < 50; tries += 1) {
    const { status, body, error } = await press(app, caller, pressed)
    if (status === 200) return body
    expect(status, JSON.stringify(error)).toBe(503)
  }
  throw new Error('The server stays busy.')
}

describe('what phones send after they were away', () => {
  it('300 clockings of twelve phones at once are each kept once, however often they come', async () => {
    const hired = await hiredTogether(app, await aCompany(app), 12)
    const sentAt = utc('16:00')
    app.clock.set(sentAt)
    const phones = hired.map(({ caller, id, shiftId }) => ({
      caller,
      id,
      presses: pressesOfDay(shiftId).map((each) => ({ ...each, sentAt })),
    }))
    await Promise.all(
      phones.map(async ({ caller, presses }) => {
        // In order; the network loses some answers, so that the same act comes again.
        const sent = [...presses.entries()].flatMap((each) => (each[0] % 8 ? [each] : [each, each]))
        for (const [n, each] of sent) {
          expect((await untilTaken(caller, each)).clockings).toHaveLength(n + 1)
        }
      }),
    )
    const { rows } = await ownerQuery(
      app.database,
      `select sider_id as id, count(*)::int as kept, count(distinct id)::int as acts
       from sider_clockings where sider_id = any($1) group by sider_id`,
      [phones.map(({ id }) => id)],
    )
    expect(rows.map(({ kept, acts }) => [kept, acts])).toEqual(phones.map(() => [25, 25]))
  })

  it('a phone in 1970 clocks by the hour of the server', async () => {
    const company = await aCompany(app)
    const { caller, shiftId } = await hiredSider(app, company)
    app.clock.set(utc('08:00'))
    const phoneAt = utc('00:03', '1970-01-01')
    const { body } = await press(app, caller, { shiftId, kind: 'start', phoneAt })
    expect(body.clockings).toMatchObject([{ happenedAt: utc('08:00') }])
    // What it kept while it was there, and sends with the right hour, is of an hour that nobody knows.
    app.clock.set(utc('16:00'))
    const end = { shiftId, kind: 'end', phoneAt: utc('00:04', '1970-01-01') } as const
    const unknown = await press(app, caller, { ...end, sentAt: utc('16:00') })
    expect([unknown.status, unknown.error.key]).toEqual([400, 'errors.sider.clock_unknown'])
  })

  it('what was kept longer than a week is of no use any more, and says so', async () => {
    const company = await aCompany(app)
    const { caller, shiftId } = await hiredSider(app, company)
    const late = new Date(Date.parse(utc('08:00')) + (longestDelayDays * 24 * 60 + 1) * 60_000)
    const sentAt = late.toISOString() as Instant
    app.clock.set(sentAt)
    const answer = await press(app, caller, {
      shiftId,
      kind: 'start',
      phoneAt: utc('08:00'),
      sentAt,
    })
    expect(answer.error.key).toBe('errors.sider.clock_unknown')
  })
})

describe('hours that a phone makes', () => {
  it('a break longer than the shift leaves no work, and the end says so and can be sent again', async () => {
    const company = await aCompany(app)
    const { caller, shiftId } = await hiredSider(app, company)
    await pressNow(app, caller, { shiftId, kind: 'start', at: utc('08:00') })
    await pressNow(app, caller, { shiftId, kind: 'pause', at: utc('08:00') })
    await pressNow(app, caller, { shiftId, kind: 'resume', at: utc('18:00') })
    const ended = await pressNow(app, caller, { shiftId, kind: 'end', at: utc('18:00') })
    expect(ended.status).toBe(400)
    expect(JSON.stringify(ended.error.metadata)).toContain('errors.attendance.nothing_worked')
    const { body } = await call(app, siderWork.listSiderShifts, caller)
    expect(body.shifts.map(({ clock, isDeclared }) => [clock.state, isDeclared])).toEqual([
      ['working', false],
    ])
    const later = await pressNow(app, caller, { shiftId, kind: 'end', at: utc('18:30') })
    expect(later.body.state).toBe('ended')
  })

  it.each([
    ['back', '2026-10-24', '20:00', '2026-10-25', '05:00', 9],
    ['forward', '2027-03-27', '21:00', '2027-03-28', '04:00', 7],
  ])(
    'a night in which the clocks go %s counts its real hours',
    async (_way, eve, start, day, end, hours) => {
      app.clock.set(
        new Date(Date.parse(utc('09:00', eve)) - 4 * 86_400_000).toISOString() as Instant,
      )
      const company = await aCompany(app)
      const { caller, shiftId, mission } = await hiredSider(app, company, eve)
      // Moved to the night as staff would: 22:00 to 06:00 in Paris, whatever the clock does meanwhile.
      const night = [utc(start, eve), utc(end, day)]
      await ownerQuery(
        app.database,
        'update shifts set starts_at = $2, ends_at = $3, break_minutes = 0 where id = $1',
        [shiftId, ...night],
      )
      await ownerQuery(app.database, 'update assignments set starts_at = $2 where shift_id = $1', [
        shiftId,
        night[0],
      ])
      await pressNow(app, caller, { shiftId, kind: 'start', at: utc(start, eve) })
      await pressNow(app, caller, { shiftId, kind: 'end', at: utc(end, day) })
      const { body } = await call(app, attendances.listHours, company.admin, {
        query: { taskId: mission.id },
      })
      expect(body.attendances.map(({ declared }) => declared?.minutes)).toEqual([hours * 60])
    },
  )
})

describe('a shift that changed while the phone was away', () => {
  it('that was moved is clocked against its new hours, or said to be far from them', async () => {
    const company = await aCompany(app)
    const { caller, shiftId } = await hiredSider(app, company)
    await ownerQuery(
      app.database,
      `with moved as (
         update shifts set starts_at = starts_at + interval '2 days', ends_at = ends_at + interval '2 days'
         where id = $1 returning id, starts_at
       ) update assignments a set starts_at = m.starts_at from moved m where a.shift_id = m.id`,
      [shiftId],
    )
    app.clock.set(utc('12:00'))
    const early = await press(app, caller, {
      shiftId,
      kind: 'start',
      phoneAt: utc('08:00'),
      sentAt: utc('12:00'),
    })
    expect(early.status).toBe(400)
    expect(JSON.stringify(early.error.metadata)).toContain('errors.attendance.far_from_plan')
    const at = utc('08:00', '2026-12-09')
    const onTime = await pressNow(app, caller, { shiftId, kind: 'start', at })
    expect(onTime.body.state).toBe('working')
  })

  it('that was given to somebody else is not theirs, and nothing is kept', async () => {
    const company = await aCompany(app)
    const { caller, shiftId, id } = await hiredSider(app, company)
    await ownerQuery(app.database, 'delete from assignments where shift_id = $1', [shiftId])
    const answer = await pressNow(app, caller, { shiftId, kind: 'start', at: utc('08:00') })
    expect(answer.error.key).toBe('errors.attendance.not_theirs')
    const { rows } = await ownerQuery(
      app.database,
      'select id from sider_clockings where sider_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })
})
