import { randomInt, randomUUID } from 'node:crypto'
import { audit, hiring, siders, workers } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, actingFor, anInsider } from '../../testing/companies.ts'
import { aPostedMission, at } from '../../testing/missions.ts'
import { aSider, newPhoneNumber } from '../../testing/siders.ts'
import { call, sharedApp, testNow } from '../../testing/test-app.ts'

const app = await sharedApp()
const company = await aCompany(app)
const insider = await anInsider(app)

afterEach(() => app.clock.set(testNow))

type Query = Input<typeof siders.listSiders>['query']
type Change = Input<typeof siders.changeSider>['body']

const list = async (query: Query) => (await call(app, siders.listSiders, insider, { query })).body
const read = async (id: string) =>
  (await call(app, siders.readSider, insider, { params: { id } })).body
const change = (id: string, body: Change, caller = insider) =>
  call(app, siders.changeSider, caller, { params: { id }, body })
const somebody = () => ({ firstName: 'Nora', lastName: 'Petit', phoneNumber: newPhoneNumber() })

async function hired(siderId: string, days: readonly string[]) {
  const mission = await aPostedMission(app, company.admin, {
    shifts: days.map((day) => at(day, '09:00', '17:00')),
  })
  const done = await call(app, hiring.hireSiders, insider, {
    params: { id: mission.id },
    body: { assignments: [{ siderId }] },
  })
  expect(done.status).toBe(201)
  return mission
}

describe('GET /provider/siders', () => {
  it('finds by the beginnings of names, without accents, in any order', async () => {
    const name = `Zoë${randomUUID().slice(0, 6)}`
    const own = await aSider(app, { firstName: name, lastName: 'L’Hélgouarc’h-Bréant' })
    const found = async (q: string) => (await list({ q })).siders.map(({ id }) => id)
    const word = name.toLowerCase().replace('ë', 'e')
    expect(await found(word)).toEqual([own])
    expect(await found(`BREA ${word.slice(0, 8)}`)).toEqual([own])
    expect(await found(`helg ${word} l`)).toEqual([own])
    expect(await found(`elgouarch ${word}`)).toEqual([])
    expect(await found(`' | ${word} & !:* \\`)).toEqual([own])
  })

  it('finds a phone by its beginning, international or national', async () => {
    const own = await aSider(app, { phoneNumber: `+3375${randomInt(1_000_000, 9_999_999)}` })
    const { phoneNumber } = await read(own)
    const national = `0${phoneNumber.slice(3)}`
    for (const q of [phoneNumber, national, national.slice(1), phoneNumber.replace('+', '00')]) {
      expect((await list({ q })).siders.map(({ id }) => id)).toEqual([own])
    }
    expect((await list({ q: national.slice(4) })).siders.map(({ id }) => id)).not.toContain(own)
  })

  it('finds an e-mail by its beginning, in any case and with any characters', async () => {
    const word = `mail${randomUUID().slice(0, 6)}`
    const id = await aSider(app, { email: `${word}_x@example.test` })
    const other = await aSider(app, { email: `${word}-x@example.test` })
    const found = async (q: string) => (await list({ q })).siders.map((sider) => sider.id)
    expect(await found(`${word}_X@`)).toEqual([id])
    expect(await found(`${word}-x@example.test`)).toEqual([other])
    expect(await found(`${word}%@`)).toEqual([])
    expect(await found(`_x@example.test`)).toEqual([])
  })

  it('is sorted by last name, then first name, and cut into pages', async () => {
    const last = `Ordre${randomUUID().slice(0, 6)}`
    for (const firstName of ['Zoé', 'Élodie', 'Anna'])
      await aSider(app, { firstName, lastName: last })
    const page = async (offset: number) => list({ q: last, limit: 2, offset })
    const [first, second] = [await page(0), await page(2)]
    expect(first).toMatchObject({ total: 3, limit: 2, offset: 0 })
    expect([...first.siders, ...second.siders].map(({ firstName }) => firstName)).toEqual([
      'Anna',
      'Élodie',
      'Zoé',
    ])
  })

  it('WORK-15 sorts a Sider with one name among the last names', async () => {
    const last = `Ordre${randomUUID().slice(0, 6)}`
    for (const firstName of ['Zoé', 'Anna']) await aSider(app, { firstName, lastName: last })
    await aSider(app, { firstName: last, lastName: '' })
    await aSider(app, { firstName: 'Bea', lastName: `${last}a` })
    const found = await list({ q: last })
    expect(found.siders.map(({ firstName }) => firstName)).toEqual(['Anna', last, 'Zoé', 'Bea'])
  })

  it('filters by job, and by active Siders unless asked otherwise', async () => {
    const last = `Filtre${randomUUID().slice(0, 6)}`
    const active = await aSider(app, { lastName: last })
    const gone = await aSider(app, { lastName: last })
    await change(active, { jobTypeIds: ['waiter'] })
    await change(gone, { deactivated: true })
    const ids = async (query: Query) =>
      (await list({ q: last, ...query })).siders.map(({ id }) => id)
    expect(await ids({})).toEqual([active])
    expect(await ids({ status: 'deactivated' })).toEqual([gone])
    expect(new Set(await ids({ status: 'all' }))).toEqual(new Set([active, gone]))
    expect(await ids({ jobTypeId: 'waiter' })).toEqual([active])
    expect(await ids({ jobTypeId: 'cook' })).toEqual([])
  })

  it('has the jobs, missions and next shift of each', async () => {
    const last = `Ligne${randomUUID().slice(0, 6)}`
    const id = await aSider(app, { lastName: last })
    await change(id, { jobTypeIds: ['waiter'], home: { lat: 45.7642, lng: 4.8357, city: 'Lyon' } })
    await hired(id, ['2026-12-07', '2026-12-08'])
    expect((await list({ q: last })).siders).toEqual([
      {
        id,
        firstName: 'Louise',
        lastName: last,
        email: null,
        pictureUrl: null,
        phoneNumber: expect.any(String) as string,
        jobTypes: [{ id: 'waiter', name: expect.any(String) as string }],
        city: 'Lyon',
        deactivated: false,
        missionsCount: 1,
        nextShiftAt: '2026-12-07T08:00:00.000Z',
        nextShiftTimeZone: 'Europe/Paris',
      },
    ])
  })

  it('PERM-09 is for internal staff who act for nobody, like the rest of the directory', async () => {
    const id = await aSider(app)
    const acting = await actingFor(app, company.admin)
    for (const caller of [company.admin, company.manager, company.collaborator]) {
      expect((await call(app, siders.listSiders, caller, { query: {} })).status).toBe(403)
      expect((await call(app, siders.readSider, caller, { params: { id } })).status).toBe(403)
      expect((await change(id, { firstName: 'X' }, caller)).status).toBe(403)
    }
    const { status, error } = await call(app, siders.listSiders, acting, { query: {} })
    expect([status, error.key]).toEqual([409, 'errors.logas.forbidden'])
  })

  it('refuses another status and a page that is too long', async () => {
    for (const query of [{ status: 'left' }, { limit: '101' }, { offset: '-1' }]) {
      expect((await call(app, siders.listSiders, insider, { query })).status).toBe(400)
    }
  })
})

describe('POST /provider/siders', () => {
  it('adds a Sider of no company, with their jobs and skills', async () => {
    const body = {
      ...somebody(),
      email: `${randomUUID()}@Example.test`,
      jobTypeIds: ['waiter', 'waiter'],
      home: { lat: 45.764_043, lng: 4.835_659, city: 'Lyon' },
    }
    const added = await call(app, siders.addSider, insider, { body })
    expect([added.status, added.body]).toMatchObject([
      201,
      {
        ...somebody(),
        phoneNumber: body.phoneNumber,
        email: body.email.toLowerCase(),
        home: { lat: 45.764, lng: 4.836, city: 'Lyon' },
        jobTypes: [{ id: 'waiter' }],
        licences: [],
        upcomingShifts: [],
        deactivated: false,
      },
    ])
    expect(await read(added.body.id)).toEqual(added.body)
  })

  it('WORK-08 refuses a phone or an e-mail that is known', async () => {
    const email = `${randomUUID()}@example.test`
    const first = { ...somebody(), email }
    expect((await call(app, siders.addSider, insider, { body: first })).status).toBe(201)
    for (const body of [
      { ...somebody(), phoneNumber: first.phoneNumber },
      { ...somebody(), email: email.toUpperCase() },
    ]) {
      const { status, error } = await call(app, siders.addSider, insider, { body })
      expect([status, error.key]).toEqual([409, 'errors.sider.already_exists'])
    }
  })

  it.each([
    [{ jobTypeIds: ['waiter', 'wizard'] }, ['jobTypeIds', 1]],
    [{ licenceIds: ['wings'] }, ['licenceIds', 0]],
    [{ languageIds: ['klingon'] }, ['languageIds', 0]],
    [{ phoneNumber: '0612345' }, ['phoneNumber']],
    [{ firstName: ' ' }, ['firstName']],
    [{ email: 'nora' }, ['email']],
    [{ home: { lat: 91, lng: 0 } }, ['home', 'lat']],
  ])('refuses %o at its field', async (wrong, path) => {
    const { status, error } = await call(app, siders.addSider, insider, {
      body: { ...somebody(), ...wrong },
    })
    expect([status, error.metadata?.['issues']]).toMatchObject([400, [{ path }]])
  })
})

describe('a Sider with one name', () => {
  const suharto = () => ({ ...somebody(), firstName: 'Suharto', lastName: '', hasOneName: true })

  it('WORK-06 is added by staff who say so, works, and gets a second name later', async () => {
    const { status, body } = await call(app, siders.addSider, insider, { body: suharto() })
    expect([status, body]).toMatchObject([201, { firstName: 'Suharto', lastName: '' }])
    await hired(body.id, ['2026-12-08'])
    expect((await change(body.id, { lastName: 'Petit' })).body.lastName).toBe('Petit')
    const again = await change(body.id, { lastName: '', hasOneName: true })
    expect([again.status, again.body.lastName]).toEqual([200, ''])
  })

  it.each([
    [{ hasOneName: false }, ['lastName'], 'errors.field.required'],
    [{ hasOneName: undefined }, ['lastName'], 'errors.field.required'],
    [{ lastName: 'Petit' }, ['lastName'], 'errors.field.person_name_not_single'],
    [{ lastName: '-', hasOneName: false }, ['lastName'], 'errors.field.person_name_placeholder'],
    [{ firstName: '.' }, ['firstName'], 'errors.field.person_name_placeholder'],
  ])('WORK-06 is not accepted with %o', async (wrong, path, key) => {
    const body = { ...suharto(), ...wrong }
    const { status, error } = await call(app, siders.addSider, insider, { body })
    expect([status, error.metadata?.['issues']]).toEqual([400, [{ path, key }]])
  })

  it('WORK-06 is not a Sider whose last name is emptied without saying so, or who keeps one', async () => {
    const id = await aSider(app, {})
    const issuesOf = async (body: Change) => (await change(id, body)).error.metadata?.['issues']
    expect(await issuesOf({ lastName: '' })).toMatchObject([{ key: 'errors.field.required' }])
    expect(await issuesOf({ hasOneName: true })).toMatchObject([{ path: ['lastName'] }])
    expect((await read(id)).lastName).toBe('Martin')
  })

  it('G-33 has that name in the trail', async () => {
    const firstName = `Sukarno${'abcdefghij'[randomInt(10)]}`
    await call(app, siders.addSider, insider, { body: { ...suharto(), firstName } })
    const { body } = await call(app, audit.listAuditTrail, insider, {
      query: { kind: 'sider', userId: insider.userId },
    })
    expect(body.entries.map(({ subject }) => subject)).toContain(firstName)
  })
})

describe('GET /provider/siders/{id}', () => {
  it('has the coming shifts with their company, and the missions that are over', async () => {
    const id = await aSider(app)
    const past = await hired(id, ['2026-12-03'])
    const next = await hired(id, ['2026-12-07', '2026-12-08'])
    app.clock.set('2026-12-07T09:00:00.000Z')
    const later = await read(id)
    const mission = { id: next.id, companyName: company.name }
    expect(later).toMatchObject({
      missionsCount: 2,
      feedbacksCount: 0,
      upcomingShifts: [
        { startDate: '2026-12-07T08:00:00.000Z', endDate: '2026-12-07T16:00:00.000Z', mission },
        { startDate: '2026-12-08T08:00:00.000Z', endDate: '2026-12-08T16:00:00.000Z', mission },
      ],
      upcomingPlannings: [],
      pastMissions: [{ id: past.id, endDate: '2026-12-03T16:00:00.000Z' }],
    })
  })

  it('answers 404 for an unknown id', async () => {
    const params = { id: randomUUID() }
    expect((await call(app, siders.readSider, insider, { params })).status).toBe(404)
    expect((await change(params.id, { firstName: 'X' })).status).toBe(404)
  })
})

describe('PATCH /provider/siders/{id}', () => {
  it('changes the phone unless it is another’s', async () => {
    const [id, other] = [await aSider(app), await aSider(app)]
    const { phoneNumber } = await read(other)
    const { status, error } = await change(id, { phoneNumber })
    expect([status, error.key]).toEqual([409, 'errors.sider.already_exists'])
    expect((await change(id, { phoneNumber: newPhoneNumber(), email: null })).status).toBe(200)
  })

  it('keeps absences in the order of their days, and replaces them as a whole', async () => {
    const id = await aSider(app)
    const [soon, late] = [
      { startDate: '2026-12-24', endDate: '2026-12-26', comment: null },
      { startDate: '2027-02-01', endDate: '2027-02-01', comment: 'Examen' },
    ]
    const wire = ({ startDate, endDate, comment }: typeof soon | typeof late) => ({
      startDate: `${startDate}T00:00:00.000Z`,
      endDate: `${endDate}T00:00:00.000Z`,
      comment,
    })
    const { body } = await change(id, { unavailabilities: [late, soon] })
    expect(body.unavailabilities).toEqual([wire(soon), wire(late)])
    expect((await change(id, { unavailabilities: [late] })).body.unavailabilities).toEqual([
      wire(late),
    ])
    expect((await change(id, { firstName: 'Iris' })).body.unavailabilities).toEqual([wire(late)])
  })

  const absence = (startDate: string, endDate: string) => ({ startDate, endDate })
  const education = { schoolName: 'Lycée', degree: 'CAP', fieldOfStudy: '', startYear: 2020 }
  it.each([
    [{}, [], 'errors.field.required'],
    [
      { unavailabilities: [absence('2026-12-08', '2026-12-07')] },
      ['unavailabilities', 0, 'endDate'],
      'errors.sider.period',
    ],
    [
      {
        unavailabilities: [
          absence('2026-12-07', '2026-12-09'),
          absence('2026-12-09', '2026-12-10'),
        ],
      },
      ['unavailabilities', 1, 'startDate'],
      'errors.sider.unavailability_overlap',
    ],
    [
      { unavailabilities: Array.from({ length: 101 }, () => absence('2026-12-07', '2026-12-07')) },
      ['unavailabilities'],
      'errors.field.too_long',
    ],
    [
      { educations: [{ ...education, endYear: 2019 }] },
      ['educations', 0, 'endYear'],
      'errors.sider.period',
    ],
    [{ languageIds: ['klingon'] }, ['languageIds', 0], 'errors.field.unknown_choice'],
  ])('refuses %o', async (body, path, key) => {
    const { status, error } = await change(await aSider(app), body)
    const issues = (error.metadata?.['issues'] ?? []) as readonly object[]
    expect([status, issues[0]]).toMatchObject([400, { path, key }])
  })

  it('deactivates no Sider with work to come, and a deactivated one is no new candidate', async () => {
    const id = await aSider(app, { knownTo: [company] })
    await hired(id, ['2026-12-03', '2026-12-04'])
    const { status, error } = await change(id, { deactivated: true })
    expect([status, error]).toMatchObject([
      409,
      { key: 'errors.sider.has_shifts', metadata: { count: 2 } },
    ])
    app.clock.set('2026-12-05T09:00:00.000Z')
    expect((await change(id, { deactivated: true })).body.deactivated).toBe(true)
    const mission = await aPostedMission(app, company.admin, {
      shifts: [at('2026-12-21', '09:00', '17:00')],
    })
    const candidates = async () => {
      const params = { id: mission.id }
      const { body } = await call(app, workers.listCandidates, company.admin, { params })
      return body.siders.map((candidate) => candidate.id)
    }
    expect(await candidates()).not.toContain(id)
    expect((await change(id, { deactivated: false })).body.deactivated).toBe(false)
    expect(await candidates()).toContain(id)
  })

  it('G-33 leaves a row without reasons of absences and former work', async () => {
    const id = await aSider(app, { firstName: 'Inès', lastName: 'Royer' })
    const secret = {
      categories: [],
      companyName: 'Chez Secret',
      name: 'Barman',
      duration: 3,
      subtasks: [],
    }
    await change(id, {
      unavailabilities: [{ ...absence('2026-12-24', '2026-12-26'), comment: 'Hôpital' }],
      experiences: [secret],
    })
    await change(id, { deactivated: true })
    const { body } = await call(app, audit.listAuditTrail, insider, {
      query: { kind: 'sider', userId: insider.userId },
    })
    const entries = body.entries.filter(({ subject }) => subject === 'Inès Royer')
    expect(entries.map(({ action }) => action)).toEqual(['sider.deactivate', 'sider.update'])
    expect(JSON.stringify(entries)).not.toMatch(/Hôpital|Secret/)
  })
})
