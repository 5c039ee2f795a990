import type { Planning } from '@renfort/contract/planning.ts'
import { isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'

export interface PlannedAt {
  readonly missionId: string
  readonly shiftId: string
  readonly draft: ShiftDraft
}

type Task = Planning['tasks'][number]

/**
 * A week of the planning with one shift at its new times: it may come in or go out of the week. `known`
 * is its mission as another week tells it.
 */
export function withShiftAt(planning: Planning, at: PlannedAt, known: Task): Planning {
  const { missionId, shiftId, draft } = at
  const { week, year } = isoWeekOf(dateAt(draft.startsAt, known.timeZone))
  const isHere = planning.week === week && planning.year === year
  const former = known.slots.find((slot) => slot.shiftId === shiftId)
  const slot = {
    shiftId,
    startDate: draft.startsAt,
    endDate: draft.endsAt,
    breakDuration: draft.breakMinutes,
    slots: draft.slots,
    siderIds: former?.siderIds ?? [],
  }
  const isListed = planning.tasks.some(({ id }) => id === missionId)
  if (!isListed) {
    return isHere
      ? { ...planning, tasks: [...planning.tasks, { ...known, slots: [slot] }] }
      : planning
  }
  const changed = (task: Task): Task => {
    const others = task.slots.filter((other) => other.shiftId !== shiftId)
    return { ...task, slots: isHere ? [...others, slot] : others }
  }
  return {
    ...planning,
    tasks: planning.tasks.map((task) => (task.id === missionId ? changed(task) : task)),
  }
}
