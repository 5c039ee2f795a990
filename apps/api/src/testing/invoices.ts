import { attendances, hiring, invoices } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import type { NewLocation } from '@renfort/contract/organisation.ts'
import type { ShiftBody } from '@renfort/contract/shift.ts'
import { plannedTime } from '@renfort/domain/attendance/declare/planned-time.ts'
import {
  addDays,
  instant,
  instantInParis,
  dateInParis,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'
import { insertHours } from '../attendance/attendance-queries.ts'
import { billWeeks } from '../invoice/issue/bill-weeks.ts'
import { findShiftsOf } from '../mission-record/price-list-queries.ts'
import { nobody } from '../platform/database/db.ts'
import { anInsider, type TestCompany } from './companies.ts'
import { aPostedMission, at } from './missions.ts'
import { ownerQuery } from './owner-query.ts'
import { runJob } from './run-job.ts'
import { aSider } from './siders.ts'
import { call, type TestApp, testNow } from './test-app.ts'

interface WorkedOptions {
  readonly shifts?: readonly ShiftBody[]
  /** Who works every shift; a new Sider by default. */
  readonly siderIds?: readonly string[]
  readonly name?: string
  /** Where it is worked; in the metropolis by default. */
  readonly location?: NewLocation
  readonly isValidated?: boolean
}

export interface WorkedMission {
  readonly missionId: string
  readonly siderIds: readonly string[]
  /** The hours, in the order of time, all validated as they were planned. */
  readonly ids: readonly string[]
}

/** When the run of the Tuesday after the weeks of December is due. */
export const tuesday = instant('2026-12-15T05:00:00.000Z')

/**
 * A mission that was worked as planned, its hours validated by the company. It is still the day on which
 * tests live: sessions would have ended by the time of the run.
 */
export async function workedMission(
  app: TestApp,
  company: TestCompany,
  {
    shifts = [at('2026-12-07', '09:00', '17:00')],
    siderIds,
    name,
    location,
    isValidated = true,
  }: WorkedOptions = {},
): Promise<WorkedMission> {
  app.clock.set(testNow)
  const named = name === undefined ? {} : { name }
  const place = location === undefined ? {} : { location }
  const mission = await aPostedMission(app, company.admin, { shifts, ...named, ...place })
  const siders = siderIds ?? [await aSider(app)]
  const hired = await call(app, hiring.hireSiders, await anInsider(app), {
    params: { id: mission.id },
    body: { assignments: siders.map((siderId) => ({ siderId })) },
  })
  if (hired.status !== 201) throw new Error(`Nobody was hired: ${JSON.stringify(hired.error)}`)
  await app.services.db.transaction(nobody, async ({ queries, now }) => {
    const planned = (await findShiftsOf(queries, [mission.id])).get(mission.id) ?? []
    const hours = planned.flatMap((shift) =>
      siders.map((siderId) => {
        const time = plannedTime(shift)
        return {
          organisationId: company.id,
          missionId: mission.id,
          shiftId: shift.id,
          siderId,
          time,
        }
      }),
    )
    await insertHours(queries, hours, now)
  })
  const { rows } = await ownerQuery(
    app.database,
    'select id from attendances where mission_id = $1 order by starts_at, sider_id',
    [mission.id],
  )
  const ids = rows.map((row) => String(row['id']))
  if (isValidated) await validated(app, company, ids)
  return { missionId: mission.id, siderIds: siders, ids }
}

async function validated(
  app: TestApp,
  { admin }: TestCompany,
  attendanceIds: string[],
): Promise<void> {
  const { status, body } = await call(app, attendances.validateHours, admin, {
    body: { attendanceIds },
  })
  if (status !== 200 || body.rejectedAttendanceIds.length > 0) throw new Error('Not validated.')
}

/** An invoice of one day of one Sider, 202,80 € before tax, by its id. */
export async function anInvoice(app: TestApp, company: TestCompany): Promise<string> {
  const { ids } = await workedMission(app, company)
  // A week is billed once a day: hours that come late wait for another Tuesday.
  for (const late of [0, 7, 14, 21]) {
    app.clock.set(instantInParis(addDays(dateInParis(tuesday), late), localTime('06:00')))
    await runJob(app, billWeeks)
    app.clock.set(testNow)
    const { rows } = await ownerQuery(
      app.database,
      'select invoice_id as id from attendances where id = $1',
      [ids[0] ?? ''],
    )
    const [row] = rows
    if (typeof row?.['id'] === 'string') return row['id']
  }
  throw new Error('The hours were not billed.')
}

/** Internal staff give a part of the first invoice of a company back. */
export async function creditFirst(
  app: TestApp,
  { id }: TestCompany,
  body: Input<typeof invoices.creditInvoice>['body'],
): Promise<void> {
  const { rows } = await ownerQuery(
    app.database,
    'select id from invoices where organisation_id = $1',
    [id],
  )
  await call(app, invoices.creditInvoice, await anInsider(app), {
    params: { id: String(rows[0]?.['id']) },
    body,
  })
}
