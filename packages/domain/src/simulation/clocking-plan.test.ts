import { describe, expect, it } from 'vitest'
import { clockedTime, clockingRefusal } from '../attendance/declare/clocking.ts'
import { workedMinutes, workedTimeIssues } from '../attendance/declare/worked-time.ts'
import { plannedTime } from '../attendance/declare/planned-time.ts'
import { compareInstants, daysBetween, instant, dateInParis } from '../kernel/calendar.ts'
import { clockedSince, simulatedDay, simulatedHoursAnswer } from './clocking-plan.ts'

const shift = {
  startsAt: instant('2026-12-07T08:00:00Z'),
  endsAt: instant('2026-12-07T16:00:00Z'),
  breakMinutes: 45,
}
const plan = plannedTime(shift)
const many = Array.from({ length: 2000 }, (_, i) => {
  return simulatedDay({ ...shift, id: `shift ${i}`, siderId: `sider ${i % 37}` })
})
const come = many.filter((day) => day !== null)

/** What the presses of a day say, or what is said the next day. */
function timeOf({ presses, says }: (typeof come)[number]) {
  const clocked = clockedTime(presses.map(({ kind, at }) => ({ kind, happenedAt: at })))
  const time = says?.time ?? clocked
  if (time === null) throw new Error('A day without hours.')
  return time
}
const worked = come.map(timeOf)

describe('clockings of a simulated Sider (G-37)', () => {
  it('are the same each time for a shift and a Sider', () => {
    const one = { ...shift, id: 'a', siderId: 'b' }
    expect(simulatedDay(one)).toEqual(simulatedDay(one))
  })

  it('are never refused: each press in its turn, without a fault, within the plan', () => {
    for (const { presses } of come) {
      presses.forEach(({ kind, at }, index) => {
        const before = presses
          .slice(0, index)
          .map((one) => ({ kind: one.kind, happenedAt: one.at }))
        expect(clockingRefusal(before, { kind, happenedAt: at })).toBeNull()
      })
    }
    for (const time of worked) {
      expect(workedTimeIssues(time, plan)).toEqual([])
      expect(compareInstants(time.startDate, plan.startDate)).toBeGreaterThanOrEqual(0)
      expect(time.endDate).toBe(plan.endDate)
    }
  })

  it('are as planned for most, and come in each plausible other way for some', () => {
    const share = (count: number) => count / many.length
    const asPlanned = worked.filter((time) => workedMinutes(time) === workedMinutes(plan))
    expect(share(asPlanned.length)).toBeGreaterThan(0.6)
    const late = worked.filter((time) => time.startDate !== plan.startDate)
    const shortBreak = worked.filter((time) => time.breaks[0]?.endDate !== plan.breaks[0]?.endDate)
    const forgotten = come.filter(
      ({ presses, says }) =>
        says !== null &&
        presses.at(-1)?.kind === 'resume' &&
        daysBetween(dateInParis(shift.endsAt), dateInParis(says.at)) === 1,
    )
    for (const some of [late, shortBreak, forgotten]) {
      expect(share(some.length)).toBeGreaterThan(0.02)
    }
    expect(share(many.length - come.length)).toBeGreaterThan(0.01)
  })

  it('of a short shift are as planned', () => {
    const short = { ...shift, endsAt: instant('2026-12-07T09:30:00Z'), breakMinutes: 0 }
    for (let i = 0; i < 300; i += 1) {
      const day = simulatedDay({ ...short, id: `${i}`, siderId: 'x' })
      expect(day === null ? plannedTime(short) : timeOf(day)).toEqual(plannedTime(short))
    }
  })
})

it('answers to changed hours come within six hours, most of them yes', () => {
  const disputedAt = instant('2026-12-09T10:00:00Z')
  const answers = Array.from({ length: 500 }, (_, i) => simulatedHoursAnswer(`${i}`, disputedAt))
  const accepted = answers.filter((answer) => answer.accepted).length
  expect(accepted / answers.length).toBeGreaterThan(0.7)
  expect(accepted).toBeLessThan(answers.length)
  for (const { at } of answers) {
    expect(compareInstants(at, instant('2026-12-09T11:00:00Z'))).toBeGreaterThanOrEqual(0)
    expect(compareInstants(at, instant('2026-12-09T16:00:00Z'))).toBeLessThanOrEqual(0)
  }
})

it.each([
  ['Monday', '2026-12-07T09:00:00Z', '2026-12-04T09:00:00Z'],
  ['Thursday', '2026-12-10T09:00:00Z', '2026-12-06T23:00:00Z'],
  ['Saturday', '2026-12-12T09:00:00Z', '2026-12-06T23:00:00Z'],
  ['Sunday evening, already Monday in Paris', '2026-12-13T23:30:00Z', '2026-12-10T23:30:00Z'],
])('a demo that starts on a %s has the whole week clocked', (_day, now, since) => {
  expect(compareInstants(clockedSince(instant(now)), instant(since))).toBe(0)
})
