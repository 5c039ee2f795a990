import type { siderWork } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { plannedTime } from '@renfort/domain/attendance/declare/planned-time.ts'
import { instantAfter } from '../platform/clock.ts'
import { type ReadCall, siderOf } from '../platform/http/route.ts'
import { toClock } from './clock-shift.ts'
import { findClockings } from './clocking-queries.ts'
import { findMissionsOfSider, findRequestedMissions, findShiftsToCome } from './mission-queries.ts'
import { findShiftsOfSider } from './sider-hours-queries.ts'
import { payOf, toSiderMissions } from './to-sider-mission.ts'

/** Milliseconds for which a shift that is over is still shown: its end may have been forgotten. */
const shownAfter = 7 * 86_400_000

export async function listSiderShifts(
  call: ReadCall,
): Promise<Answer<typeof siderWork.listSiderShifts>> {
  const { queries, services } = call
  const now = services.clock.now()
  const rows = await findShiftsOfSider(queries, instantAfter(now, -shownAfter))
  const shiftIds = rows.map(({ id }) => id)
  const clockings = Map.groupBy(
    await findClockings(queries, { siderId: siderOf(call).siderId, shiftIds }),
    ({ shiftId }) => shiftId,
  )
  const missionIds = [...new Set(rows.map(({ missionId }) => missionId))]
  const missions = await toSiderMissions(call, await findMissionsOfSider(queries, missionIds))
  const shifts = rows.map(({ startsAt, endsAt, breakMinutes, ...shift }) => ({
    ...shift,
    startDate: startsAt,
    endDate: endsAt,
    breakDuration: breakMinutes,
    clock: toClock(clockings.get(shift.id) ?? []),
  }))
  return { now, shifts, missions }
}

export async function listSiderRequests(
  call: ReadCall,
): Promise<Answer<typeof siderWork.listSiderRequests>> {
  const { queries, services, locale } = call
  const now = services.clock.now()
  const rows = await findRequestedMissions(queries, now)
  const ids = rows.map(({ id }) => id)
  const shifts = Map.groupBy(
    await findShiftsToCome(queries, ids, now),
    ({ missionId }) => missionId,
  )
  const missions = new Map((await toSiderMissions(call, rows)).map((one) => [one.id, one]))
  return rows.flatMap((row) => {
    const mission = missions.get(row.id)
    if (mission === undefined) return []
    const planned = shifts.get(row.id) ?? []
    return {
      mission,
      shifts: planned.map(({ id, startsAt, endsAt, breakMinutes }) => ({
        id,
        startDate: startsAt,
        endDate: endsAt,
        breakDuration: breakMinutes,
      })),
      pay: payOf(row, planned.map(plannedTime), { locale, now }),
      answerUntil: row.startsAt,
    }
  })
}
