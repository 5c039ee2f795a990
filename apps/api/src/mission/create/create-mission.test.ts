import { jobDescriptions, organisation } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import {
  aCompany,
  aGroup,
  actingFor,
  anInsider,
  type TestCompany,
} from '../../testing/companies.ts'
import { aJobDescription } from '../../testing/job-descriptions.ts'
import {
  type Caller,
  call,
  sharedApp,
  startTestApp,
  type TestApp,
  testNow,
} from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

function create(caller: Caller, id: string, taskDetails: object = {}) {
  return call(app, jobDescriptions.createMission, caller, {
    params: { id },
    body: { taskDetails },
  })
}

async function mission(id: string, from: TestApp = app) {
  return from.services.db
    .queries(nobody)
    .selectFrom('missions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function settle(company: TestCompany, job: string, columns: object): Promise<void> {
  await app.services.db
    .queries(nobody)
    .updateTable('job_descriptions')
    .set(columns)
    .where('id', '=', job)
    .where('organisation_id', '=', company.id)
    .execute()
}

describe('mission from a job description', () => {
  it('JD-24 JD-25 API-80 is a draft of its creator with everything the job says', async () => {
    const company = await aCompany(app, { attendanceConfigType: 'timesheet' })
    const job = await aJobDescription(app, company.admin, {
      purpose: 'Brasserie',
      riskIds: ['environment-lone'],
      hasHighRiskPosition: true,
      tools: [{ id: 'card-terminal', name: 'x x', level: 'expert' }],
      managerId: company.admin.userId,
      motorized: true,
    })
    const { status, body } = await create(company.manager, job.id)
    expect(status).toBe(201)
    expect(await mission(body.id)).toMatchObject({
      organisation_id: company.id,
      type: 'delegation',
      name: null,
      status: 'draft',
      progress_step: 'draft',
      selection_status: null,
      job_description_id: job.id,
      job_title_id: 'waiter',
      subtasks: [{ id: 'waiter-serve', custom: false }],
      purpose: 'Brasserie',
      risk_ids: ['environment-lone'],
      tools: [{ id: 'card-terminal', level: 'expert' }],
      executive_status: 'worker',
      hourly_rate_cents: 1300,
      motorized: true,
      origin: 'account',
      manager_id: company.admin.userId,
      created_by: company.manager.userId,
      attendance_config_type: 'timesheet',
      is_flexible_planning: null,
      location_id: null,
      motive_id: null,
      frozen_pricing: null,
    })
  })

  it('JD-24 TASK-34 N-11 takes its type, its suffix and its mode of attendance', async () => {
    const company = await aCompany(app)
    const job = await aJobDescription(app, company.admin)
    const details = { type: 'gestion', name: ' Noël ', attendanceConfigType: 'timesheet' }
    const { body } = await create(company.admin, job.id, details)
    expect(await mission(body.id)).toMatchObject({
      type: 'gestion',
      name: 'Noël',
      attendance_config_type: 'timesheet',
    })
    const blank = await create(company.admin, job.id, { name: '  ' })
    expect((await mission(blank.body.id)).name).toBeNull()
  })

  it('N-16 numbers follow each other, also when two are made at once, and start again with the year', async () => {
    const own = await startTestApp()
    const maker = async () => {
      const { admin } = await aCompany(own)
      const { id } = await aJobDescription(own, admin)
      return async () => {
        const input = { params: { id }, body: { taskDetails: {} } }
        const { body } = await call(own, jobDescriptions.createMission, admin, input)
        return (await mission(body.id, own)).unique_identifier
      }
    }
    const make = await maker()
    expect(await make()).toBe('M26000001')
    const three = await Promise.all([make(), make(), make()])
    expect(three.toSorted()).toEqual(['M26000002', 'M26000003', 'M26000004'])
    // At 23:30 UTC it is already the new year in Paris.
    own.clock.set('2026-12-31T23:30:00.000Z')
    expect(await (await maker())()).toBe('M27000001')
    own.clock.set(testNow)
    expect(await make()).toBe('M26000005')
    await own.app.close()
    await own.database.close()
  })

  it('TASK-54 SUM-23 an account with incomplete settings is refused with their names', async () => {
    const company = await aCompany(app, { complete: false })
    const job = await aJobDescription(app, company.admin)
    const { status, error } = await create(company.admin, job.id)
    expect([status, error.key]).toEqual([409, 'errors.organisation.incomplete'])
    expect(error.metadata).toEqual({
      missing: ['profile', 'legalInformations', 'paymentInformations', 'hourTypes', 'indemnities'],
    })
  })

  it.each([
    ['JD-10', { subtasks: '[]' }, 'errors.job_description.subtask_missing'],
    ['JD-18 N-35', { has_high_risk_position: null }, 'errors.job_description.high_risk_unanswered'],
    [
      'JD-19',
      { has_high_risk_position: true, risk_ids: '[]' },
      'errors.job_description.risk_missing',
    ],
    ['JD-21', { hourly_rate_cents: null }, 'errors.task.rate_missing'],
  ])('%s no mission of an unfinished job description: %j', async (_, columns, key) => {
    const company = await aCompany(app)
    const job = await aJobDescription(app, company.admin)
    await settle(company, job.id, columns)
    const { status, error } = await create(company.admin, job.id)
    expect([status, error.key]).toEqual([400, key])
  })

  it('POST-31 POST-32 the manager comes along only while they may manage missions', async () => {
    const company = await aCompany(app)
    const job = await aJobDescription(app, company.admin, { managerId: company.manager.userId })
    await app.services.db
      .queries(nobody)
      .updateTable('memberships')
      .set({ role: 'collaborator' })
      .where('user_id', '=', company.manager.userId)
      .execute()
    const { body } = await create(company.admin, job.id)
    expect((await mission(body.id)).manager_id).toBeNull()
  })

  it('POST-28 the address comes along as a row of its own', async () => {
    const company = await aCompany(app)
    const favourite = await call(app, organisation.createLocation, company.admin, {
      params: { id: company.id },
      body: { title: 'Siège', address: '1 place Bellecour', postalCode: '69002', city: 'Lyon' },
    })
    const job = await aJobDescription(app, company.admin, { locationId: favourite.body.id })
    const { body } = await create(company.admin, job.id)
    const { location_id: locationId } = await mission(body.id)
    expect(locationId).not.toBe(favourite.body.id)
    const copy = await app.services.db
      .queries(nobody)
      .selectFrom('locations')
      .select(['title', 'city', 'favorite', 'organisation_id'])
      .where('id', '=', locationId)
      .executeTakeFirst()
    expect(copy).toEqual({
      title: 'Siège',
      city: 'Lyon',
      favorite: false,
      organisation_id: company.id,
    })
  })

  it('N-12 a job description of the network makes a mission of origin network, in the account', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    const job = await aJobDescription(app, group.admin, { managerId: group.manager.userId })
    const { body } = await create(company.manager, job.id)
    expect(await mission(body.id)).toMatchObject({
      organisation_id: company.id,
      origin: 'network',
      manager_id: group.manager.userId,
    })
  })

  it('GEN-05 staff who act for a member make the member’s mission, and are named in the audit', async () => {
    const company = await aCompany(app)
    const job = await aJobDescription(app, company.admin)
    const insider = await anInsider(app)
    const acting = await actingFor(app, company.manager, insider)
    const { body } = await create(acting, job.id)
    expect((await mission(body.id)).created_by).toBe(company.manager.userId)
    const entry = await app.services.db
      .queries(nobody)
      .selectFrom('audit_log')
      .select(['actor_id', 'on_behalf_of_id', 'action'])
      .where('entity_id', '=', body.id)
      .executeTakeFirst()
    expect(entry).toEqual({
      actor_id: insider.userId,
      on_behalf_of_id: company.manager.userId,
      action: 'mission.create',
    })
  })

  it('API-80 refuses a wrong type, a suffix of 26 characters and a missing body', async () => {
    const company = await aCompany(app)
    const job = await aJobDescription(app, company.admin)
    const { status, error } = await create(company.admin, job.id, {
      type: 'rental',
      name: 'x'.repeat(26),
      attendanceConfigType: 'paper',
    })
    expect(status).toBe(400)
    expect(error.metadata?.['issues']).toMatchObject([
      { path: ['taskDetails', 'type'], key: 'errors.field.required' },
      { path: ['taskDetails', 'name'], key: 'errors.field.name_too_long' },
      { path: ['taskDetails', 'attendanceConfigType'], key: 'errors.field.unknown_choice' },
    ])
    const none = await call(app, jobDescriptions.createMission, company.admin, {
      params: { id: job.id },
      body: {},
    })
    expect([none.status, none.error.key]).toEqual([400, 'errors.field.required'])
  })

  it('G-32 PERM-04 neither a stranger nor a collaborator makes one; a blocked company none either', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const job = await aJobDescription(app, company.admin)
    expect((await create(other.admin, job.id)).status).toBe(404)
    expect((await create(company.collaborator, job.id)).status).toBe(403)
    await app.services.db
      .queries(nobody)
      .updateTable('organisations')
      .set({ blocked_at: testNow })
      .where('id', '=', company.id)
      .execute()
    const { status, error } = await create(company.admin, job.id)
    expect([status, error.key]).toEqual([409, 'errors.organisation.blocked'])
  })
})
