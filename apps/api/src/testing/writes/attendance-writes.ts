import { attendanceImports, attendances } from '@renfort/contract'
import { anInsider, type TestCompany } from '../companies.ts'
import { aBatch } from '../contracts.ts'
import { ownerQuery } from '../owner-query.ts'
import type { TestApp } from '../test-app.ts'
import { named } from './valid-write.ts'

/** A shift that is over, moved there: nobody can order one in the past. */
export async function aWorkedShift(app: TestApp, company: TestCompany, siders = 1) {
  const { missionId, siderIds } = await aBatch(app, company, { siders })
  const { rows } = await ownerQuery(
    app.database,
    `update shifts set starts_at = '2026-12-01T08:00:00Z', ends_at = '2026-12-01T16:00:00Z'
     where mission_id = $1 returning id`,
    [missionId],
  )
  return { missionId, siderIds, shiftId: String(rows[0]?.id), siderId: siderIds[0] ?? '' }
}

const asPlanned = {
  startDate: '2026-12-01T08:00:00.000Z',
  endDate: '2026-12-01T16:00:00.000Z',
  breaks: [],
}
const shorter = { ...asPlanned, endDate: '2026-12-01T15:00:00.000Z' }

/** Worked hours in a status, by their id. */
export async function hoursIn(app: TestApp, company: TestCompany, status: string): Promise<string> {
  const { shiftId, siderId } = await aWorkedShift(app, company)
  const { rows } = await ownerQuery(
    app.database,
    `with hours as (
       insert into attendances (organisation_id, mission_id, shift_id, sider_id, status, starts_at,
         worked_from, worked_until, disputed_at, created_at, updated_at)
       select organisation_id, mission_id, id, $2, $3, starts_at, starts_at, ends_at, now(), now(), now()
       from shifts where id = $1 returning *
     )
     insert into attendance_versions (attendance_id, number, organisation_id, origin, starts_at, ends_at, made_at)
     select id, 0, organisation_id, 'shift', worked_from, worked_until, created_at from hours
     returning attendance_id as id`,
    [shiftId, siderId, status],
  )
  return String(rows[0]?.id)
}

/** Lets a company send its hours in files. */
async function takeFiles(app: TestApp, { id }: TestCompany): Promise<void> {
  await ownerQuery(
    app.database,
    `update organisations set attendance_config_type = 'timesheet' where id = $1`,
    [id],
  )
}

/** Valid writes of worked hours. */
export const attendanceWrites = [
  named(attendances.validateHours, async (app, company) => {
    const first = await hoursIn(app, company, 'att.waiting')
    const second = await hoursIn(app, company, 'att.waiting')
    return {
      caller: company.admin,
      input: { body: { attendanceIds: [first] } },
      other: { body: { attendanceIds: [second] } },
    }
  }),
  named(attendances.disputeHours, async (app, company) => {
    const params = { id: await hoursIn(app, company, 'att.waiting') }
    const said = { startDate: asPlanned.startDate, endDate: asPlanned.endDate, breakDates: [] }
    return {
      caller: company.admin,
      input: { params, body: said },
      other: { params, body: { ...said, endDate: shorter.endDate } },
    }
  }),
  named(attendanceImports.importHours, async (app, company) => {
    await takeFiles(app, company)
    const { siderId } = await aWorkedShift(app, company)
    const { startDate, endDate } = asPlanned
    const row = { siderId, startDate, endDate, breakDuration: 0 }
    return {
      caller: company.admin,
      input: { body: { attendances: [row] } },
      other: { body: { attendances: [{ ...row, breakDuration: 30 }] } },
    }
  }),
  named(attendanceImports.nameImportColumns, async (app, company) => {
    await takeFiles(app, company)
    const { id, admin } = company
    return {
      caller: admin,
      input: { params: { id }, body: { siderId: 'badge' } },
      other: { params: { id }, body: { siderId: 'matricule' } },
    }
  }),
  named(attendances.changeTolerance, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: { startMinutes: 10, endMinutes: 5 } },
    other: { params: { id }, body: { startMinutes: 0, endMinutes: 5 } },
  })),
  named(attendances.noteArrival, async (app, company) => {
    const { shiftId, siderId } = await aWorkedShift(app, company)
    const arrival = { shiftId, siderId, arrivedAt: '2026-12-01T07:55:00.000Z' } as const
    return {
      caller: await anInsider(app),
      input: { body: arrival },
      other: { body: { ...arrival, arrivedAt: '2026-12-01T08:05:00.000Z' } },
    }
  }),
  named(attendances.clockHours, async (app, company) => {
    const { shiftId, siderId } = await aWorkedShift(app, company)
    const worked = { shiftId, siderId }
    return {
      caller: await anInsider(app),
      input: { body: { ...worked, ...asPlanned } },
      other: { body: { ...worked, ...shorter } },
    }
  }),
  named(attendances.answerHours, async (app, company) => {
    const params = { id: await hoursIn(app, company, 'att.disputed') }
    return {
      caller: await anInsider(app),
      input: { params, body: { accepted: true } },
      other: { params, body: { accepted: false } },
    }
  }),
  named(attendances.resolveHours, async (app, company) => {
    const params = { id: await hoursIn(app, company, 'att.conflict') }
    return {
      caller: await anInsider(app),
      input: { params, body: asPlanned },
      other: { params, body: shorter },
    }
  }),
]
