import { attendances } from '@renfort/contract'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { makeAttendances } from '../attendance/declare/make-attendances.ts'
import type { TestCompany } from './companies.ts'
import { aBatch } from './contracts.ts'
import { at, theMission } from './missions.ts'
import { ownerQuery } from './owner-query.ts'
import { runJob } from './run-job.ts'
import { call, type Caller, type TestApp, testNow } from './test-app.ts'

export interface WorkedShift {
  readonly missionId: string
  readonly shiftId: string
  readonly siderIds: readonly string[]
  /** The hours of each Sider, in the order of their ids. */
  readonly ids: readonly string[]
}

/** A shift of a day, 09:00 to 17:00 in Paris, that is over, with its hours; it is the next morning. */
export async function workedShift(
  app: TestApp,
  company: TestCompany,
  { siders = 1, day = '2026-12-07' } = {},
): Promise<WorkedShift> {
  app.clock.set(testNow)
  const { missionId, siderIds } = await aBatch(app, company, { siders, day })
  const [shift] = (await theMission(app, company.admin, missionId)).shifts
  const shiftId = shift?.id ?? ''
  app.clock.set(instant(`${day}T23:00:00.000Z`))
  await runJob(app, makeAttendances)
  const { rows } = await ownerQuery(
    app.database,
    'select id, sider_id from attendances where shift_id = $1',
    [shiftId],
  )
  const idOf = new Map(rows.map((row) => [String(row['sider_id']), String(row['id'])]))
  return { missionId, shiftId, siderIds, ids: siderIds.map((id) => idOf.get(id) ?? '') }
}

/** Work of the first Sider that evening, which nobody planned. */
export function eveningClocked(app: TestApp, insider: Caller, worked: WorkedShift) {
  return call(app, attendances.clockHours, insider, {
    body: {
      siderId: worked.siderIds[0] ?? '',
      shiftId: null,
      taskId: worked.missionId,
      ...span('20:00', '22:00'),
      breaks: [],
    },
  })
}

/** Makes a line of hours that of somebody who did not come. */
export async function wasAbsent(app: TestApp, attendanceId = ''): Promise<void> {
  await ownerQuery(
    app.database,
    `update attendances set worked_until = worked_from, absence_justification = 'other' where id = $1`,
    [attendanceId],
  )
}

/** From one hour to another of a day in Paris, Monday 7 December 2026 unless told. */
export function span(from: string, to: string, day = '2026-12-07') {
  const { startDate, endDate } = at(day, from, to)
  return { startDate, endDate }
}
