import { missions } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aCompany, actingFor, anInsider } from '../testing/companies.ts'
import { aMotive, anAddress, at, missionsOn } from '../testing/missions.ts'
import { aSider } from '../testing/siders.ts'
import { aStoredMission } from '../testing/stored-missions.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
const { aDraft, aPostedMission, aReadyMission, patched, theMission } = missionsOn(app)
afterEach(() => app.clock.set(testNow))

const queries = () => app.services.db.queries(nobody)

function read(caller: Caller, id: string) {
  return call(app, missions.readMission, caller, { params: { id } })
}

describe('reading a mission', () => {
  it('API-51 ENT-01 answers all its fields, with no batches of contracts yet', async () => {
    const company = await aCompany(app)
    const sider = await aSider(app, { knownTo: [company] })
    const id = await aReadyMission(company.admin, {
      shifts: [at('2026-12-08', '22:00', '06:00', { slots: 2, breakDuration: 30 })],
      requestedSiderIds: [sider],
    })
    await patched(company.admin, id, { name: 'Nuit', isFlexiblePlanning: false })
    const { status, body } = await read(company.admin, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      type: 'delegation',
      name: 'Nuit',
      jobTitle: { id: 'waiter' },
      jobTypeId: 'waiter',
      status: 'draft',
      progressStep: 'draft',
      selectionStatus: null,
      startDate: '2026-12-08T21:00:00.000Z',
      endDate: '2026-12-09T05:00:00.000Z',
      location: { ...anAddress, favorite: false },
      managerId: company.admin.userId,
      managerEligible: true,
      hasContracts: false,
      contractsBatches: [],
      requestedSiders: [
        { id: sider, firstName: 'Louise', lastName: 'Martin', status: 'requested' },
      ],
      requestedSidersOnly: false,
      hourlyRate: 13,
      zti: false,
      localHolidays: [],
      timeZone: 'Europe/Paris',
      motive: { ...aMotive, organisationId: company.id },
      isFlexiblePlanning: false,
      flexiblePlanning: null,
      sideNote: null,
      orderNumber: null,
      shifts: [{ breakDuration: 30, slots: 2, recurrenceId: null }],
      attendanceConfigType: 'app',
      subtasks: [{ id: 'waiter-serve', custom: false }],
    })
    const normal = { hourType: 'normal', hourlyRate: 13, increase: 0, tags: ['normal'] }
    expect(body.pricing?.delegation[0]).toEqual({ ...normal, coefficient: 1.95 })
    expect(body.pricing?.gestion[0]).toEqual({ ...normal, coefficient: 1.75 })
    expect(body.hoursTypes?.valid).toBe(true)
  })

  it('C-30 a collaborator reads it without any field of a price', async () => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(company.admin)
    const { status, body } = await read(company.collaborator, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ pricing: null, hoursTypes: null, hourlyRate: null, comRate: null })
    expect(body.shifts).toHaveLength(1)
  })

  it('a user reads missions that are not theirs', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    expect((await read(company.manager, id)).status).toBe(200)
  })

  it('the names of the catalogue are in the language of the call', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const labels = []
    for (const locale of ['fr', 'en'] as const) {
      const { body } = await read({ ...company.admin, locale }, id)
      labels.push(body.jobTitle.name, body.subtasks[0]?.name)
    }
    expect(new Set(labels).size).toBe(4)
  })

  it('G-32 a foreign mission and an unknown one answer the same', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const foreign = await read(other.admin, await aDraft(company.admin))
    const unknown = await read(other.admin, randomUUID())
    const malformed = await read(other.admin, 'all')
    const statusAndKey = ({ status, error }: typeof foreign) => [status, error.key]
    expect(statusAndKey(foreign)).toEqual([404, 'errors.not_found'])
    expect(statusAndKey(unknown)).toEqual(statusAndKey(foreign))
    expect(statusAndKey(malformed)).toEqual([400, 'errors.field.format'])
  })

  it('TASK-51 the step follows the clock, also before any list was read', async () => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(company.admin)
    app.clock.set('2026-12-07T10:00:00.000Z')
    expect((await read(company.admin, id)).body.progressStep).toBe('ongoing')
    app.clock.set('2026-12-07T17:00:00.000Z')
    expect((await read(company.admin, id)).body.progressStep).toBe('done')
  })
})

describe('deleting', () => {
  function remove(caller: Caller, id: string) {
    return call(app, missions.deleteMission, caller, { params: { id } })
  }

  it('TASK-20 a draft goes with its shifts and its selection', async () => {
    const company = await aCompany(app)
    const sider = await aSider(app, { knownTo: [company] })
    const id = await aReadyMission(company.admin, { requestedSiderIds: [sider] })
    const { status, response } = await remove(company.admin, id)
    expect([status, response.body]).toEqual([204, ''])
    expect((await read(company.admin, id)).status).toBe(404)
    for (const table of ['shifts', 'requested_siders'] as const) {
      const rows = await queries()
        .selectFrom(table)
        .selectAll()
        .where('mission_id', '=', id)
        .execute()
      expect(rows).toEqual([])
    }
    const audit = await queries()
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('entity_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(audit).toEqual({ action: 'mission.delete', after: null })
  })

  it('decisions §8 a posted mission stays', async () => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(company.admin)
    const { status, error } = await remove(company.admin, id)
    expect([status, error.key]).toEqual([409, 'errors.task.not_a_draft'])
    expect((await read(company.admin, id)).status).toBe(200)
  })

  it('is refused to callers who cannot reach the mission', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const id = await aDraft(company.admin)
    const callers = [
      company.collaborator,
      company.manager,
      other.admin,
      company.admin,
      company.admin,
    ]
    const statuses = []
    for (const caller of callers) statuses.push((await remove(caller, id)).status)
    expect(statuses).toEqual([403, 404, 404, 204, 404])
  })
})

describe('duplicating', () => {
  function clone(caller: Caller, id: string, body: Input<typeof missions.cloneMission>['body']) {
    return call(app, missions.cloneMission, caller, { params: { id }, body })
  }

  it('G-13 keeps the job, the rate, the address, the manager and the motive, and nothing of the planning', async () => {
    const company = await aCompany(app)
    const sider = await aSider(app, { knownTo: [company] })
    const source = await aPostedMission(company.admin, {
      managerId: company.manager.userId,
      requestedSiderIds: [sider],
    })
    await patched(company.admin, source.id, { sideNote: 'Badge', name: 'Noël' })
    const { status, body } = await clone(company.manager, source.id, {})
    expect(status).toBe(201)
    const copy = await theMission(company.admin, body.id)
    expect(copy).toMatchObject({
      status: 'draft',
      progressStep: 'draft',
      selectionStatus: null,
      type: 'delegation',
      name: 'Noël',
      jobTitle: source.jobTitle,
      subtasks: source.subtasks,
      hourlyRate: source.hourlyRate,
      pricing: source.pricing,
      managerId: company.manager.userId,
      createdBy: { id: company.manager.userId },
      motiveId: source.motiveId,
      location: { ...anAddress },
      shifts: [],
      startDate: null,
      requestedSiders: [],
      sideNote: null,
      orderNumber: null,
      hiredSidersCount: 0,
      hasContracts: false,
    })
    expect(copy.uniqueIdentifier).not.toBe(source.uniqueIdentifier)
    expect(copy.location?.id).not.toBe(source.location?.id)
  })

  it('TASK-31 takes another type, suffix and attendance mode', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const choices = { type: 'gestion', name: ' Soir ', attendanceConfigType: 'timesheet' } as const
    const { body } = await clone(company.admin, id, choices)
    const copy = await theMission(company.admin, body.id)
    expect(copy).toMatchObject({ ...choices, name: 'Soir' })
  })

  it('N-13 a renewal asks again for the Siders who were hired', async () => {
    const company = await aCompany(app)
    const [hired = '', spare = ''] = [
      await aSider(app, { knownTo: [company] }),
      await aSider(app, { knownTo: [company] }),
    ]
    const source = await aPostedMission(company.admin, {
      type: 'gestion',
      shifts: [at('2026-12-07', '09:00', '17:00'), at('2026-12-08', '09:00', '17:00')],
      requestedSiderIds: [hired, spare],
    })
    const { body } = await clone(company.admin, source.id, { renew: true })
    const copy = await theMission(company.admin, body.id)
    expect(copy.requestedSiders).toMatchObject([{ id: hired, status: 'requested' }])
  })

  it.each(['archived', 'migrated'])('TASK-26 an %s mission cannot be duplicated', async (flag) => {
    const company = await aCompany(app)
    const { id } = await aStoredMission(app, company, { [flag]: true })
    const { status, error } = await clone(company.admin, id, {})
    expect([status, error.key]).toEqual([409, 'errors.task.duplication_impossible'])
  })

  it('TASK-34 a suffix has at most 25 characters', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const { status, error } = await clone(company.admin, id, { name: 'x'.repeat(26) })
    expect([status, error.key]).toEqual([400, 'errors.field.name_too_long'])
  })

  it('users duplicate any mission of their company, strangers and collaborators none', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const id = await aDraft(company.admin)
    expect((await clone(company.manager, id, {})).status).toBe(201)
    expect((await clone(company.collaborator, id, {})).status).toBe(403)
    expect((await clone(other.admin, id, {})).status).toBe(404)
  })

  it('an insider who acts for a member is named with them in the audit trail', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const insider = await anInsider(app)
    const acting = await actingFor(app, company.manager, insider)
    const { body } = await clone(acting, id, {})
    expect((await theMission(company.admin, body.id)).createdBy?.id).toBe(company.manager.userId)
    const row = await queries()
      .selectFrom('audit_log')
      .select(['actor_id', 'on_behalf_of_id', 'action'])
      .where('entity_id', '=', body.id)
      .executeTakeFirst()
    expect(row).toEqual({
      actor_id: insider.userId,
      on_behalf_of_id: company.manager.userId,
      action: 'mission.clone',
    })
  })
})
