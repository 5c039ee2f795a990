import type { Mission } from '@renfort/contract/mission.ts'
import type { Planning } from '@renfort/contract/planning.ts'
import { isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'

export type PlannedTask = Planning['tasks'][number]
type PlannedSider = PlannedTask['siders'][number]

export const plannedId = (number: number) => `00000000-0000-4000-8000-000000000${number.toString()}`

export const aPlannedSider = (
  number: number,
  firstName: string,
  lastName = 'Benali',
): PlannedSider => ({
  id: plannedId(number),
  firstName,
  lastName,
  pictureURL: null,
  phoneNumber: '+33611223344',
})

export const karim = aPlannedSider(701, 'Karim')
export const lea = aPlannedSider(702, 'Léa', 'Petit')

/** A waiter from nine to five on Monday 7 December, for two Siders; Karim is one of them. */
export function aPlannedTask(
  changes: Partial<PlannedTask> = {},
  slot: Partial<PlannedTask['slots'][number]> = {},
): PlannedTask {
  return {
    id: plannedId(801),
    name: null,
    jobTitle: { id: 'serveur', name: 'Serveur' },
    type: 'delegation',
    location: null,
    timeZone: 'Europe/Paris',
    localHolidays: [],
    remote: false,
    manager: null,
    preSelection: false,
    hasPreSelection: false,
    contractsToSign: [],
    department: null,
    isFlexiblePlanning: false,
    siders: [karim],
    slots: [
      {
        shiftId: plannedId(101),
        startDate: '2026-12-07T08:00:00.000Z',
        endDate: '2026-12-07T16:00:00.000Z',
        breakDuration: 60,
        slots: 2,
        siderIds: [karim.id],
        ...slot,
      },
    ],
    ...changes,
  }
}

/** A mission in the form of a week of the planning, with the Siders of its shifts. */
export function tasksOfWeek(
  { id, name, jobTitle, type, preSelection, shifts }: Mission,
  { week, year }: Pick<Planning, 'week' | 'year'>,
  siders: readonly PlannedSider[] = [],
): PlannedTask[] {
  const ofWeek = shifts.filter(({ startDate }) => {
    const at = isoWeekOf(isoDate(startDate.slice(0, 10)))
    return at.week === week && at.year === year
  })
  if (ofWeek.length === 0) return []
  const slots = ofWeek.map(({ id: shiftId, recurrenceId: _series, ...times }) => ({
    ...times,
    shiftId,
    siderIds: siders.slice(0, times.slots).map((sider) => sider.id),
  }))
  return [aPlannedTask({ id, name, jobTitle, type, preSelection, siders: [...siders], slots })]
}
