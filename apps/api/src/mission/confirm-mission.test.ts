import { hiring, missions, planning } from '@renfort/contract'
import { confirmationMetadata } from '@renfort/contract/confirmation-metadata.ts'
import { describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aCompany, aMember, anInsider } from '../testing/companies.ts'
import { aMotive, anAddress, at, missionsOn } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
const { aDraft, aPostedMission, aReadyMission, patched, theMission, withShifts } = missionsOn(app)

const queries = () => app.services.db.queries(nobody)

function confirm(caller: Caller, id: string, body: { sideNote?: string } = {}) {
  return call(app, missions.confirmMission, caller, { params: { id }, body })
}

async function siders(company: { id: string }, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => aSider(app, { knownTo: [company] }))
  return Promise.all(ids)
}

describe('posting a draft', () => {
  it('TASK-50 moves it to submitted, saves the note and waits for applicants', async () => {
    const company = await aCompany(app)
    const id = await aReadyMission(company.admin)
    const { status, body } = await confirm(company.admin, id, { sideNote: '  Tenue noire  ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      status: 'submitted',
      progressStep: 'upcoming',
      selectionStatus: 'new',
      sideNote: 'Tenue noire',
      hasContracts: false,
      hiredSidersCount: 0,
      startDate: '2026-12-07T08:00:00.000Z',
      endDate: '2026-12-07T16:00:00.000Z',
    })
    expect(body.uniqueIdentifier).toMatch(/^M26\d{6}$/)
    expect(await theMission(company.admin, id)).toEqual(body)
  })

  it('keeps the note of the draft when none is given', async () => {
    const company = await aCompany(app)
    const id = await aReadyMission(company.admin)
    await patched(company.admin, id, { sideNote: 'Entrée par la cour' })
    expect((await confirm(company.admin, id)).body.sideNote).toBe('Entrée par la cour')
  })

  it('leaves an audit row with the status before and after', async () => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(company.admin)
    const row = await queries()
      .selectFrom('audit_log')
      .select(['actor_id', 'organisation_id', 'before', 'after'])
      .where('action', '=', 'mission.confirm')
      .where('entity_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      actor_id: company.admin.userId,
      organisation_id: company.id,
      before: { status: 'draft' },
      after: { status: 'submitted', selectionStatus: 'new' },
    })
  })

  it('freezes the price: the policy and the coefficient may change afterwards', async () => {
    const company = await aCompany(app)
    const before = await aPostedMission(company.admin)
    await queries()
      .updateTable('organisations')
      .set({ delegation_coefficient_bp: 25_000 })
      .where('id', '=', company.id)
      .execute()
    const after = await theMission(company.admin, before.id)
    expect(after.pricing).toEqual(before.pricing)
    expect(after.pricing?.delegation[0]?.coefficient).toBe(1.95)
    const draft = await theMission(company.admin, await aDraft(company.admin))
    expect(draft.pricing?.delegation[0]?.coefficient).toBe(2.5)
  })
})

describe('obstacles to posting a draft', () => {
  it('lists every obstacle, and answers the key of the first', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const { status, error } = await confirm(company.admin, id)
    expect([status, error.key]).toEqual([400, 'errors.task.motive_missing'])
    const { missing } = confirmationMetadata.parse(error.metadata)
    expect(missing.map(({ key, section }) => [key, section])).toEqual([
      ['errors.task.motive_missing', 'motive'],
      ['errors.task.planning_missing', 'shifts'],
      ['errors.task.address_missing', 'details'],
      ['errors.task.manager_missing', 'details'],
    ])
  })

  it('L1251-43 requires the risks of the job description, which the contracts state', async () => {
    const company = await aCompany(app)
    const id = await aReadyMission(company.admin)
    const { jobDescriptionId } = await theMission(company.admin, id)
    await queries()
      .updateTable('job_descriptions')
      .set({ has_high_risk_position: null })
      .where('id', '=', jobDescriptionId ?? '')
      .execute()
    const { status, error } = await confirm(company.admin, id)
    const key = 'errors.job_description.high_risk_unanswered'
    expect([status, error.key]).toEqual([400, key])
    expect(error.metadata?.['missing']).toEqual([{ key, section: 'job-description' }])
  })

  it('TASK-54 names the settings that the company has not completed', async () => {
    const company = await aCompany(app)
    const id = await aReadyMission(company.admin)
    await queries()
      .updateTable('remuneration_policies')
      .set({ hours_types_confirmed: false })
      .where('organisation_id', '=', company.id)
      .execute()
    const { status, error } = await confirm(company.admin, id)
    expect([status, error.key]).toEqual([409, 'errors.organisation.incomplete'])
    expect(error.metadata?.['missing']).toEqual([
      { key: error.key, section: 'organisation', params: { missing: ['hourTypes'] } },
    ])
  })

  it('PERM-07 POST-32 refuses a manager who has lost the right', async () => {
    const company = await aCompany(app)
    const id = await aReadyMission(company.admin, { managerId: company.manager.userId })
    await queries()
      .updateTable('memberships')
      .set({ role: 'collaborator' })
      .where('user_id', '=', company.manager.userId)
      .execute()
    expect((await theMission(company.admin, id)).managerEligible).toBe(false)
    expect((await confirm(company.admin, id)).error.key).toBe('errors.task.manager_missing')
  })

  it('SHIFT-14 refuses shifts that have become past', async () => {
    const company = await aCompany(app)
    const id = await aReadyMission(company.admin)
    app.clock.set('2026-12-07T08:00:00.000Z')
    const { status, error } = await confirm(company.admin, id)
    app.clock.set(testNow)
    expect([status, error.key]).toEqual([400, 'errors.shift.past_forbidden'])
  })

  it('POST-62 refuses a rate below the minimum wage of the first day', async () => {
    const company = await aCompany(app)
    const id = await aReadyMission(company.admin)
    await queries()
      .updateTable('missions')
      .set({ hourly_rate_cents: 1230 })
      .where('id', '=', id)
      .execute()
    const { status, error } = await confirm(company.admin, id)
    expect([status, error.key]).toEqual([400, 'errors.task.salary_too_low'])
  })

  it('POST-62 N-06 applies the minimum wage of Mayotte there, and names it with its text', async () => {
    const company = await aCompany(app)
    const id = await aReadyMission(company.admin)
    const setRate = (hourly_rate_cents: number) =>
      queries().updateTable('missions').set({ hourly_rate_cents }).where('id', '=', id).execute()
    const { location } = await theMission(company.admin, id)
    await queries()
      .updateTable('locations')
      .set({ postal_code: '97600', city: 'Mamoudzou' })
      .where('id', '=', location?.id ?? '')
      .execute()
    await setRate(955)
    const { status, error } = await confirm(company.admin, id)
    expect([status, error.key]).toEqual([400, 'errors.task.salary_too_low'])
    expect(error.metadata?.['missing']).toMatchObject([
      { params: { minimum: 9.56, area: 'mayotte', source: 'Arrêté du 22 mai 2026' } },
    ])
    await setRate(956)
    expect((await confirm(company.admin, id)).status).toBe(200)
    const lyon = { postalCode: '69002', city: 'Lyon', country: 'FR' }
    const moved = { ...lyon, title: 'Siège', address: '1 rue de la Paix 69002 Lyon' }
    const body = { location: { ...moved, streetName: 'rue de la Paix', favorite: false } }
    const move = await call(app, missions.updateMission, company.admin, { params: { id }, body })
    expect([move.status, move.error.key]).toEqual([400, 'errors.task.salary_too_low'])
    expect(move.error.metadata).toMatchObject({ minimum: 12.31, area: 'france' })
  })

  it('WORK-10 the exclusive option needs a Sider for every slot', async () => {
    const company = await aCompany(app)
    const [sider = ''] = await siders(company, 1)
    const id = await aReadyMission(company.admin, { requestedSiderIds: [sider] })
    await patched(company.admin, id, { requestedSidersOnly: true })
    await queries().updateTable('shifts').set({ slots: 3 }).where('mission_id', '=', id).execute()
    expect((await confirm(company.admin, id)).error.key).toBe('errors.task.not_enough_siders')
  })

  it('a posted mission is refused as no draft, with its state', async () => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(company.admin)
    const { status, error } = await confirm(company.admin, id)
    expect([status, error.key]).toEqual([409, 'errors.task.not_a_draft'])
    expect(error.metadata).toEqual({ status: 'submitted', selectionStatus: 'new' })
  })

  it('a refusal changes nothing', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const before = await theMission(company.admin, id)
    await confirm(company.admin, id, { sideNote: 'Non enregistrée' })
    expect(await theMission(company.admin, id)).toEqual(before)
  })
})

describe('who may post', () => {
  it('managers post the missions that they manage or created, and see no other', async () => {
    const company = await aCompany(app)
    const managed = await aReadyMission(company.admin, { managerId: company.manager.userId })
    const foreign = await aReadyMission(company.admin)
    const created = await aReadyMission(company.manager, { managerId: company.admin.userId })
    expect((await confirm(company.manager, managed)).status).toBe(200)
    expect((await confirm(company.manager, created)).status).toBe(200)
    expect((await confirm(company.manager, foreign)).status).toBe(404)
  })

  it('neither a collaborator nor another company', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const id = await aReadyMission(company.admin)
    expect((await confirm(company.collaborator, id)).status).toBe(403)
    expect((await confirm(other.admin, id)).status).toBe(404)
    expect((await theMission(company.admin, id)).status).toBe('draft')
  })
})

describe('gestion', () => {
  const week = ['2026-12-07', '2026-12-08', '2026-12-09']
  const mornings = week.map((day) => at(day, '06:00', '14:00', { slots: 2, breakDuration: 30 }))
  const evenings = week.map((day) => at(day, '14:00', '22:00', { breakDuration: 30 }))

  it('hires the selected Siders by the legal allocation, in the order of the selection', async () => {
    const company = await aCompany(app)
    const [first = '', second = '', third = '', spare = ''] = await siders(company, 4)
    const mission = await aPostedMission(company.admin, {
      type: 'gestion',
      shifts: [...mornings, ...evenings],
      requestedSiderIds: [first, second, third, spare],
    })
    expect(mission).toMatchObject({
      selectionStatus: 'completed',
      hiredSidersCount: 3,
      hasContracts: true,
    })
    expect(mission.contractsBatches).toHaveLength(1)
    expect(mission.requestedSiders.map(({ id, status }) => [id, status])).toEqual([
      [first, 'hired'],
      [second, 'hired'],
      [third, 'hired'],
      [spare, 'requested'],
    ])
    const { body } = await call(app, planning.readPlanning, company.admin, {
      query: { week: 50, year: 2026 },
    })
    const slots = body.tasks[0]?.slots ?? []
    const crews = slots.map((slot) => [slot.startDate.slice(0, 13), slot.siderIds.toSorted()])
    expect(crews).toEqual(
      week.flatMap((day) => [
        [`${day}T05`, [first, second].toSorted()],
        [`${day}T13`, [third]],
      ]),
    )
  })

  it('TASK-53 the contracts that the confirmation opens seal it', async () => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(company.admin, {
      type: 'gestion',
      shifts: mornings,
      requestedSiderIds: await siders(company, 2),
    })
    const { status, error } = await call(app, missions.updateMission, company.admin, {
      params: { id },
      body: { purpose: 'Service du midi' },
    })
    expect([status, error.key]).toEqual([409, 'errors.task.locked'])
  })

  it('refuses a Sider whose licence ends before the last shift', async () => {
    const company = await aCompany(app)
    const [sider = ''] = await siders(company, 1)
    const set = (text: string, ...values: readonly string[]) =>
      ownerQuery(app.database, text, values)
    await set('update siders set licence_ids = $1 where id = $2', '["caces-1"]', sider)
    await set(`insert into sider_licence_ends values ($1, 'caces-1', '2026-12-08')`, sider)
    const id = await aReadyMission(company.admin, {
      type: 'gestion',
      shifts: week.map((day) => at(day, '06:00', '14:00')),
      requestedSiderIds: [sider],
    })
    await set('update missions set licence_ids = $1 where id = $2', '["caces-1"]', id)
    const { status, error } = await confirm(company.admin, id)
    expect([status, error]).toMatchObject([
      409,
      { key: 'errors.hiring.licence_ended', metadata: { siderId: sider } },
    ])
  })

  it('refuses a Sider who works elsewhere at the time, even in another company', async () => {
    const company = await aCompany(app)
    const other = await aCompany(app)
    const [siderId = ''] = await siders(company, 1)
    await call(app, hiring.hireSiders, await anInsider(app), {
      params: {
        id: (await aPostedMission(other.admin, { shifts: [at('2026-12-07', '10:00', '15:00')] }))
          .id,
      },
      body: { assignments: [{ siderId }] },
    })
    const id = await aReadyMission(company.admin, {
      type: 'gestion',
      requestedSiderIds: [siderId],
    })
    const { status, error } = await confirm(company.admin, id)
    expect([status, error]).toMatchObject([
      409,
      { key: 'errors.hiring.elsewhere', metadata: { siderId } },
    ])
    expect(JSON.stringify(error)).not.toContain(other.name)
    expect((await theMission(company.admin, id)).status).toBe('draft')
  })

  it('refuses when the law leaves a slot empty, though enough Siders were selected', async () => {
    const company = await aCompany(app)
    const requestedSiderIds = await siders(company, 2)
    const id = await aReadyMission(company.admin, {
      type: 'gestion',
      shifts: [...mornings, ...evenings],
      requestedSiderIds,
    })
    const { status, error } = await confirm(company.admin, id)
    expect([status, error.key]).toEqual([400, 'errors.task.not_enough_siders'])
  })

  it('refuses fewer Siders than slots', async () => {
    const company = await aCompany(app)
    const requestedSiderIds = await siders(company, 1)
    const id = await aReadyMission(company.admin, {
      type: 'gestion',
      shifts: mornings,
      requestedSiderIds,
    })
    expect((await confirm(company.admin, id)).error.key).toBe('errors.task.not_enough_siders')
  })

  it('a Sider of the group’s network who is hired becomes one of the company', async () => {
    const group = await aCompany(app)
    const [company, sister] = [
      await aCompany(app, { parentId: group.id }),
      await aCompany(app, { parentId: group.id }),
    ]
    const [sider = ''] = await siders(sister, 1)
    await aPostedMission(company.admin, { type: 'gestion', requestedSiderIds: [sider] })
    const known = await queries()
      .selectFrom('sider_organisations')
      .select('sider_id')
      .where('organisation_id', '=', company.id)
      .execute()
    expect(known).toEqual([{ sider_id: sider }])
  })
})

describe('two at once', () => {
  it('G-31 of two confirmations at the same moment one wins and the other is refused', async () => {
    const company = await aCompany(app)
    const [sider = ''] = await siders(company, 1)
    const second = await app.services.db.transaction(nobody, (transaction) =>
      aMember(transaction, company.id, 'admin'),
    )
    const id = await aReadyMission(company.admin, {
      type: 'gestion',
      requestedSiderIds: [sider],
    })
    const answers = await Promise.all(
      [company.admin, second, company.admin, second].map((caller) => confirm(caller, id)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const hired = await queries()
      .selectFrom('assignments')
      .select('sider_id')
      .where('mission_id', '=', id)
      .execute()
    expect(hired).toEqual([{ sider_id: sider }])
  })

  it('a confirmation and a new shift at the same moment: the shift shows in the planning or was refused', async () => {
    const company = await aCompany(app)
    const id = await aReadyMission(company.admin)
    const [answer] = await Promise.all([
      confirm(company.admin, id),
      withShifts(company.admin, id, [at('2026-12-08', '09:00', '17:00')]),
    ])
    expect(answer.status).toBe(200)
    const { body } = await call(app, planning.readPlanning, company.admin, {
      query: { week: 50, year: 2026 },
    })
    expect(body.tasks[0]?.slots).toHaveLength(2)
    expect((await theMission(company.admin, id)).endDate).toBe('2026-12-08T16:00:00.000Z')
  })

  it('several missions of a company are confirmed at the same moment without waiting for each other', async () => {
    const company = await aCompany(app)
    const known = await siders(company, 6)
    const ids = await Promise.all(
      known.map((siderId, i) =>
        aReadyMission(company.admin, {
          type: i % 2 === 0 ? 'gestion' : 'delegation',
          requestedSiderIds: [siderId],
          managerId: (i % 3 === 0 ? company.manager : company.admin).userId,
        }),
      ),
    )
    const answers = await Promise.all(ids.map((id) => confirm(company.admin, id)))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
  })
})

it('a motive, an address and a manager may come in one change', async () => {
  const company = await aCompany(app)
  const id = await aDraft(company.admin)
  const changes = { motive: aMotive, location: anAddress, managerId: company.manager.userId }
  const mission = await patched(company.admin, id, changes)
  expect(mission).toMatchObject({
    motive: aMotive,
    location: { city: 'Lyon', favorite: false },
    manager: { id: company.manager.userId },
  })
})
