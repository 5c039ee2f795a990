import { planning } from '@renfort/contract'
import { beforeAll, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { aPostedMission, at } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { call, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const asked = { week: 50, year: 2026 }

it('PLAN-02 PLAN-06 PLAN-07 a week of 2,000 missions is read, and made as a PDF and as a CSV', async () => {
  const { admin } = await aCompany(app)
  const { id } = await aPostedMission(app, admin, { shifts: [at('2026-12-07', '09:00', '17:00')] })
  await ownerQuery(
    app.database,
    `with more as (
       insert into missions (organisation_id, type, name, job_title_id, status, selection_status,
         progress_step, starts_at, ends_at, reference_at, location_id, manager_id, created_by,
         hourly_rate_cents, attendance_config_type, created_at, updated_at)
       select organisation_id, type, 'Rang ' || n, job_title_id, status, selection_status,
         progress_step, starts_at, ends_at, reference_at, location_id, manager_id, created_by,
         hourly_rate_cents, attendance_config_type, created_at, updated_at
       from missions, generate_series(1, 1999) n where id = $1
       returning id, organisation_id
     )
     insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
     select m.organisation_id, m.id, s.starts_at, s.ends_at, s.break_minutes, s.slots, true
     from more m, shifts s where s.mission_id = $1`,
    [id],
  )
  const read = await call(app, planning.readPlanning, admin, { query: asked })
  expect(read.body.tasks).toHaveLength(2000)
  const ask = async (format: 'pdf' | 'csv') =>
    (await call(app, planning.downloadWeek, admin, { query: { ...asked, format } })).response
  const csv = await ask('csv')
  // A byte order mark with the headings, a line for each, and the end of the last line.
  expect(csv.body.split('\r\n')).toHaveLength(2002)
  const pdf = await ask('pdf')
  expect(pdf.statusCode).toBe(200)
  // A name that is wrapped is read around the cell beside it: its word is counted.
  expect((await readPdf(pdf.rawPayload)).text.match(/Rang/g)).toHaveLength(1999)
}, 60_000)
