import type { shifts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { lockPlanning, refuseSealedShifts } from '../mission-record/lock-mission.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { changePlanning, checkShifts } from './change-planning.ts'
import { returnToSeries } from './return-to-series.ts'
import { changedShift, toShift } from './to-shift.ts'

type Update = typeof shifts.updateShifts

/** Changes several shifts of one mission, all or none; each leaves its series unless it names one. */
export async function updateShifts(
  call: CommandCall,
  { params, body }: Parsed<Update>,
): Promise<Answer<Update>> {
  const locked = await lockPlanning(call, params.taskId, 'mission.edit')
  const { mission } = locked
  const existing = locked.planning.shifts
  const byId = new Map(existing.map((shift) => [shift.id, shift]))
  const changes = body.shifts.map(({ id, recurrenceId, ...fields }) => {
    const shift = byId.get(id.toLowerCase())
    if (shift === undefined) throw notFound()
    const series = recurrenceId?.toLowerCase() ?? null
    return { shift, after: { ...shift, ...changedShift(shift, fields), recurrenceId: series } }
  })
  await refuseSealedShifts(call, mission)
  const updated = changes.map(({ after }) => after)
  const touched = changes.map(({ shift }) => shift)
  const ids = new Set(touched.map((shift) => shift.id))
  const others = existing.filter((shift) => !ids.has(shift.id))
  checkShifts(call, updated, others, (i) => ['shifts', i], touched)
  await returnToSeries(call, mission.id, updated)
  await changePlanning(call, locked, { updated, touched })
  return { shifts: updated.map(toShift) }
}
