import type { Locale } from '@renfort/contract/fields.ts'
import type { Planning } from '@renfort/contract/planning.ts'
import { type Instant, instantOfMinute } from '@renfort/domain/kernel/calendar.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import type { PlannedMission, PlannedSider } from './planning-queries.ts'

type Task = Planning['tasks'][number]
type Sider = Task['siders'][number]

/** The sheet of a week: each mission with its slots and the Siders who work them (G-30). */
export function toTasks(
  missions: readonly PlannedMission[],
  siders: readonly PlannedSider[],
  locale: Locale,
): Task[] {
  const taken = sidersByShift(siders)
  const instantAt = instants()
  return missions.map((mission) => {
    const slots = slotsOf(mission.slots, taken, instantAt)
    const { managerId: id, managerFirstName: firstName, managerLastName: lastName } = mission
    return {
      id: mission.id,
      name: mission.name,
      jobTitle: namedTitle(mission.jobTitleId, locale),
      type: mission.type,
      location: mission.title === null ? null : { title: mission.title, city: mission.city },
      remote: mission.remote,
      manager: id === null ? null : { id, firstName, lastName },
      preSelection: mission.preSelection,
      isFlexiblePlanning: mission.isFlexiblePlanning ?? false,
      siders: [...new Set(slots.flatMap((slot) => taken.get(slot.shiftId) ?? nobody))],
      slots,
    }
  })
}

const nobody: readonly Sider[] = []

function sidersByShift(rows: readonly PlannedSider[]): ReadonlyMap<string, readonly Sider[]> {
  const taken = new Map<string, Sider[]>()
  for (const { shiftIds, ...sider } of rows) {
    for (const shiftId of shiftIds.split(',')) {
      const known = taken.get(shiftId)
      if (known === undefined) taken.set(shiftId, [sider])
      else known.push(sider)
    }
  }
  return taken
}

/** A week has few different times, each met by many shifts. */
function instants(): (minute: string) => Instant {
  const known = new Map<string, Instant>()
  return (minute) => {
    const found = known.get(minute) ?? instantOfMinute(Number(minute))
    known.set(minute, found)
    return found
  }
}

function slotsOf(
  text: string,
  taken: ReadonlyMap<string, readonly Sider[]>,
  instantAt: (minute: string) => Instant,
): Task['slots'] {
  return text.split(',').map((slot) => {
    const [shiftId = '', start = '', end = '', breakDuration, slots] = slot.split(' ')
    return {
      shiftId,
      startDate: instantAt(start),
      endDate: instantAt(end),
      breakDuration: Number(breakDuration),
      slots: Number(slots),
      siderIds: (taken.get(shiftId) ?? nobody).map((sider) => sider.id),
    }
  })
}
