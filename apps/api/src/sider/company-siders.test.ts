import { search as palette, siders, workers } from '@renfort/contract'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'
import { aCompany, aGroup, anInsider, type TestCompany } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { aDraftMission } from '../testing/job-descriptions.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

const queries = () => app.services.db.queries(nobody)

describe('a person whom the company brings', () => {
  it('API-75 WORK-06 joins the company’s candidates', async () => {
    const company = await aCompany(app)
    const { status, body } = await call(app, workers.createWorker, company.manager, {
      body: {
        firstName: ' Anaïs ',
        lastName: 'Le Goff',
        phoneNumber: '+33639985001',
        email: 'Anais@Example.test',
      },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      firstName: 'Anaïs',
      lastName: 'Le Goff',
      source: 'organisation',
      lastOrganisationName: null,
      experiences: [],
      missionsHere: 0,
      missionsInJob: 0,
      lastMission: null,
      busy: [],
      isRecommended: false,
    })
    const missionId = await aDraftMission(app, company.admin)
    const list = await call(app, workers.listCandidates, company.admin, {
      params: { id: missionId },
    })
    expect(list.body.siders).toEqual([body])
    const stored = await queries()
      .selectFrom('siders')
      .select('email')
      .where('id', '=', body.id)
      .executeTakeFirst()
    expect(stored?.email).toBe('anais@example.test')
  })

  it('WORK-06 API-73 may have one name, and is found by it', async () => {
    const company = await aCompany(app)
    const firstName = 'Tômbolo'
    const body = { firstName, lastName: ' ', phoneNumber: '+33639985072' }
    const refused = await call(app, workers.createWorker, company.manager, { body })
    expect([refused.status, refused.error.metadata?.['issues']]).toEqual([
      400,
      [{ path: ['lastName'], key: 'errors.field.required' }],
    ])
    const added = await call(app, workers.createWorker, company.manager, {
      body: { ...body, hasOneName: true },
    })
    expect([added.status, added.body]).toMatchObject([201, { firstName, lastName: '' }])
    const missionId = await aDraftMission(app, company.admin)
    const list = await call(app, workers.listCandidates, company.admin, {
      params: { id: missionId },
      query: { q: 'tombolo' },
    })
    expect(list.body.siders.map(({ id }) => id)).toEqual([added.body.id])
  })

  it('WORK-07 takes a phone as it is typed in France, stores it in E.164, and refuses a text that is no number', async () => {
    const company = await aCompany(app)
    const person = { firstName: 'Inès', lastName: 'Roy' }
    const add = (phoneNumber: string) =>
      call(app, workers.createWorker, company.manager, { body: { ...person, phoneNumber } })
    const { status, body } = await add('06 39 98 50 71')
    expect([status, body.phoneNumber]).toEqual([201, '+33639985071'])
    expect((await add('+33 (0)6.39.98.50.71')).error.key).toBe('errors.sider.already_exists')
    for (const wrong of ['06 39 98 50', '+33 0 12 34', '+999 12345678', 'abc']) {
      const refused = await add(wrong)
      expect([refused.status, refused.error.metadata?.['issues']]).toEqual([
        400,
        [{ path: ['phoneNumber'], key: 'errors.field.phone' }],
      ])
    }
  })

  it('WORK-08 nobody is added twice, by phone or by e-mail, not even by another company', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    await aSider(app, { phoneNumber: '+33639985002', email: 'paul@example.test', knownTo: [other] })
    const person = { firstName: 'Paul', lastName: 'Petit' }
    const answers = [
      { ...person, phoneNumber: '+33639985002' },
      { ...person, phoneNumber: '+33639985003', email: 'PAUL@example.test' },
    ].map((body) => call(app, workers.createWorker, company.admin, { body }))
    for (const { status, error } of await Promise.all(answers)) {
      expect([status, error.key]).toEqual([409, 'errors.sider.already_exists'])
    }
    const known = await queries()
      .selectFrom('sider_organisations')
      .select('sider_id')
      .where('organisation_id', '=', company.id)
      .execute()
    expect(known).toEqual([])
  })

  it('WORK-08 two at the same moment: one is added', async () => {
    const company = await aCompany(app)
    const body = { firstName: 'Paul', lastName: 'Petit', phoneNumber: '+33639985004' }
    const answers = await Promise.all(
      [1, 2].map(() => call(app, workers.createWorker, company.admin, { body })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  })

  it('WORK-06 reports each wrong field', async () => {
    const company = await aCompany(app)
    const { status, error } = await call(app, workers.createWorker, company.admin, {
      body: { firstName: ' ', phoneNumber: '06 39', email: 'anais@' },
    })
    expect(status).toBe(400)
    expect(error.metadata?.['issues']).toEqual(
      [
        { path: ['lastName'], key: 'errors.field.required' },
        { path: ['phoneNumber'], key: 'errors.field.phone' },
        { path: ['email'], key: 'errors.field.email' },
        { path: ['firstName'], key: 'errors.field.required' },
      ].map((found) => expect.objectContaining(found)),
    )
  })

  it('PERM-03 a collaborator adds nobody', async () => {
    const company = await aCompany(app)
    const body = { firstName: 'Paul', lastName: 'Petit', phoneNumber: '+33639985005' }
    const { status } = await call(app, workers.createWorker, company.collaborator, { body })
    expect(status).toBe(403)
  })
})

describe('Sider search', () => {
  const search = async (company: TestCompany, q?: string) => {
    const query = q === undefined ? {} : { q }
    const { body } = await call(app, workers.searchWorkers, company.collaborator, { query })
    return body.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  }

  it('G-35 API-73 accents, case, order of the words and hyphens do not matter', async () => {
    const company = await aCompany(app)
    for (const [firstName, lastName] of [
      ['Éloïse', 'Dupré'],
      ['Jean-Luc', 'Œuvrard'],
      ['Elsa', 'Dupont'],
    ] as const) {
      await aSider(app, { firstName, lastName, knownTo: [company] })
    }
    expect(await search(company, 'eloise')).toEqual(['Éloïse Dupré'])
    expect(await search(company, 'DUPRÉ él')).toEqual(['Éloïse Dupré'])
    expect(await search(company, 'dup')).toEqual(['Elsa Dupont', 'Éloïse Dupré'])
    expect(await search(company, 'luc oeuv')).toEqual(['Jean-Luc Œuvrard'])
    expect(await search(company, 'jean luc')).toEqual(['Jean-Luc Œuvrard'])
    expect(await search(company, 'upont')).toEqual([])
  })

  it('G-35 two characters at least, and none is a wildcard', async () => {
    const company = await aCompany(app)
    await aSider(app, { firstName: 'Éva', lastName: 'Roy', knownTo: [company] })
    for (const short of [undefined, '', 'é', ' e ', '%%', '__', '-e-']) {
      expect(await search(company, short)).toEqual([])
    }
    expect(await search(company, 'év')).toEqual(['Éva Roy'])
  })

  it('G-35 Siders who worked, are hired or are selected here; none of other companies, not even of the network', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    const sister = await aCompany(app, { parentId: group.id })
    const missionId = await aDraftMission(app, company.admin)
    const [, , selected, hired] = [
      await aSider(app, { firstName: 'Tom', lastName: 'Connu', knownTo: [company] }),
      await aSider(app, { firstName: 'Tom', lastName: 'Ailleurs', knownTo: [sister] }),
      await aSider(app, { firstName: 'Tom', lastName: 'Choisi', knownTo: [sister] }),
      await aSider(app, { firstName: 'Tom', lastName: 'Embauche' }),
    ]
    await select(company, missionId, selected)
    await hire(company, missionId, hired, '2026-12-07T08:00:00.000Z', '2026-12-07T12:00:00.000Z')
    expect(await search(company, 'tom')).toEqual(['Tom Choisi', 'Tom Connu', 'Tom Embauche'])
  })

  it('G-35 twenty at most, in alphabetical order', async () => {
    const company = await aCompany(app)
    for (let i = 25; i > 0; i -= 1) {
      const lastName = `Nom${String(i).padStart(2, '0')}`
      await aSider(app, { firstName: 'Ida', lastName, knownTo: [company] })
    }
    const found = await search(company, 'ida')
    expect(found).toHaveLength(20)
    expect([found[0], found[19]]).toEqual(['Ida Nom01', 'Ida Nom20'])
  })

  it.each([
    ['legoff', 'Marc', 'Le Goff'],
    ['le goff marc', 'Marc', 'Legoff'],
    ['lhopital', 'Léa', 'L’Hôpital'],
    ['darcy', 'Fitz', "D'Arcy"],
    ['elkhatib', 'Sami', 'El-Khatib'],
    ['иванов', 'Артём', 'ИВАНОВ'],
    ['παπαδοπουλου', 'Ελένη', 'ΠΑΠΑΔΟΠΟΎΛΟΥ'],
    ['الاحمد', 'مُحَمَّد', 'الأحمد'],
    ['小明', '王', '小明'],
  ])('G-35 « %s » finds %s %s here as everywhere', async (q, firstName, lastName) => {
    const company = await aCompany(app)
    const id = await aSider(app, { firstName, lastName, knownTo: [company] })
    expect(await search(company, q)).toEqual([`${firstName} ${lastName}`])
    const { body } = await call(app, palette.searchEverything, company.admin, { query: { q } })
    expect(body.siders.map((found) => found.id)).toEqual([id])
    const candidates = await call(app, workers.listCandidates, company.admin, {
      params: { id: await aDraftMission(app, company.admin) },
      query: { q },
    })
    expect(candidates.body.siders.map((found) => found.id)).toEqual([id])
    const directory = await call(app, siders.listSiders, await anInsider(app), { query: { q } })
    expect(directory.body.siders.map((found) => found.id)).toContain(id)
  })

  it('G-35 needs a company and one of its members', async () => {
    const insider = await call(app, workers.searchWorkers, await anInsider(app), {
      query: { q: 'tom' },
    })
    expect(insider.status).toBe(403)
    const { admin } = await aGroup(app)
    const group = await call(app, workers.searchWorkers, admin, { query: { q: 'tom' } })
    expect([group.status, group.error.key]).toEqual([400, 'errors.organisation.required'])
  })
})

async function select(company: TestCompany, missionId: string, siderId: string) {
  await queries()
    .insertInto('requested_siders')
    .values({
      mission_id: missionId,
      sider_id: siderId,
      organisation_id: company.id,
      position: 0,
    })
    .execute()
}

async function hire(
  company: TestCompany,
  missionId: string,
  siderId: string,
  from: string,
  to: string,
) {
  const [startsAt, endsAt] = [from as Instant, to as Instant]
  const { id } = await queries()
    .insertInto('shifts')
    .values({
      organisation_id: company.id,
      mission_id: missionId,
      starts_at: startsAt,
      ends_at: endsAt,
      break_minutes: 30,
      slots: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queries()
    .insertInto('assignments')
    .values({
      shift_id: id,
      sider_id: siderId,
      mission_id: missionId,
      organisation_id: company.id,
    })
    .execute()
  await queries()
    .updateTable('missions')
    .set({ starts_at: startsAt, ends_at: endsAt })
    .where('id', '=', missionId)
    .execute()
}

const everything = {
  withOngoing: 'true',
  withTasks: 'true',
  withExperiences: 'true',
  withEducations: 'true',
} as const

describe('Sider profile', () => {
  it('API-74 ENT-34 each flag adds its part', async () => {
    const company = await aCompany(app)
    const id = await aSider(app, { email: 'profil@example.test', knownTo: [company] })
    const experience = {
      categories: ['hospitality'],
      companyName: 'Chez Alix',
      name: 'Serveuse',
      durationMonths: 18,
      subtasks: ['Service en salle'],
    }
    const education = {
      schoolName: 'Lycée hôtelier',
      degree: 'CAP',
      fieldOfStudy: 'Service',
      startYear: 2018,
      endYear: 2020,
    }
    await queries()
      .updateTable('siders')
      .set({
        job_title_ids: json(['waiter']),
        experiences: json([experience]),
        educations: json([education]),
      })
      .where('id', '=', id)
      .execute()
    const bare = await call(app, workers.readWorker, company.collaborator, { params: { id } })
    expect(bare.status).toBe(200)
    expect(bare.body).toEqual({
      id,
      firstName: 'Louise',
      lastName: 'Martin',
      phoneNumber: bare.body.phoneNumber,
      email: 'profil@example.test',
      pictureUrl: null,
      ownNumber: null,
      isRecommended: false,
      jobTypes: [{ id: 'waiter', name: 'Serveur / Serveuse', workedHours: 0, tasksCount: 0 }],
      feedbacks: [],
    })
    const { durationMonths, ...rest } = experience
    const whole = await call(app, workers.readWorker, company.collaborator, {
      params: { id },
      query: everything,
    })
    expect(whole.body).toEqual({
      ...bare.body,
      ongoingTasks: [],
      companyTasks: [],
      experiences: [{ ...rest, duration: durationMonths }],
      educations: [education],
    })
  })

  it('ENT-34 missions, hours and comments are those of the caller’s company alone', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    const sister = await aCompany(app, { parentId: group.id })
    const id = await aSider(app, { knownTo: [company, sister] })
    const [past, ongoing, theirs] = [
      await aDraftMission(app, company.admin),
      await aDraftMission(app, company.admin),
      await aDraftMission(app, sister.admin),
    ]
    // The clock of the tests stands at 2 December 2026, 09:00 UTC.
    await hire(company, past, id, '2026-11-02T08:00:00.000Z', '2026-11-02T15:00:00.000Z')
    await hire(company, past, id, '2026-11-03T08:00:00.000Z', '2026-11-03T12:15:00.000Z')
    await hire(company, ongoing, id, '2026-12-02T08:00:00.000Z', '2026-12-02T16:00:00.000Z')
    await hire(sister, theirs, id, '2026-12-02T08:00:00.000Z', '2026-12-02T16:00:00.000Z')
    await queries().updateTable('missions').set({ name: 'Noël' }).where('id', '=', past).execute()
    for (const [organisation, comment, day] of [
      [company, 'Très bien', '2026-11-04'],
      [company, 'Encore mieux', '2026-11-05'],
      [company, '', '2026-11-06'],
      [sister, 'Secret', '2026-11-07'],
    ] as const) {
      await queries()
        .insertInto('feedbacks')
        .values({
          organisation_id: organisation.id,
          sider_id: id,
          manager_id: organisation.manager.userId,
          type_id: 'mission-end',
          work_again: 1,
          comment,
          created_at: `${day}T10:00:00.000Z` as Instant,
        })
        .execute()
    }
    const { body } = await call(app, workers.readWorker, company.admin, {
      params: { id },
      query: everything,
    })
    expect(body.isRecommended).toBe(true)
    expect(body.jobTypes).toEqual([
      { id: 'waiter', name: 'Serveur / Serveuse', workedHours: 10.25, tasksCount: 2 },
    ])
    expect(body.ongoingTasks).toEqual([{ id: ongoing, name: 'Serveur / Serveuse' }])
    expect(body.companyTasks?.map((task) => [task.id, task.name])).toEqual([
      [ongoing, 'Serveur / Serveuse'],
      [past, 'Serveur / Serveuse – Noël'],
    ])
    expect(body.feedbacks.map(({ name, comment }) => [name, comment])).toEqual([
      ['Camille Durand', 'Encore mieux'],
      ['Camille Durand', 'Très bien'],
    ])
  })

  it('G-32 a Sider whom neither the company nor its network knows does not exist', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    const sister = await aCompany(app, { parentId: group.id })
    const other = await aCompany(app)
    const missionId = await aDraftMission(app, company.admin)
    const [network, foreign, selected, hired] = [
      await aSider(app, { knownTo: [sister] }),
      await aSider(app, { knownTo: [other] }),
      await aSider(app),
      await aSider(app),
    ]
    await select(company, missionId, selected)
    await hire(company, missionId, hired, '2026-12-07T08:00:00.000Z', '2026-12-07T12:00:00.000Z')
    const status = async (id: string) =>
      (await call(app, workers.readWorker, company.admin, { params: { id } })).status
    expect(await status(network)).toBe(200)
    expect(await status(selected)).toBe(200)
    expect(await status(hired)).toBe(200)
    expect(await status(foreign)).toBe(404)
    expect(await status(company.id)).toBe(404)
  })

  it('API-74 refuses an invalid id or flag', async () => {
    const company = await aCompany(app)
    const id = await aSider(app, { knownTo: [company] })
    const badId = await call(app, workers.readWorker, company.admin, { params: { id: 'louise' } })
    expect([badId.status, badId.error.key]).toEqual([400, 'errors.field.format'])
    const badFlag = await call(app, workers.readWorker, company.admin, {
      params: { id },
      query: { withTasks: 'oui' },
    })
    expect([badFlag.status, badFlag.error.key]).toEqual([400, 'errors.field.unknown_choice'])
  })
})

describe('a Sider who works for the company', () => {
  it('PLAN-09 ENT-34 shows their next shifts and, to members who may read them, their contracts', async () => {
    const company = await aCompany(app)
    const batch = await aBatch(app, company)
    const [siderId = ''] = batch.siderIds
    const read = (caller: Caller) =>
      call(app, workers.readWorker, caller, {
        params: { id: siderId },
        query: { withShifts: 'true', withDocuments: 'true' },
      })
    const { body } = await read(company.admin)
    expect(body.nextShifts).toEqual([
      {
        id: expect.any(String),
        taskName: 'Serveur / Serveuse',
        startDate: '2026-12-07T08:00:00.000Z',
        endDate: '2026-12-07T16:00:00.000Z',
        timeZone: 'Europe/Paris',
      },
    ])
    expect(body.documents).toEqual([
      {
        documentId: batch.id,
        taskName: 'Serveur / Serveuse',
        status: 'unsigned',
        startDate: '2026-12-07T08:00:00.000Z',
        timeZone: 'Europe/Paris',
      },
    ])
    expect((await read(company.collaborator)).body).toMatchObject({
      nextShifts: [{ taskName: 'Serveur / Serveuse' }],
      documents: [],
    })
    app.clock.set('2026-12-07T16:00:00.000Z')
    expect((await read(company.admin)).body.nextShifts).toEqual([])
    app.clock.set(testNow)
    const other = await aCompany(app)
    const elsewhere = await aBatch(app, other)
    expect((await read(other.admin)).status).toBe(404)
    expect(elsewhere.siderIds).not.toContain(siderId)
  })
})
