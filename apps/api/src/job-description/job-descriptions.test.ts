import { jobDescriptions, organisation } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aCompany, aGroup, actingFor, anInsider, type TestCompany } from '../testing/companies.ts'
import { aJobDescription, readyJob } from '../testing/job-descriptions.ts'
import { type Caller, call, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const queries = () => app.services.db.queries(nobody)

async function list(caller: Caller) {
  const { body } = await call(app, jobDescriptions.listJobDescriptions, caller)
  return body
}

function patch(caller: Caller, id: string, body: object) {
  return call(app, jobDescriptions.updateJobDescription, caller, { params: { id }, body })
}

function create(caller: Caller, body: object) {
  return call(app, jobDescriptions.createJobDescription, caller, { body })
}

function issuesOf({ error }: { error: { metadata?: Record<string, unknown> | undefined } }) {
  const issues = error.metadata?.['issues'] as { path: (string | number)[]; key: string }[]
  return issues.map(({ path, key }) => `${path.join('.')} ${key}`)
}

async function lock(organisationId: string) {
  await queries()
    .updateTable('organisations')
    .set({ job_descriptions_locked: true })
    .where('id', '=', organisationId)
    .execute()
}

const everyField = {
  jobTitleId: 'waiter',
  suffix: ' Terrasse ',
  subtasks: [
    { id: 'waiter-serve', name: 'whatever' },
    { name: 'Tenir le vestiaire', custom: true },
  ],
  purpose: 'Brasserie de 80 couverts',
  workConditions: 'Station debout',
  dressCode: 'Tenue noire complète et chaussures noires',
  riskIds: ['environment-cash', 'environment-cash'],
  languageIds: ['eng-fluent'],
  licenceIds: ['driving-b'],
  tools: [
    { id: 'card-terminal', name: 'x x', level: 'intermediate' },
    { name: 'Logiciel maison', custom: true, level: 'beginner' },
  ],
  equipment: [
    { id: 'safety-shoes', name: 'x x', group: 'Safety', providedBy: 'company' },
    { name: 'Badge maison', group: 'Other', custom: true },
  ],
  experiences: [
    { id: 'table-service', name: 'x x', duration: 18 },
    { name: 'Banquets', duration: 6 },
  ],
  executiveStatus: 'worker',
  hourlyRate: 13.5,
  remote: false,
  motorized: true,
  hasHighRiskPosition: true,
}

describe('job description', () => {
  it('API-77 ENT-09 N-36 keeps every field, and names catalogue items in the reader’s language', async () => {
    const company = await aCompany(app)
    const created = await create(company.manager, everyField)
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      organisationId: company.id,
      suffix: 'Terrasse',
      enabled: true,
      origin: 'account',
      managerId: null,
      preSelection: false,
      pricingOrigin: 'organisation',
      hasHighRiskPosition: true,
      jobTitle: { id: 'waiter', name: 'Serveur / Serveuse' },
      draft: false,
      hourlyRate: 13.5,
      motorized: true,
      location: null,
    })
    const [read] = await list({ ...company.admin, locale: 'en' })
    expect(read).toMatchObject({
      id: created.body.id,
      jobTitle: { id: 'waiter', name: 'Waiter / Waitress' },
      subtasks: [
        { id: 'waiter-serve', name: 'Serve food and drinks', custom: false },
        { name: 'Tenir le vestiaire', custom: true },
      ],
      dressCode: 'All black with black shoes',
      risks: [{ id: 'environment-cash', group: 'environment', name: 'Cash handling', value: null }],
      languages: [{ id: 'eng-fluent', ISOCode: 'eng', level: 'fluent' }],
      licences: [{ id: 'driving-b', name: 'Driving licence B (car)' }],
      tools: [
        { id: 'card-terminal', name: 'Card terminal', custom: false, level: 'intermediate' },
        { name: 'Logiciel maison', custom: true, level: 'beginner' },
      ],
      equipment: [
        { id: 'safety-shoes', name: 'Safety shoes', group: 'Safety', providedBy: 'company' },
        { name: 'Badge maison', group: 'Other', providedBy: null, custom: true },
      ],
      experiences: [
        { id: 'table-service', name: 'Table service', duration: 18 },
        { name: 'Banquets', duration: 6 },
      ],
    })
  })

  it('JD-21 JD-22 is a draft until it has a rate or a status, then none for good', async () => {
    const company = await aCompany(app)
    const { jobTitleId, subtasks, hourlyRate } = readyJob
    const { body } = await create(company.admin, { jobTitleId, subtasks })
    expect(body).toMatchObject({ draft: true, pricing: null, hasHighRiskPosition: null })
    const updated = await patch(company.admin, body.id, { executiveStatus: 'ETAM' })
    expect(updated.body.draft).toBe(false)
    expect(updated.body.updatedAt > body.createdAt).toBe(true)
    expect((await patch(company.admin, body.id, { hourlyRate })).body.draft).toBe(false)
    const again = await patch(company.admin, body.id, { hourlyRate: null, executiveStatus: null })
    expect(again.error.key).toBe('errors.task.rate_lowered')
    expect((await create(company.admin, readyJob)).body.draft).toBe(false)
  })

  it('ENT-02 decisions 4.1: price rows from the rate, the policy and the coefficients', async () => {
    const company = await aCompany(app)
    const { pricing, id } = await aJobDescription(app, company.admin, { hourlyRate: 13 })
    expect(pricing?.id).toBe(id)
    expect(pricing?.delegation).toEqual([
      row('normal', 13, 1.95),
      row('night', 15.6, 1.95, { increaseRate: 20, increase: 2.6 }),
      row('extra', 16.25, 1.95, { increaseRate: 25, increase: 3.25, threshold: 35 }),
      row('extra', 19.5, 1.95, { increaseRate: 50, increase: 6.5, threshold: 43 }),
      row('sunday', 16.9, 1.95, { increaseRate: 30, increase: 3.9 }),
      row('solidarity', 13, 1.95),
      row('holidays', 26, 1.95, { increaseRate: 100, increase: 13 }),
    ])
    expect(new Set(pricing?.gestion.map(({ coefficient }) => coefficient))).toEqual(new Set([1.75]))
  })

  it('API-76 lists the newest first, without those of strangers', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const [first, second] = [
      await aJobDescription(app, company.admin),
      await aJobDescription(app, company.admin),
    ]
    await aJobDescription(app, other.admin)
    expect((await list(company.manager)).map(({ id }) => id)).toEqual([second.id, first.id])
  })

  it('API-78 a patch changes what it holds and nothing else', async () => {
    const company = await aCompany(app)
    const { body: before } = await create(company.admin, everyField)
    const { status, body } = await patch(company.manager, before.id, {
      purpose: '',
      suffix: null,
      riskIds: ['environment-lone'],
      hourlyRate: 14,
    })
    expect(status).toBe(200)
    const { updatedAt, pricing, risks, ...rest } = body
    expect(rest).toEqual({
      ...withoutChanged(before),
      purpose: null,
      suffix: null,
      hourlyRate: 14,
    })
    expect(updatedAt > before.updatedAt).toBe(true)
    expect(risks.map(({ id }) => id)).toEqual(['environment-lone'])
    expect(pricing?.delegation[0]?.hourlyRate).toBe(14)
  })

  it('GEN audit: a patch leaves what was before and after', async () => {
    const company = await aCompany(app)
    const { id } = await aJobDescription(app, company.admin)
    await patch(company.manager, id, { purpose: 'Mariage' })
    const entry = await queries()
      .selectFrom('audit_log')
      .select(['actor_id', 'organisation_id', 'before', 'after'])
      .where('entity_id', '=', id)
      .where('action', '=', 'jobDescription.update')
      .executeTakeFirst()
    expect(entry).toMatchObject({
      actor_id: company.manager.userId,
      organisation_id: company.id,
      before: { purpose: null },
      after: { purpose: 'Mariage' },
    })
  })

  it('JD-11 another job title without subtasks resets them, and the rest stays', async () => {
    const company = await aCompany(app)
    const { id } = await aJobDescription(app, company.admin)
    const { body } = await patch(company.admin, id, { jobTitleId: 'station-head-waiter' })
    expect(body).toMatchObject({ subtasks: [], jobTitle: { id: 'station-head-waiter' } })
    expect(body.hourlyRate).toBe(13)
    const same = await patch(company.admin, id, {
      jobTitleId: 'station-head-waiter',
      subtasks: [{ id: 'station-head-waiter-lead-station', name: 'x x' }],
    })
    expect(same.body.subtasks).toHaveLength(1)
    const again = await patch(company.admin, id, { jobTitleId: 'station-head-waiter' })
    expect(again.body.subtasks).toHaveLength(1)
  })

  it('JD-10 at least one subtask, at creation and when they are changed', async () => {
    const company = await aCompany(app)
    const { id } = await aJobDescription(app, company.admin)
    const answers = [
      await create(company.admin, { jobTitleId: 'waiter' }),
      await create(company.admin, { jobTitleId: 'waiter', subtasks: [] }),
      await patch(company.admin, id, { subtasks: [] }),
    ]
    expect(answers.map(({ status, error }) => [status, error.key])).toEqual(
      answers.map(() => [400, 'errors.job_description.subtask_missing']),
    )
  })

  it('JD-19 JD-20 a yes to the question of risks needs a risk, whichever comes first', async () => {
    const company = await aCompany(app)
    const { id } = await aJobDescription(app, company.admin, { hasHighRiskPosition: null })
    const missing = 'errors.job_description.risk_missing'
    const yes = await patch(company.admin, id, { hasHighRiskPosition: true })
    expect([yes.status, yes.error.key]).toEqual([400, missing])
    const both = { hasHighRiskPosition: true, riskIds: ['environment-lone'] }
    expect((await patch(company.admin, id, both)).status).toBe(200)
    const emptied = await patch(company.admin, id, { riskIds: [] })
    expect([emptied.status, emptied.error.key]).toEqual([400, missing])
    const no = { hasHighRiskPosition: false, riskIds: [] }
    expect((await patch(company.admin, id, no)).status).toBe(200)
  })

  it('JD-36 POST-62 no rate under the minimum wage of today', async () => {
    const company = await aCompany(app)
    const low = await create(company.admin, { ...readyJob, hourlyRate: 12.3 })
    expect([low.status, low.error.key]).toEqual([400, 'errors.job_description.salary_too_low'])
    expect(low.error.metadata).toMatchObject({ minimum: 12.31, area: 'france' })
    const { id } = await aJobDescription(app, company.admin, { hourlyRate: 12.31 })
    const zero = await patch(company.admin, id, { hourlyRate: 0 })
    expect(zero.error.key).toBe('errors.job_description.salary_too_low')
    const fraction = await patch(company.admin, id, { hourlyRate: 13.001 })
    expect([fraction.status, issuesOf(fraction)]).toEqual([
      400,
      ['hourlyRate errors.field.rate_format'],
    ])
  })

  it('POST-63 a rate goes up; only somebody who acts for the company lowers it', async () => {
    const company = await aCompany(app)
    const { id } = await aJobDescription(app, company.admin, { hourlyRate: 14 })
    for (const hourlyRate of [13.99, null]) {
      const { status, error } = await patch(company.admin, id, { hourlyRate })
      expect([status, error.key]).toEqual([400, 'errors.task.rate_lowered'])
    }
    expect((await patch(company.admin, id, { hourlyRate: 14 })).status).toBe(200)
    const insider = await actingFor(app, company.admin)
    expect((await patch(insider, id, { hourlyRate: 13 })).body.hourlyRate).toBe(13)
  })

  it('JD-32 only somebody who acts for the company toggles the pre-selection', async () => {
    const company = await aCompany(app)
    const { id } = await aJobDescription(app, company.admin, { preSelection: false })
    const refused = await patch(company.admin, id, { preSelection: true })
    expect([refused.status, refused.error.key]).toEqual([403, 'errors.user.forbidden'])
    const insider = await actingFor(app, company.admin)
    expect((await patch(insider, id, { preSelection: true })).body.preSelection).toBe(true)
    const same = await patch(company.admin, id, { preSelection: true, purpose: 'Mariage' })
    expect(same.status).toBe(200)
  })

  it.each([
    [{ jobTitleId: 'astronaut' }, ['jobTitleId errors.field.unknown_choice']],
    [
      { subtasks: [{ id: 'station-head-waiter-lead-station', name: 'Un rang' }] },
      ['subtasks.0.id errors.field.unknown_choice'],
    ],
    [{ subtasks: [{ name: 'x', custom: true }] }, ['subtasks.0.name errors.field.custom_name']],
    [{ subtasks: [{ name: 'x'.repeat(51) }] }, ['subtasks.0.name errors.field.custom_name']],
    [
      {
        riskIds: ['environment-lone', 'boredom'],
        languageIds: ['eng'],
        licenceIds: ['driving-z'],
        tools: [{ id: 'magic-wand', name: 'Baguette', level: 'expert' }],
        equipment: [{ id: 'cape', name: 'Cape', group: 'Other' }],
        experiences: [{ id: 'moon', name: 'Lune', duration: 1 }],
      },
      [
        'tools.0.id errors.field.unknown_choice',
        'equipment.0.id errors.field.unknown_choice',
        'experiences.0.id errors.field.unknown_choice',
        'riskIds.1 errors.field.unknown_choice',
        'languageIds.0 errors.field.unknown_choice',
        'licenceIds.0 errors.field.unknown_choice',
      ],
    ],
    [
      { equipment: [{ id: 'safety-shoes', name: 'Chaussures', group: 'Other' }] },
      ['equipment.0.providedBy errors.field.required'],
    ],
    [{ suffix: 'x'.repeat(26) }, ['suffix errors.field.name_too_long']],
    [{ executiveStatus: 'boss' }, ['executiveStatus errors.field.required']],
    [
      { experiences: [{ name: 'Bar', duration: 0 }] },
      ['experiences.0.duration errors.field.too_small'],
    ],
  ])('API-77 API-78 tells what is wrong in %j', async (fields, expected) => {
    const company = await aCompany(app)
    const { id } = await aJobDescription(app, company.admin)
    const answers = [
      await create(company.admin, { ...readyJob, ...fields }),
      await patch(company.admin, id, fields),
    ]
    for (const answer of answers) {
      expect([answer.status, issuesOf(answer)]).toEqual([400, expected])
    }
  })

  it('JD-13 PERM-05 manager and address are the company’s own', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const mine = await aFavourite(company)
    const theirs = await aFavourite(other)
    const ids = { managerId: company.manager.userId, locationId: mine }
    const { body } = await create(company.admin, { ...readyJob, ...ids, motorized: true })
    expect(body).toMatchObject({
      managerId: company.manager.userId,
      location: { id: mine, city: 'Lyon', motorized: true, vehicle: true, remote: false },
    })
    for (const managerId of [other.admin.userId, company.collaborator.userId, company.id]) {
      const wrong = await patch(company.admin, body.id, { managerId, locationId: theirs })
      expect([wrong.status, issuesOf(wrong)]).toEqual([
        400,
        ['managerId errors.field.unknown_choice', 'locationId errors.field.unknown_choice'],
      ])
    }
    const none = await patch(company.admin, body.id, { managerId: null, locationId: null })
    expect(none.body).toMatchObject({ managerId: null, location: null })
  })

  it('G-11 an address that left the favourites stays, but cannot be chosen again', async () => {
    const company = await aCompany(app)
    const locationId = await aFavourite(company)
    const { id } = await aJobDescription(app, company.admin, { locationId })
    await call(app, organisation.deleteLocation, company.admin, {
      params: { id: company.id, locationId },
    })
    const kept = await patch(company.admin, id, { locationId, purpose: 'Mariage' })
    expect(kept.body.location?.id).toBe(locationId)
    await patch(company.admin, id, { locationId: null })
    expect((await patch(company.admin, id, { locationId })).status).toBe(400)
  })

  it('API-79 JD-27 deletes it for the company, not for its missions', async () => {
    const company = await aCompany(app)
    const { id } = await aJobDescription(app, company.admin)
    const params = { id }
    const mission = await call(app, jobDescriptions.createMission, company.admin, {
      params,
      body: { taskDetails: {} },
    })
    const deleted = await call(app, jobDescriptions.deleteJobDescription, company.manager, {
      params,
    })
    expect(deleted.status).toBe(204)
    expect(await list(company.admin)).toEqual([])
    const again = await call(app, jobDescriptions.deleteJobDescription, company.admin, { params })
    expect(again.status).toBe(404)
    expect((await patch(company.admin, id, {})).status).toBe(404)
    const kept = await queries()
      .selectFrom('missions')
      .select('job_description_id as id')
      .where('id', '=', mission.body.id)
      .executeTakeFirst()
    expect(kept).toEqual({ id })
  })

  it('JD-33 N-28 an account with a custom configuration changes none', async () => {
    const company = await aCompany(app)
    const { id } = await aJobDescription(app, company.admin)
    await lock(company.id)
    const params = { id }
    const answers = [
      await create(company.admin, readyJob),
      await patch(company.admin, id, { purpose: 'Mariage' }),
      await call(app, jobDescriptions.deleteJobDescription, company.admin, { params }),
      await call(app, jobDescriptions.cloneJobDescription, company.admin, { params, body: {} }),
    ]
    expect(answers.map(({ status, error }) => [status, error.key])).toEqual(
      answers.map(() => [409, 'errors.job_description.locked']),
    )
    expect(await list(company.admin)).toHaveLength(1)
  })

  it('JD-29 PERM-04 G-32 neither a collaborator nor a stranger reaches it', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const { id } = await aJobDescription(app, company.admin)
    const params = { id }
    for (const [caller, status] of [
      [company.collaborator, 403],
      [other.admin, 404],
      [await anInsider(app), 403],
    ] as const) {
      const answers = [
        await patch(caller, id, { purpose: 'Mariage' }),
        await call(app, jobDescriptions.deleteJobDescription, caller, { params }),
        await call(app, jobDescriptions.cloneJobDescription, caller, { params, body: {} }),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status])
    }
    const read = await call(app, jobDescriptions.listJobDescriptions, company.collaborator)
    expect(read.status).toBe(403)
  })
})

function withoutChanged<T extends { updatedAt: unknown; pricing: unknown; risks: unknown }>(
  jobDescription: T,
) {
  const { updatedAt: _at, pricing: _prices, risks: _risks, ...rest } = jobDescription
  return rest
}

function row(hourType: string, hourlyRate: number, coefficient: number, more: object = {}) {
  return { hourType, hourlyRate, coefficient, increase: 0, tags: [hourType], ...more }
}

async function aFavourite(company: TestCompany): Promise<string> {
  const { body } = await call(app, organisation.createLocation, company.admin, {
    params: { id: company.id },
    body: { title: 'Siège', address: '1 place Bellecour', postalCode: '69002', city: 'Lyon' },
  })
  return body.id
}

describe('job descriptions of a network', () => {
  async function aNetwork() {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    const shared = await aJobDescription(app, group.admin, { managerId: group.manager.userId })
    return { group, company, shared }
  }

  it('JD-02 C-41 an account sees them with its own, its group sees its own alone', async () => {
    const { group, company, shared } = await aNetwork()
    const own = await aJobDescription(app, company.admin)
    const stranger = await aCompany(app, { parentId: (await aGroup(app)).id })
    const origins = async (caller: Caller) =>
      (await list(caller)).map(({ id, origin }) => [id, origin])
    expect(await origins(company.admin)).toEqual([
      [own.id, 'account'],
      [shared.id, 'network'],
    ])
    expect(await origins(group.manager)).toEqual([[shared.id, 'network']])
    expect(await origins({ ...group.admin, organisationId: company.id })).toHaveLength(2)
    expect(await origins(stranger.admin)).toEqual([])
  })

  it('decisions 4.1 an account reads its own prices on them, the group has none', async () => {
    const { group, company, shared } = await aNetwork()
    expect(shared.pricing).toBeNull()
    await queries()
      .updateTable('organisations')
      .set({ delegation_coefficient_bp: 20_000 })
      .where('id', '=', company.id)
      .execute()
    const [read] = await list(company.admin)
    expect(read?.pricing?.delegation[0]).toMatchObject({ hourlyRate: 13, coefficient: 2 })
    expect((await list(group.admin))[0]?.pricing).toBeNull()
  })

  it('JD-30 read-only for the account, and for its group outside the group space', async () => {
    const { group, company, shared } = await aNetwork()
    const params = { id: shared.id }
    for (const caller of [company.admin, { ...group.admin, organisationId: company.id }]) {
      const answers = [
        await patch(caller, shared.id, { purpose: 'Mariage' }),
        await call(app, jobDescriptions.deleteJobDescription, caller, { params }),
      ]
      expect(answers.map(({ status, error }) => [status, error.key])).toEqual([
        [409, 'errors.job_description.read_only'],
        [409, 'errors.job_description.read_only'],
      ])
    }
  })

  it('JD-31 nobody toggles its pre-selection in an account, not even who may for the account’s own', async () => {
    const { company, shared } = await aNetwork()
    const insider = await actingFor(app, company.admin)
    const { status, error } = await patch(insider, shared.id, { preSelection: true })
    expect([status, error.key]).toEqual([409, 'errors.job_description.read_only'])
  })

  it('C-41 the group changes and deletes it in its own space', async () => {
    const { group, company, shared } = await aNetwork()
    const { status, body } = await patch(group.manager, shared.id, { purpose: 'Mariage' })
    expect([status, body.purpose, body.origin]).toEqual([200, 'Mariage', 'network'])
    const deleted = await call(app, jobDescriptions.deleteJobDescription, group.admin, {
      params: { id: shared.id },
    })
    expect(deleted.status).toBe(204)
    expect(await list(company.admin)).toEqual([])
  })

  it('C-41 the group does not reach the account’s own, nor create missions', async () => {
    const { group, company, shared } = await aNetwork()
    const own = await aJobDescription(app, company.admin)
    expect((await patch(group.admin, own.id, { purpose: 'Mariage' })).status).toBe(404)
    const { status, error } = await call(app, jobDescriptions.createMission, group.admin, {
      params: { id: shared.id },
      body: { taskDetails: {} },
    })
    expect([status, error.key]).toEqual([400, 'errors.organisation.required'])
  })

  it('G-04 JD-28 duplicated into an account it becomes the account’s', async () => {
    const { group, company, shared } = await aNetwork()
    const { status, body } = await call(app, jobDescriptions.cloneJobDescription, company.manager, {
      params: { id: shared.id },
      body: { suffix: 'Copie' },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      organisationId: company.id,
      origin: 'account',
      suffix: 'Copie',
      managerId: group.manager.userId,
      hourlyRate: 13,
      subtasks: shared.subtasks,
    })
    expect(body.id).not.toBe(shared.id)
    expect((await patch(company.admin, body.id, { purpose: 'Mariage' })).status).toBe(200)
  })
})

describe('detached pricing', () => {
  async function detached() {
    const company = await aCompany(app)
    const { id } = await aJobDescription(app, company.admin)
    const normal = {
      hourType: 'normal',
      thresholdHours: null,
      hourlyRateCents: 1300,
      coefficientBasisPoints: 18_000,
      increaseBasisPoints: null,
      increaseCents: 0,
      tags: ['normal'],
    }
    await queries()
      .updateTable('job_descriptions')
      .set({ detached_pricing: JSON.stringify({ delegation: [normal], gestion: [] }) })
      .where('id', '=', id)
      .execute()
    return { company, id, insider: await actingFor(app, company.admin) }
  }

  it('JD-34 N-17 its rows win, and only an insider changes or deletes it', async () => {
    const { company, id, insider } = await detached()
    const [read] = await list(company.admin)
    expect(read?.pricingOrigin).toBe('detached')
    expect(read?.pricing).toEqual({ id, delegation: [row('normal', 13, 1.8)], gestion: [] })
    const params = { id }
    const answers = [
      await patch(company.admin, id, { purpose: 'Mariage' }),
      await call(app, jobDescriptions.deleteJobDescription, company.admin, { params }),
    ]
    expect(answers.map(({ status, error }) => [status, error.key])).toEqual([
      [409, 'errors.job_description.detached_pricing'],
      [409, 'errors.job_description.detached_pricing'],
    ])
    const raised = await patch(insider, id, { hourlyRate: 15 })
    expect(raised.body.pricing?.delegation).toEqual([row('normal', 15, 1.8)])
  })

  it('G-04 a copy is detached only when an insider makes it', async () => {
    const { company, id, insider } = await detached()
    const origin = async (caller: Caller) => {
      const input = { params: { id }, body: {} }
      const { body } = await call(app, jobDescriptions.cloneJobDescription, caller, input)
      return [body.pricingOrigin, body.pricing?.delegation[0]?.coefficient]
    }
    expect(await origin(company.admin)).toEqual(['organisation', 1.95])
    expect(await origin(insider)).toEqual(['detached', 1.8])
  })
})
