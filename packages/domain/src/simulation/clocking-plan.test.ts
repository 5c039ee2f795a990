import { describe, expect, it } from 'vitest'
import { workedMinutes, workedTimeIssues } from '../attendance/declare/worked-time.ts'
import { plannedTime } from '../attendance/declare/planned-time.ts'
import { compareInstants, daysBetween, instant, dateInParis } from '../kernel/calendar.ts'
import { simulatedClocking, simulatedHoursAnswer } from './clocking-plan.ts'

const shift = {
  startsAt: instant('2026-12-07T08:00:00Z'),
  endsAt: instant('2026-12-07T16:00:00Z'),
  breakMinutes: 45,
}
const plan = plannedTime(shift)
const many = Array.from({ length: 2000 }, (_, i) => {
  return simulatedClocking({ ...shift, id: `shift ${i}`, siderId: `sider ${i % 37}` })
})
const clocked = many.filter((clocking) => clocking !== null)

describe('clockings of a simulated Sider (G-37)', () => {
  it('are the same each time for a shift and a Sider', () => {
    const one = { ...shift, id: 'a', siderId: 'b' }
    expect(simulatedClocking(one)).toEqual(simulatedClocking(one))
  })

  it('are never refused: after their end, without a fault, within the plan', () => {
    for (const { at, time } of clocked) {
      expect(compareInstants(at, time.endDate)).toBeGreaterThan(0)
      expect(workedTimeIssues(time, plan)).toEqual([])
      expect(compareInstants(time.startDate, plan.startDate)).toBeGreaterThanOrEqual(0)
      expect(time.endDate).toBe(plan.endDate)
    }
  })

  it('are as planned for most, and come in each plausible other way for some', () => {
    const share = (count: number) => count / many.length
    const asPlanned = clocked.filter(({ time }) => workedMinutes(time) === workedMinutes(plan))
    expect(share(asPlanned.length)).toBeGreaterThan(0.6)
    const late = clocked.filter(({ time }) => time.startDate !== plan.startDate)
    const shortBreak = clocked.filter(
      ({ time }) => time.breaks[0]?.endDate !== plan.breaks[0]?.endDate,
    )
    const forgotten = clocked.filter(
      ({ at }) => daysBetween(dateInParis(shift.endsAt), dateInParis(at)) === 1,
    )
    for (const some of [late, shortBreak, forgotten]) {
      expect(share(some.length)).toBeGreaterThan(0.02)
    }
    expect(share(many.length - clocked.length)).toBeGreaterThan(0.01)
  })

  it('of a short shift are as planned', () => {
    const short = { ...shift, endsAt: instant('2026-12-07T09:30:00Z'), breakMinutes: 0 }
    for (let i = 0; i < 300; i += 1) {
      const clocking = simulatedClocking({ ...short, id: `${i}`, siderId: 'x' })
      expect(clocking?.time ?? plannedTime(short)).toEqual(plannedTime(short))
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
