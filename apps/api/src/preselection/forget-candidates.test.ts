import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sweepFiles } from '../file/sweep-files.ts'
import { anApplicant } from '../testing/applicants.ts'
import { aCompany, actingFor, type TestCompany } from '../testing/companies.ts'
import { plainPdf } from '../testing/files/hostile-pdfs.ts'
import { aPostedMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { sendFile } from '../testing/files/send-file.ts'
import { type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { runJob } from '../testing/run-job.ts'
import { forgetCandidates } from './forget-candidates.ts'

let app: TestApp
let company: TestCompany
let operator: Caller
let missionId: string

beforeEach(async () => {
  app = await sharedApp()
  company = await aCompany(app)
  operator = await actingFor(app, company.admin)
  missionId = (await aPostedMission(app, company.admin)).id
})
afterEach(() => app.clock.set(testNow))

async function keptIds(): Promise<readonly string[]> {
  const text = 'select id from applicants where organisation_id = $1 order by created_at'
  const { rows } = await ownerQuery(app.database, text, [company.id])
  return (rows as { id: string }[]).map(({ id }) => id)
}

async function forgetOn(instant: string): Promise<readonly string[]> {
  app.clock.set(instant)
  await runJob(app, forgetCandidates)
  return keptIds()
}

// The last contact is of Wednesday 2 December 2026.
describe('candidates who were not taken', () => {
  it('are kept for two years after the last contact, then erased with a line of the audit', async () => {
    const { id } = await anApplicant(app, missionId, { comment: 'Disponible le soir' })
    expect(await forgetOn('2028-12-02T22:59:00.000Z')).toEqual([id])
    expect(await forgetOn('2028-12-02T23:00:00.000Z')).toEqual([])
    const { rows } = await ownerQuery(
      app.database,
      'select action, actor_id, organisation_id, before, after from audit_log where entity_id = $1 order by id desc limit 1',
      [id],
    )
    expect(rows).toEqual([
      {
        action: 'applicant.forget',
        actor_id: null,
        organisation_id: company.id,
        before: null,
        after: null,
      },
    ])
  })

  it('take their CV with them; a new one is a contact', async () => {
    const { id } = await anApplicant(app, missionId, { shownBy: operator })
    app.clock.set('2027-06-01T09:00:00.000Z')
    const operatorThen = await actingFor(app, company.admin)
    const cv = { bytes: plainPdf, mediaType: 'application/pdf' }
    const { status, url } = await sendFile(app, operatorThen, `cv/${id}`, cv)
    expect(status).toBe(200)
    expect(await forgetOn('2029-06-01T21:00:00.000Z')).toEqual([id])
    expect(await forgetOn('2029-06-01T22:00:00.000Z')).toEqual([])
    await runJob(app, sweepFiles)
    const text =
      "select count(*)::int as count from stored_files where key like 'cv/%' and organisation_id = $1"
    const { rows } = await ownerQuery(app.database, text, [company.id])
    expect(rows).toEqual([{ count: 0 }])
    app.clock.set('2027-06-01T09:01:00.000Z')
    expect((await app.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  })

  it('those who were hired stay', async () => {
    const { id } = await anApplicant(app, missionId)
    const hire = `insert into assignments (organisation_id, mission_id, shift_id, sider_id)
      select a.organisation_id, a.mission_id, s.id, a.sider_id
      from applicants a join shifts s on s.mission_id = a.mission_id where a.id = $1 limit 1`
    await ownerQuery(app.database, hire, [id])
    expect(await forgetOn('2030-01-01T09:00:00.000Z')).toEqual([id])
  })
})
