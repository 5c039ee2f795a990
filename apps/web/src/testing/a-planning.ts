import { type Mission, readMission } from '@renfort/contract/mission.ts'
import {
  createShifts,
  deleteShift,
  deleteShifts,
  type NewShift,
  type Shift,
  type ShiftBody,
  updateShift,
  updateShifts,
} from '@renfort/contract/shift.ts'
import { type Patch, patched } from '@renfort/domain/kernel/patch.ts'
import { aMission } from './a-mission.ts'
import { shiftId } from './a-shift.ts'
import { answer } from './api-stand-in.ts'

/** Answers for a mission whose shifts can be added, changed and deleted. */
export function answerPlanning(initial: readonly Shift[], mission: Partial<Mission> = {}) {
  let shifts = [...initial]
  let next = 50
  const put = (changed: readonly Shift[]) => {
    const ids = new Set(changed.map(({ id }) => id))
    shifts = [...shifts.filter(({ id }) => !ids.has(id)), ...changed].toSorted((a, b) =>
      a.startDate.localeCompare(b.startDate),
    )
    return { shifts: [...changed] }
  }
  const remove = (ids: readonly string[]) => {
    shifts = shifts.filter(({ id }) => !ids.includes(id))
  }
  const made = (body: NewShift, id: string): Shift => ({
    ...body,
    id,
    recurrenceId: body.recurrenceId ?? null,
    timeZone: mission.timeZone ?? 'Europe/Paris',
  })
  const changedTo = (id: string, body: Patch<NewShift>): Shift => {
    const before = shifts.find((shift) => shift.id === id)
    if (before === undefined) throw new Error(`No shift ${id}.`)
    return made({ ...patched<ShiftBody>(before, body), recurrenceId: body.recurrenceId }, id)
  }
  const current = () => aMission({ ...mission, shifts })
  const reads = answer(readMission, current)
  const created = answer(createShifts, ({ body }) => ({
    ...put(body.shifts.map((each) => made(each, shiftId(next++)))),
    recurrence: null,
  }))
  const updated = answer(updateShift, ({ params, body }) => put([changedTo(params.id, body)]))
  const changed = answer(updateShifts, ({ body }) =>
    put(body.shifts.map((each) => changedTo(each.id, each))),
  )
  const removed = answer(deleteShifts, ({ body }) => remove(body.ids ?? []))
  const removedSeries = answer(deleteShift, ({ params }) => remove([params.id]))
  /** Replaces the shifts, as another user would. */
  const replace = (others: readonly Shift[]) => void put(others)
  return { replace, current, reads, created, updated, changed, removed, removedSeries }
}
