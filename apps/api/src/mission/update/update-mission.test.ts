import { missions, organisation } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { aCompany, actingFor } from '../../testing/companies.ts'
import { aDepartment } from '../../testing/flexible-missions.ts'
import { aMotive, anAddress, at, missionsOn } from '../../testing/missions.ts'
import { aSider } from '../../testing/siders.ts'
import { call, type Caller, sharedApp } from '../../testing/test-app.ts'
import { withContracts } from '../../testing/with-contracts.ts'

type Body = Input<typeof missions.updateMission>['body']

const app = await sharedApp()
const { aDraft, aPostedMission, aReadyMission, patched, theMission, withShifts } = missionsOn(app)

const queries = () => app.services.db.queries(nobody)

function update(caller: Caller, id: string, body: Body | Record<string, unknown>) {
  return call(app, missions.updateMission, caller, { params: { id }, body })
}

async function refusal(caller: Caller, id: string, body: Body | Record<string, unknown>) {
  const { status, error } = await update(caller, id, body)
  return [status, error.key]
}

async function paths(caller: Caller, id: string, body: Body | Record<string, unknown>) {
  const { error } = await update(caller, id, body)
  const issues = error.metadata?.['issues'] as { path: unknown[]; key: string }[] | undefined
  return (issues ?? []).map(({ path, key }) => [path.join('.'), key])
}

function siders(company: { id: string }, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => aSider(app, { knownTo: [company] })))
}

describe('which fields change', () => {
  it('keeps a name and an order number in one line, without invisible characters', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const sent = { name: 'Zoé\u200b\nClaire\u202e', orderNumber: 'BC\t2026/114\u0007' }
    const kept = { name: 'Zoé Claire', orderNumber: 'BC 2026/114' }
    expect(await patched(company.admin, id, sent)).toMatchObject(kept)
  })

  it('API-52 each field that is given, and no other', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const before = await theMission(company.admin, id)
    const fields: Body = {
      name: ' Soir ',
      purpose: 'Service du soir',
      workConditions: 'Station debout',
      dressCode: 'Chemise blanche',
      missionInformation: 'Vestiaire au sous-sol',
      sideNote: 'Merci !',
      orderNumber: 'BC-2026-114',
      executiveStatus: 'ETAM',
      hourlyRate: 14.5,
      remote: true,
      motorized: true,
      subtasks: [{ name: 'Ranger la terrasse', custom: true }],
      experiences: [],
      tools: [],
      equipments: [
        { name: 'Sur-chaussures', group: 'Safety', providedBy: 'company', custom: true },
      ],
    }
    const { equipments: _, subtasks: __, ...plain } = fields
    const after = await patched(company.admin, id, fields)
    expect(after).toMatchObject({ ...plain, name: 'Soir' })
    expect(after.subtasks).toEqual([{ name: 'Ranger la terrasse', custom: true }])
    expect(after.equipments).toMatchObject([{ name: 'Sur-chaussures', providedBy: 'company' }])
    expect(after.pricing?.delegation[0]?.hourlyRate).toBe(14.5)
    const one = await patched(company.admin, id, { purpose: null })
    expect(one).toEqual({ ...after, purpose: null, version: one.version })
    expect(before.purpose).toBeNull()
  })

  it('an empty change is refused, and so is one with an id alone', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    expect(await refusal(company.admin, id, {})).toEqual([400, 'errors.field.required'])
    expect(await refusal(company.admin, id, { id })).toEqual([400, 'errors.field.required'])
    expect(await refusal(company.admin, id, { unknown: 1 })).toEqual([400, 'errors.field.required'])
  })

  it('G-12 another id in the body than in the path is refused', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    expect((await update(company.admin, id, { id, name: 'A' })).status).toBe(200)
    expect(await paths(company.admin, id, { id: randomUUID(), name: 'B' })).toEqual([
      ['id', 'errors.field.unknown_choice'],
    ])
  })

  it('G-33 the audit trail holds the changed fields, before and after, and no others', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    await patched(company.admin, id, { purpose: 'Bar', remote: false })
    await patched(company.admin, id, { purpose: 'Salle', name: 'Midi', remote: false })
    const row = await queries()
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('entity_id', '=', id)
      .where('action', '=', 'mission.update')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(row).toEqual({
      before: { purpose: 'Bar', name: null },
      after: { purpose: 'Salle', name: 'Midi' },
    })
  })

  it('reports every wrong field at its path', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const wrong = {
      hourlyRate: 13.001,
      name: 'x'.repeat(26),
      executiveStatus: 'boss',
      isFlexiblePlanning: 'yes',
      location: { ...anAddress, postalCode: '6900', city: '' },
      motive: { ...aMotive, justification: 'court' },
      subtasks: [{ name: 'x', custom: true }],
    }
    const found = await paths(company.admin, id, wrong)
    expect(found.toSorted()).toEqual(
      [
        ['executiveStatus', 'errors.field.required'],
        ['hourlyRate', 'errors.field.rate_format'],
        ['isFlexiblePlanning', 'errors.field.unknown_choice'],
        ['location.city', 'errors.field.required'],
        ['location.postalCode', 'errors.field.postal_code'],
        ['motive.justification', 'errors.motive.justification_too_short'],
        ['name', 'errors.field.name_too_long'],
        ['subtasks.0.name', 'errors.field.custom_name'],
      ].toSorted(),
    )
  })

  it('refuses ids that are not in the catalogue or not the company’s', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const [mine, theirs] = [await aDraft(company.admin), await aReadyMission(other.admin)]
    const foreign = await theMission(other.admin, theirs)
    const favourite = await call(app, organisation.createLocation, other.admin, {
      params: { id: other.id },
      body: anAddress,
    })
    const [stranger = ''] = await siders(other, 1)
    const unknown = 'errors.field.unknown_choice'
    const found = await paths(company.admin, mine, {
      managerId: company.collaborator.userId,
      motiveId: foreign.motiveId ?? '',
      locationId: favourite.body.id,
      requestedSiderIds: [stranger, randomUUID()],
      riskIds: ['flying'],
      tools: [{ id: 'wand', name: 'Baguette', level: 'expert' }],
    })
    expect(found.toSorted()).toEqual([
      ['locationId', unknown],
      ['managerId', unknown],
      ['motiveId', unknown],
      ['requestedSiderIds.0', unknown],
      ['requestedSiderIds.1', unknown],
      ['riskIds.0', unknown],
      ['tools.0.id', unknown],
    ])
    expect(await paths(company.admin, mine, { managerId: other.admin.userId })).toEqual([
      ['managerId', unknown],
    ])
  })
})

describe('who may change what', () => {
  it('managers change only their own missions; collaborators and strangers none', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const id = await aDraft(company.admin)
    const name = { name: 'A' }
    expect(await refusal(company.manager, id, name)).toEqual([404, 'errors.not_found'])
    expect(await refusal(company.collaborator, id, name)).toEqual([403, 'errors.user.forbidden'])
    expect(await refusal(other.admin, id, name)).toEqual([404, 'errors.not_found'])
    await patched(company.admin, id, { managerId: company.manager.userId })
    expect((await update(company.manager, id, name)).status).toBe(200)
  })

  it('G-12 only an insider changes the attendance mode', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const body = { attendanceConfigType: 'timesheet' } as const
    expect(await paths(company.admin, id, body)).toEqual([
      ['attendanceConfigType', 'errors.field.unknown_choice'],
    ])
    const acting = await actingFor(app, company.admin)
    expect((await patched(acting, id, body)).attendanceConfigType).toBe('timesheet')
  })
})

describe('locks', () => {
  /** But for the ids of things that a company must have first. */
  const everyField: Omit<
    Required<Body>,
    | 'id'
    | 'name'
    | 'sideNote'
    | 'orderNumber'
    | 'managerId'
    | 'departmentId'
    | 'motiveId'
    | 'locationId'
  > = {
    motive: aMotive,
    isFlexiblePlanning: false,
    flexiblePlanning: false,
    location: anAddress,
    addressDetails: { title: 'B' },
    missionInformation: 'x',
    requestedSiderIds: [],
    requestedSidersOnly: false,
    hourlyRate: 15,
    executiveStatus: 'worker',
    subtasks: [],
    purpose: 'x',
    equipments: [],
    dressCode: 'x',
    riskIds: [],
    workConditions: 'x',
    languageIds: [],
    tools: [],
    licenceIds: [],
    experiences: [],
    motorized: true,
    remote: true,
    attendanceConfigType: 'timesheet',
  }

  it('PERM-08 TASK-45 TASK-53 contracts seal every field but the name and the note', async () => {
    const company = await aCompany(app)
    const requestedSiderIds = await siders(company, 1)
    const { id } = await aPostedMission(company.admin, { type: 'gestion', requestedSiderIds })
    await withContracts(app, id)
    const posted = await theMission(company.admin, id)
    const favourite = await call(app, organisation.createLocation, company.admin, {
      params: { id: company.id },
      body: anAddress,
    })
    const fields: Required<Omit<Body, 'id' | 'name' | 'sideNote' | 'orderNumber'>> = {
      ...everyField,
      managerId: company.manager.userId,
      departmentId: await aDepartment(app, company.admin, company.id, 'Salle'),
      motiveId: posted.motiveId ?? '',
      locationId: favourite.body.id,
    }
    const callers = [company.admin, await actingFor(app, company.admin)]
    for (const [field, value] of Object.entries(fields)) {
      for (const caller of callers) {
        const answer = await refusal(caller, id, { [field]: value })
        expect([field, ...answer]).toEqual([field, 409, 'errors.task.locked'])
      }
    }
    expect(await theMission(company.admin, id)).toEqual(posted)
    const open = await patched(company.admin, id, {
      name: 'Nouveau',
      sideNote: 'Note',
      orderNumber: 'BC-114',
    })
    expect(open).toMatchObject({ name: 'Nouveau', sideNote: 'Note', orderNumber: 'BC-114' })
  })

  it('POST-36 requested Siders seal the address', async () => {
    const company = await aCompany(app)
    const requestedSiderIds = await siders(company, 1)
    const id = await aReadyMission(company.admin, { requestedSiderIds })
    const locked = [409, 'errors.task.address_locked']
    expect(await refusal(company.admin, id, { location: anAddress })).toEqual(locked)
    expect(await refusal(company.admin, id, { addressDetails: { title: 'B' } })).toEqual(locked)
    await patched(company.admin, id, { requestedSiderIds: [] })
    expect((await update(company.admin, id, { location: anAddress })).status).toBe(200)
  })

  it('a refused field leaves the others unchanged too', async () => {
    const company = await aCompany(app)
    const requestedSiderIds = await siders(company, 1)
    const id = await aReadyMission(company.admin, { requestedSiderIds })
    const before = await theMission(company.admin, id)
    await update(company.admin, id, { purpose: 'Autre', location: anAddress })
    expect(await theMission(company.admin, id)).toEqual(before)
  })
})

describe('the rate', () => {
  it('POST-63 never goes down, unless an insider acts for the company', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin, { hourlyRate: 14 })
    expect(await refusal(company.admin, id, { hourlyRate: 13.99 })).toEqual([
      400,
      'errors.task.rate_lowered',
    ])
    expect((await update(company.admin, id, { hourlyRate: 14.01 })).status).toBe(200)
    expect(await paths(company.admin, id, { hourlyRate: null })).toEqual([
      ['hourlyRate', 'errors.field.required'],
    ])
    const acting = await actingFor(app, company.admin)
    expect((await patched(acting, id, { hourlyRate: 13 })).hourlyRate).toBe(13)
  })

  it('POST-62 N-06 is at least the minimum wage of the mission’s first day', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin, { hourlyRate: 12.31 })
    await queries()
      .insertInto('legal_values')
      .values({
        area: 'france',
        valid_from: '2027-01-01' as never,
        minimum_salary_cents: 1260,
        source: 'test',
      })
      .execute()
    expect((await update(company.admin, id, { hourlyRate: 12.4 })).status).toBe(200)
    await withShifts(company.admin, id, [at('2027-01-04', '09:00', '17:00')])
    expect(await refusal(company.admin, id, { hourlyRate: 12.5 })).toEqual([
      400,
      'errors.task.salary_too_low',
    ])
    expect((await update(company.admin, id, { hourlyRate: 12.6 })).status).toBe(200)
    await queries().deleteFrom('legal_values').where('source', '=', 'test').execute()
  })

  it('a new rate of a posted mission keeps its frozen coefficients and increases', async () => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(company.admin)
    await queries()
      .updateTable('organisations')
      .set({ delegation_coefficient_bp: 30_000 })
      .where('id', '=', company.id)
      .execute()
    const { pricing } = await patched(company.admin, id, { hourlyRate: 15 })
    expect(pricing?.delegation.slice(0, 2)).toMatchObject([
      { hourType: 'normal', hourlyRate: 15, coefficient: 1.95 },
      { hourType: 'night', hourlyRate: 18, coefficient: 1.95, increaseRate: 20 },
    ])
    expect(await theMission(company.admin, id)).toMatchObject({ pricing })
  })

  it('a posted mission keeps an executive status', async () => {
    const company = await aCompany(app)
    const { id } = await aPostedMission(company.admin)
    expect(await paths(company.admin, id, { executiveStatus: null })).toEqual([
      ['executiveStatus', 'errors.field.required'],
    ])
  })
})

describe('the address', () => {
  it('replaces it, and is added to the favourites when the caller asks for it', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const after = await patched(company.admin, id, {
      location: { ...anAddress, title: 'Salle', favorite: true },
    })
    expect(after.location).toMatchObject({ title: 'Salle', favorite: false })
    const favourites = await call(app, organisation.listLocations, company.admin, {
      params: { id: company.id },
    })
    expect(favourites.body).toMatchObject([{ title: 'Salle', favorite: true }])
  })

  it('a favourite is copied: its details and those of the mission change apart', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    const favourite = await call(app, organisation.createLocation, company.admin, {
      params: { id: company.id },
      body: anAddress,
    })
    await patched(company.admin, id, { locationId: favourite.body.id })
    const details = { title: 'Étage 3', description: 'Sonner deux fois' }
    const after = await patched(company.admin, id, { addressDetails: details })
    expect(after.location).toMatchObject({ ...anAddress, ...details })
    const favourites = await call(app, organisation.listLocations, company.admin, {
      params: { id: company.id },
    })
    expect(favourites.body).toEqual([favourite.body])
  })

  it('details need an address, and two ways of changing the address exclude each other', async () => {
    const company = await aCompany(app)
    const id = await aDraft(company.admin)
    expect(await paths(company.admin, id, { addressDetails: { title: 'B' } })).toEqual([
      ['addressDetails', 'errors.task.address_missing'],
    ])
    const twice = { location: anAddress, addressDetails: { title: 'B' } }
    expect(await paths(company.admin, id, twice)).toEqual([
      ['addressDetails', 'errors.field.unknown_choice'],
    ])
  })
})

describe('requested Siders', () => {
  it('WORK-13 keeps their order, and refuses more than the places of the planning', async () => {
    const company = await aCompany(app)
    const [a = '', b = '', c = ''] = await siders(company, 3)
    const id = await aReadyMission(company.admin, {
      shifts: [at('2026-12-07', '09:00', '17:00', { slots: 2 })],
    })
    const order = async (requestedSiderIds: string[]) =>
      (await patched(company.admin, id, { requestedSiderIds })).requestedSiders.map((s) => s.id)
    expect(await order([b, a])).toEqual([b, a])
    expect(await order([c, b, c])).toEqual([c, b])
    expect(await refusal(company.admin, id, { requestedSiderIds: [a, b, c] })).toEqual([
      400,
      'errors.task.requested_siders_count_forbidden',
    ])
    expect(await order([])).toEqual([])
  })

  it('keeps the answer of a Sider when others join them', async () => {
    const company = await aCompany(app)
    const [a = '', b = ''] = await siders(company, 2)
    const shift = at('2026-12-07', '09:00', '17:00', { slots: 2 })
    const id = await aReadyMission(company.admin, { shifts: [shift], requestedSiderIds: [a] })
    await queries()
      .updateTable('requested_siders')
      .set({ status: 'accepted' })
      .where('mission_id', '=', id)
      .execute()
    const { requestedSiders } = await patched(company.admin, id, { requestedSiderIds: [b, a] })
    expect(requestedSiders.map((sider) => sider.status)).toEqual(['requested', 'accepted'])
  })

  it('WORK-09 WORK-10 the exclusive option needs a Sider for every slot, and is for delegation', async () => {
    const company = await aCompany(app)
    const requestedSiderIds = await siders(company, 2)
    const shift = at('2026-12-07', '09:00', '17:00', { slots: 2 })
    const id = await aReadyMission(company.admin, { shifts: [shift] })
    const only = { requestedSidersOnly: true }
    expect(await refusal(company.admin, id, only)).toEqual([400, 'errors.task.not_enough_siders'])
    const on = await patched(company.admin, id, { ...only, requestedSiderIds })
    expect(on.requestedSidersOnly).toBe(true)
    const gestion = await aReadyMission(company.admin, { type: 'gestion', shifts: [shift] })
    expect(await paths(company.admin, gestion, only)).toEqual([
      ['requestedSidersOnly', 'errors.field.unknown_choice'],
    ])
  })

  it('WORK-12 dropping below the slots switches the option off', async () => {
    const company = await aCompany(app)
    const requestedSiderIds = await siders(company, 2)
    const shift = at('2026-12-07', '09:00', '17:00', { slots: 2 })
    const id = await aReadyMission(company.admin, { shifts: [shift], requestedSiderIds })
    await patched(company.admin, id, { requestedSidersOnly: true })
    const fewer = { requestedSiderIds: requestedSiderIds.slice(1) }
    expect((await patched(company.admin, id, fewer)).requestedSidersOnly).toBe(false)
    const again = { requestedSiderIds, requestedSidersOnly: true }
    expect((await patched(company.admin, id, again)).requestedSidersOnly).toBe(true)
    await withShifts(company.admin, id, [at('2026-12-08', '09:00', '17:00', { slots: 3 })])
    expect((await theMission(company.admin, id)).requestedSidersOnly).toBe(false)
  })
})
