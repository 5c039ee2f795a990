import type { Planning } from '@renfort/contract/planning.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { withShiftAt } from './planned-slots.ts'
import { aPlannedTask } from '../../../testing/a-planned-task.ts'
import { inParis } from '@renfort/domain/testing/in-paris.ts'

type Task = Planning['tasks'][number]

const slot = (shiftId: string, day: string): Task['slots'][number] => ({
  shiftId,
  startDate: `${day}T08:00:00.000Z`,
  endDate: `${day}T16:00:00.000Z`,
  breakDuration: 60,
  slots: 2,
  siderIds: ['sider'],
})
const task = aPlannedTask({
  id: 'mission',
  siders: [],
  slots: [slot('moved', '2026-12-07'), slot('other', '2026-12-08')],
})
const week = (number: number, tasks: Task[]): Planning => ({ week: number, year: 2026, tasks })
const movedTo = (planning: Planning, day: string) => {
  const startsAt = instant(`${day}T09:00:00.000Z`)
  const endsAt = instant(`${day}T17:00:00.000Z`)
  const draft = { ...inParis, startsAt, endsAt, breakMinutes: 60, slots: 2 }
  return withShiftAt(planning, { missionId: 'mission', shiftId: 'moved', draft }, task)
}
const starts = ({ tasks }: Planning) =>
  tasks.flatMap(({ slots }) => slots.map(({ startDate }) => startDate.slice(0, 10)))

describe('a shift that is shown where it is moved', () => {
  it.each<[string, Planning, string, string[]]>([
    ['within its week', week(50, [task]), '2026-12-10', ['2026-12-08', '2026-12-10']],
    ['out of its week', week(50, [task]), '2026-12-14', ['2026-12-08']],
    [
      'into a week of its mission',
      week(51, [{ ...task, slots: [slot('next', '2026-12-15')] }]),
      '2026-12-14',
      ['2026-12-15', '2026-12-14'],
    ],
    ['into a week without its mission', week(51, []), '2026-12-14', ['2026-12-14']],
    ['past a week without its mission', week(49, []), '2026-12-14', []],
  ])('PLAN-02 goes %s', (_where, planning, day, expected) => {
    expect(starts(movedTo(planning, day))).toEqual(expected)
  })

  it('PLAN-04 goes into the week that it is of at its place', () => {
    const overseas: Task = { ...task, timeZone: 'Indian/Reunion' }
    // Midnight of Monday in Saint-Denis, Sunday evening in Paris.
    const startsAt = instant('2026-12-13T20:00:00.000Z')
    const draft = {
      timeZone: overseas.timeZone,
      startsAt,
      endsAt: startsAt,
      breakMinutes: 0,
      slots: 1,
    }
    const at = { missionId: 'mission', shiftId: 'moved', draft }
    const [before, after] = [week(50, [overseas]), week(51, [])]
    expect(starts(withShiftAt(before, at, overseas))).toEqual(['2026-12-08'])
    expect(starts(withShiftAt(after, at, overseas))).toEqual(['2026-12-13'])
  })

  it('keeps those who work it', () => {
    const moved = movedTo(week(50, [task]), '2026-12-10').tasks[0]?.slots.at(-1)
    expect(moved?.siderIds).toEqual(['sider'])
  })
})
