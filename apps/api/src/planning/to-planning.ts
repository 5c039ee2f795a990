import type { Locale } from '@renfort/contract/fields.ts'
import type { Planning } from '@renfort/contract/planning.ts'
import { type Instant, instantOfMinute } from '@renfort/domain/kernel/calendar.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import type { PlannedMission, PlannedSider } from './planning-queries.ts'

type Task = Planning['tasks'][number]
type Slot = Task['slots'][number]

/** The sheet of a week: each mission with its slots and the Siders who work them (G-30). */
export function toTasks(
  missions: readonly PlannedMission[],
  siders: readonly PlannedSider[],
  locale: Locale,
): Task[] {
  const instantAt = instants()
  const tasks = missions.map((mission) => toTask(mission, locale, instantAt))
  putToWork(tasks, siders)
  return tasks
}

function toTask(
  mission: PlannedMission,
  locale: Locale,
  instantAt: (minute: string) => Instant,
): Task {
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
    hasPreSelection: mission.hasPreSelection,
    isFlexiblePlanning: mission.isFlexiblePlanning ?? false,
    siders: [],
    slots: mission.slots.split(',').map((text) => toSlot(text, instantAt)),
  }
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

function toSlot(text: string, instantAt: (minute: string) => Instant): Slot {
  const [shiftId = '', start = '', end = '', breakDuration, slots] = text.split(' ')
  return {
    shiftId,
    startDate: instantAt(start),
    endDate: instantAt(end),
    breakDuration: Number(breakDuration),
    slots: Number(slots),
    siderIds: [],
  }
}

/** Writes each Sider into his slots and, once, into the missions that they are of. */
function putToWork(tasks: readonly Task[], siders: readonly PlannedSider[]): void {
  const placesOf = placesByShifts(tasks)
  for (const sider of siders) {
    const { tasks: ofSider, slots } = placesOf(sider.shiftIds)
    for (const slot of slots) slot.siderIds.push(sider.id)
    for (const task of ofSider) task.siders.push(sider)
  }
}

interface Places {
  readonly tasks: ReadonlySet<Task>
  readonly slots: readonly Slot[]
}

/** Finds shifts by their joined ids: a team works the same shifts, which are looked up once for all. */
function placesByShifts(tasks: readonly Task[]): (shiftIds: string) => Places {
  const places = new Map<string, { readonly task: Task; readonly slot: Slot }>()
  for (const task of tasks) for (const slot of task.slots) places.set(slot.shiftId, { task, slot })
  const known = new Map<string, Places>()
  return (shiftIds) => {
    const found = known.get(shiftIds) ?? placesOf(shiftIds)
    known.set(shiftIds, found)
    return found
  }
  function placesOf(shiftIds: string): Places {
    const found = shiftIds.split(',').flatMap((id) => places.get(id) ?? [])
    return {
      tasks: new Set(found.map(({ task }) => task)),
      slots: found.map(({ slot }) => slot),
    }
  }
}
