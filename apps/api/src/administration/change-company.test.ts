import { randomUUID } from 'node:crypto'
import { administration, audit, jobDescriptions, missions } from '@renfort/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { actingFor, aCompany, aGroup, anInsider, type TestCompany } from '../testing/companies.ts'
import { aJobDescription, readyJob } from '../testing/job-descriptions.ts'
import { aReadyMission, at } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp } from '../testing/test-app.ts'

let company: TestCompany
const app = await sharedApp()
const insider = await anInsider(app)
beforeEach(async () => {
  company = await aCompany(app)
})

type Change = { blocked?: boolean; jobDescriptionsLocked?: boolean }
const change = (body: Change, caller = insider, id = company.id) =>
  call(app, administration.changeCompany, caller, { params: { id }, body })
const keyOf = async (answer: Promise<{ status: number; error: { key: string } | undefined }>) => {
  const { status, error } = await answer
  return [status, error?.key]
}
const confirmed = (caller: Caller, id: string) =>
  call(app, missions.confirmMission, caller, { params: { id }, body: {} })

describe('PATCH /provider/organisations/{id}', () => {
  it('ERR-11 a blocked company reads everything and confirms nothing, and neither do staff who act for it', async () => {
    const mission = await aReadyMission(app, company.admin, {
      shifts: [at('2026-12-07', '09:00', '17:00')],
    })
    const acting = await actingFor(app, company.admin)
    const { status, body } = await change({ blocked: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: company.id, blocked: true, jobDescriptionsLocked: false })
    const blocked = [409, 'errors.organisation.blocked']
    for (const caller of [company.admin, company.manager, acting]) {
      expect(await keyOf(confirmed(caller, mission))).toEqual(blocked)
    }
    const read = await call(app, missions.readMission, company.admin, { params: { id: mission } })
    expect(read.status).toBe(200)
    await change({ blocked: false })
    expect((await confirmed(company.admin, mission)).status).toBe(200)
  })

  it('JD-33 N-28 neither a locked company nor staff who act for it change a job description', async () => {
    const { id } = await aJobDescription(app, company.admin)
    const acting = await actingFor(app, company.admin)
    expect((await change({ jobDescriptionsLocked: true })).body).toMatchObject({
      blocked: false,
      jobDescriptionsLocked: true,
    })
    const locked = [409, 'errors.job_description.locked']
    const params = { id }
    for (const caller of [company.admin, acting]) {
      const attempts = [
        call(app, jobDescriptions.createJobDescription, caller, { body: readyJob }),
        call(app, jobDescriptions.updateJobDescription, caller, { params, body: { purpose: 'x' } }),
        call(app, jobDescriptions.cloneJobDescription, caller, { params, body: {} }),
        call(app, jobDescriptions.deleteJobDescription, caller, { params }),
      ]
      for (const attempt of attempts) expect(await keyOf(attempt)).toEqual(locked)
    }
    const made = await call(app, jobDescriptions.createMission, company.admin, {
      params,
      body: { taskDetails: {} },
    })
    expect(made.status).toBe(201)
    await change({ jobDescriptionsLocked: false })
    const after = await call(app, jobDescriptions.updateJobDescription, company.admin, {
      params,
      body: { purpose: 'Servir' },
    })
    expect(after.status).toBe(200)
  })

  it('PERM-09 is for internal staff who act for nobody', async () => {
    const forbidden = [403, 'errors.user.forbidden']
    for (const caller of [company.admin, company.manager, company.collaborator]) {
      expect(await keyOf(change({ blocked: true }, caller))).toEqual(forbidden)
    }
    const group = await aGroup(app)
    expect(await keyOf(change({ blocked: true }, group.admin))).toEqual(forbidden)
    const acting = await actingFor(app, company.admin)
    expect(await keyOf(change({ blocked: true }, acting))).toEqual([409, 'errors.logas.forbidden'])
    expect(await keyOf(change({ blocked: true }, insider, randomUUID()))).toEqual([
      404,
      'errors.not_found',
    ])
    const { body } = await call(app, administration.readCompany, insider, {
      params: { id: company.id },
    })
    expect(body.blocked).toBe(false)
  })

  it('locks the job descriptions of a group too, and blocks none', async () => {
    const group = await aGroup(app)
    const { status, error } = await change({ blocked: true }, insider, group.id)
    expect([status, error.metadata?.['issues']]).toEqual([
      400,
      [{ path: ['blocked'], key: 'errors.field.unknown_choice' }],
    ])
    expect((await change({ jobDescriptionsLocked: true }, insider, group.id)).status).toBe(200)
    const made = call(app, jobDescriptions.createJobDescription, group.admin, { body: readyJob })
    expect(await keyOf(made)).toEqual([409, 'errors.job_description.locked'])
    expect((await change({})).status).toBe(400)
  })

  it('G-33 leaves a row in the trail of the company; the same value again keeps the former day', async () => {
    const since = async () => {
      const { rows } = await ownerQuery(
        app.database,
        'select blocked_at::text from organisations where id = $1',
        [company.id],
      )
      return rows[0]?.['blocked_at'] as string
    }
    await change({ blocked: true, jobDescriptionsLocked: true })
    const first = await since()
    await change({ blocked: true })
    expect(await since()).toBe(first)
    const { body } = await call(app, audit.listAuditTrail, insider, {
      query: { organisationId: company.id },
    })
    expect(body.entries.map(({ action, subject }) => [action, subject]).slice(0, 3)).toEqual([
      ['organisation.block', company.name],
      ['organisation.lockJobDescriptions', company.name],
      ['organisation.block', company.name],
    ])
  })
})
