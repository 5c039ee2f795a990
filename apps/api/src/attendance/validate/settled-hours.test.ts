import { attendances, hiring, shifts } from '@renfort/contract'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../../testing/companies.ts'
import { aBatch } from '../../testing/contracts.ts'
import { workedShift } from '../../testing/hours.ts'
import { at } from '../../testing/missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { hoursAsStored, storedHours } from '../../testing/stored-hours.ts'
import { call, type Caller, sharedApp, testNow } from '../../testing/test-app.ts'
import { makeAttendances } from '../declare/make-attendances.ts'
import { validateDueHours } from './validate-due-hours.ts'

const app = await sharedApp()
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

const validate = (caller: Caller, attendanceIds: readonly string[]) =>
  call(app, attendances.validateHours, caller, { body: { attendanceIds: [...attendanceIds] } })
const hours = (from: string, to: string) => {
  const { startDate, endDate } = at('2026-12-07', from, to)
  return { startDate, endDate }
}

describe('TS-21 what is validated is never changed by what comes later', () => {
  it.each<
    [
      string,
      (company: TestCompany, worked: Awaited<ReturnType<typeof workedShift>>) => Promise<unknown>,
    ]
  >([
    [
      'a clocking',
      async (_company, { siderIds, shiftId }) => {
        const { error } = await call(app, attendances.clockHours, insider, {
          body: { siderId: siderIds[0] ?? '', shiftId, ...hours('09:00', '16:00'), breaks: [] },
        })
        expect(error?.key).toBe('errors.attendance.validated')
      },
    ],
    [
      'a refusal of the Sider',
      async (_company, { ids }) => {
        const params = { id: ids[0] ?? '' }
        const { error } = await call(app, attendances.answerHours, insider, {
          params,
          body: { accepted: false },
        })
        expect(error?.key).toBe('errors.attendance.validated')
      },
    ],
    [
      'other hours of the company',
      async ({ admin }, { ids }) => {
        const { error } = await call(app, attendances.disputeHours, admin, {
          params: { id: ids[0] ?? '' },
          body: { ...hours('09:00', '16:00'), breakDates: [] },
        })
        expect(error?.key).toBe('errors.attendance.validated')
      },
    ],
    [
      'a decision of staff',
      async (_company, { ids }) => {
        const { error } = await call(app, attendances.resolveHours, insider, {
          params: { id: ids[0] ?? '' },
          body: { ...hours('09:00', '16:00'), breaks: [] },
        })
        expect(error?.key).toBe('errors.attendance.validated')
      },
    ],
    [
      'another validation',
      async ({ admin }, { ids }) => {
        expect((await validate(admin, ids)).body.rejectedAttendanceIds).toEqual(ids)
      },
    ],
    [
      'the removal of the Sider',
      (_company, { missionId, siderIds }) =>
        call(app, hiring.removeHire, insider, {
          params: { id: missionId },
          body: { siderId: siderIds[0] ?? '', reason: 'noShow' },
        }),
    ],
    [
      'a change of the shift, and its deletion',
      async ({ admin }, { shiftId }) => {
        const params = { id: shiftId }
        await call(app, shifts.updateShift, admin, { params, body: hours('10:00', '18:00') })
        await call(app, shifts.deleteShift, admin, { params })
        await ownerQuery(
          app.database,
          `update shifts set starts_at = starts_at + interval '1 hour', break_minutes = 60 where id = $1`,
          [shiftId],
        )
      },
    ],
    [
      'the jobs of the product',
      async () => {
        app.clock.set(instant('2026-12-21T22:00:00.000Z'))
        await runJob(app, makeAttendances)
        await runJob(app, validateDueHours)
      },
    ],
  ])('%s', async (_what, happens) => {
    const company = await aCompany(app)
    const worked = await workedShift(app, company)
    await validate(company.admin, worked.ids)
    const before = await hoursAsStored(app, worked.ids)
    expect(before).toHaveLength(1)
    await happens(company, worked)
    expect(await hoursAsStored(app, worked.ids)).toEqual(before)
  })
})

describe('five hundred lines', () => {
  it('TS-37 API-90 that two validate at once are validated once each, and both are told the truth', async () => {
    const company = await aCompany(app)
    const { missionId, siderIds } = await aBatch(app, company, { siders: 5 })
    const ids = await storedHours(
      app,
      company,
      Array.from({ length: 500 }, (_, i) => {
        const from = Date.parse('2026-11-02T00:00:00.000Z') + Math.floor(i / 5) * 3_600_000
        return {
          missionId,
          siderId: siderIds[i % 5] ?? '',
          from: new Date(from).toISOString(),
          until: new Date(from + 3_600_000).toISOString(),
        }
      }),
    )
    await ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [
      missionId,
      company.manager.userId,
    ])
    const [one, other] = await Promise.all([
      validate(company.admin, ids),
      validate(company.manager, ids.toReversed()),
    ])
    const rejected = [one, other].map(({ body }) => new Set(body.rejectedAttendanceIds))
    // What one call rejected, the other validated, and nothing twice.
    expect(ids.filter((id) => rejected[0]?.has(id) === rejected[1]?.has(id))).toEqual([])
    const { rows } = await ownerQuery(
      app.database,
      `select a.status, jsonb_array_length(v.actions) as actions, count(*)::int as lines
       from attendances a join attendance_versions v on v.attendance_id = a.id
       where a.mission_id = $1 group by 1, 2`,
      [missionId],
    )
    expect(rows).toEqual([{ status: 'att.validated', actions: 1, lines: 500 }])
    const trail = await ownerQuery(
      app.database,
      `select jsonb_array_elements_text(after -> 'attendanceIds') as id from audit_log
       where organisation_id = $1 and action = 'attendance.validate'`,
      [company.id],
    )
    expect(trail.rows.map((row) => String(row['id'])).toSorted()).toEqual([...ids].toSorted())
  })
})
