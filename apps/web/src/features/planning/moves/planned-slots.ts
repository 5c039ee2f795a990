import { type Planning, readPlanning } from '@renfort/contract/planning.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import type { ShiftDraft } from '@renfort/domain/shift/shift.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../platform/query.ts'
import { type PlannedAt, withShiftAt } from './with-shift-at.ts'

type Task = Planning['tasks'][number]

/** Puts a shift at its new times in every week on show, before it is saved; answers what puts it back. */
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

/** The other shifts of those who work a shift, as far as the weeks on show tell. */
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

/** Who works a shift, as far as the weeks on show tell. */
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
