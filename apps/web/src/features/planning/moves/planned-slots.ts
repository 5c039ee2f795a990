import { type Planning, readPlanning } from '@renfort/contract/planning.ts'
import { instant, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../platform/query.ts'

interface PlannedAt {
  readonly missionId: string
  readonly shiftId: string
  readonly draft: ShiftDraft
}

type Task = Planning['tasks'][number]

/** Shows a shift at its new times in every week on show, before it is saved; returns a function that puts it back. */
export function putShiftAt(client: QueryClient, at: PlannedAt): () => void {
  const filters = { queryKey: keyOf(readPlanning) }
  void client.cancelQueries(filters)
  const before = client.getQueriesData<Planning>(filters)
  const known = before
    .flatMap(([, planning]) => planning?.tasks ?? [])
    .find(
      ({ id, slots }) => id === at.missionId && slots.some(({ shiftId }) => shiftId === at.shiftId),
    )
  for (const [key, planning] of before) {
    if (planning !== undefined && known !== undefined) {
      client.setQueryData(key, withShiftAt(planning, at, known))
    }
  }
  return () => {
    for (const [key, planning] of before) client.setQueryData(key, planning)
  }
}

/**
 * A week of the planning with one shift at its new times: the shift may enter or leave the week. `known` is its
 * mission as another week has it.
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

/** The other shifts of the Siders of a shift, in the weeks on show. */
export function shiftsOfSameSiders(
  client: QueryClient,
  at: Pick<PlannedAt, 'missionId' | 'shiftId'>,
): Pick<ShiftDraft, 'startsAt' | 'endsAt'>[] {
  const plannings = client
    .getQueriesData<Planning>({ queryKey: keyOf(readPlanning) })
    .map(([, planning]) => planning)
  const siders = new Set(siderIdsOf(client, at))
  return plannings.flatMap((planning) =>
    (planning?.tasks ?? [])
      .flatMap(({ slots }) => slots)
      .filter(
        ({ shiftId, siderIds }) => shiftId !== at.shiftId && siderIds.some((id) => siders.has(id)),
      )
      .map(({ startDate, endDate }) => ({
        startsAt: instant(startDate),
        endsAt: instant(endDate),
      })),
  )
}

/** The Siders of a shift, in the weeks on show. */
export function siderIdsOf(
  client: QueryClient,
  at: Pick<PlannedAt, 'missionId' | 'shiftId'>,
): readonly string[] {
  return client
    .getQueriesData<Planning>({ queryKey: keyOf(readPlanning) })
    .flatMap(([, planning]) => slotsOf(planning, at)[0]?.siderIds ?? [])
}

function slotsOf(
  planning: Planning | undefined,
  { missionId, shiftId }: Pick<PlannedAt, 'missionId' | 'shiftId'>,
): Task['slots'] {
  const task = planning?.tasks.find(({ id }) => id === missionId)
  return task?.slots.filter((slot) => slot.shiftId === shiftId) ?? []
}
