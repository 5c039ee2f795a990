import { hiring, jobDescriptions, jobUsages, missions } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertMembership } from '../../account/account-queries.ts'
import { nobody } from '../../platform/database/db.ts'
import { aCompany, aGroup, anInsider, type TestCompany } from '../../testing/companies.ts'
import { aJobDescription } from '../../testing/job-descriptions.ts'
import { aMotive, anAddress, at, patched, withShifts } from '../../testing/missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { statementsOf } from '../../testing/plans.ts'
import { aSider } from '../../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

type Query = Input<typeof jobUsages.listJobUsage>['query']

async function listed(caller: Caller, query: Query = {}) {
  const { status, body } = await call(app, jobUsages.listJobUsage, caller, { query })
  expect(status).toBe(200)
  return body
}

const copy = (
  caller: Caller,
  id: string,
  body: Input<typeof jobUsages.copyJobDescription>['body'],
) => call(app, jobUsages.copyJobDescription, caller, { params: { id }, body })

/** A member of the group with a role of their own in one of its companies. */
const withRole = (userId: string, organisationId: string, role: 'collaborator' | 'admin') =>
  app.services.db.transaction(nobody, ({ queries, now }) =>
    insertMembership(queries, { userId, organisationId, role, now }),
  )

/** A mission that a company posts from a job description, and for which some people are hired. */
async function posted(
  { admin }: TestCompany,
  jobId: string,
  { day = '2026-12-07', siderIds = [] }: { day?: string; siderIds?: readonly string[] } = {},
): Promise<string> {
  const made = await call(app, jobDescriptions.createMission, admin, {
    params: { id: jobId },
    body: { taskDetails: { type: 'delegation' } },
  })
  const { id } = made.body
  await patched(app, admin, id, { location: anAddress, motive: aMotive, managerId: admin.userId })
  await patched(app, admin, id, { requestedSiderIds: [] })
  await withShifts(app, admin, id, [at(day, '09:00', '17:00', { slots: 2 })])
  const confirmed = await call(app, missions.confirmMission, admin, { params: { id }, body: {} })
  expect(confirmed.status).toBe(200)
  if (siderIds.length > 0) {
    await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id },
      body: { assignments: siderIds.map((siderId) => ({ siderId })) },
    })
  }
  return id
}

describe('the job descriptions of all companies of a group', () => {
  it('C-41 stand with who uses them: missions, Siders, and when one was last posted', async () => {
    const group = await aGroup(app)
    const [nord, sud] = [
      await aCompany(app, { parentId: group.id, name: 'Atelier Nord' }),
      await aCompany(app, { parentId: group.id, name: 'Bar Sud' }),
    ]
    const shared = await aJobDescription(app, group.admin, { suffix: 'Réseau' })
    const own = await aJobDescription(app, sud.admin, {
      jobTitleId: 'cook',
      subtasks: [{ name: 'Cuire', custom: true }],
    })
    const [first, second] = [await aSider(app), await aSider(app)]
    await posted(nord, shared.id, { siderIds: [first, second] })
    await posted(nord, shared.id, { day: '2026-12-14', siderIds: [first] })
    const old = await posted(sud, shared.id, { day: '2026-12-09' })
    await ownerQuery(
      app.database,
      `update missions set confirmed_at = confirmed_at - interval '13 months' where id = $1`,
      [old],
    )
    // A draft is no use, and neither is what another group does.
    await call(app, jobDescriptions.createMission, sud.admin, {
      params: { id: own.id },
      body: { taskDetails: {} },
    })
    await aJobDescription(app, (await aCompany(app)).admin)
    const { jobs, total } = await listed(group.admin)
    expect(total).toBe(2)
    expect(jobs.map(({ id }) => id)).toEqual([own.id, shared.id])
    expect(jobs[1]).toMatchObject({
      suffix: 'Réseau',
      owner: { id: group.id, isGroup: true },
      hourlyRate: 13,
      missions: 3,
      missionsOfYear: 2,
      lastPostedAt: expect.stringMatching(/^2026-12-02T09:00:00/) as string,
      siders: 2,
      userCount: 2,
      users: [
        { id: nord.id, name: 'Atelier Nord', missions: 2 },
        { id: sud.id, name: 'Bar Sud', missions: 1 },
      ],
    })
    expect(jobs[0]).toMatchObject({
      owner: { id: sud.id, name: 'Bar Sud', isGroup: false },
      missions: 0,
      lastPostedAt: null,
      siders: 0,
      users: [],
      sameTitle: { descriptions: 1, differs: [] },
    })
    // A company uses what it has, and what it has posted of the group’s.
    expect((await listed(group.admin, { companyId: nord.id })).jobs.map(({ id }) => id)).toEqual([
      shared.id,
    ])
    expect((await listed(group.admin, { companyId: sud.id })).total).toBe(2)
    expect((await listed(group.admin, { q: 'reseau' })).jobs.map(({ id }) => id)).toEqual([
      shared.id,
    ])
    expect((await listed(group.admin, { q: 'bar sud' })).jobs.map(({ id }) => id)).toEqual([own.id])
    expect((await listed(group.admin, { q: 'zzz' })).jobs).toEqual([])
    const beyond = await listed(group.admin, { limit: 1, offset: 5 })
    expect([beyond.jobs, beyond.total]).toEqual([[], 2])
  })

  it('say how those of one title differ, whatever the order of their items', async () => {
    const group = await aGroup(app)
    const [nord, sud] = [
      await aCompany(app, { parentId: group.id, name: 'A' }),
      await aCompany(app, { parentId: group.id, name: 'B' }),
    ]
    const tasks = [
      { id: 'waiter-serve', name: 'Servir' },
      { name: 'Tenir le vestiaire', custom: true },
    ]
    await aJobDescription(app, nord.admin, { hourlyRate: 13, subtasks: tasks })
    await aJobDescription(app, sud.admin, { hourlyRate: 14.5, subtasks: tasks.toReversed() })
    const of = async (query: Query = {}) => (await listed(group.admin, query)).jobs[0]?.sameTitle
    expect(await of()).toEqual({
      descriptions: 2,
      companies: 2,
      lowestRate: 13,
      highestRate: 14.5,
      differs: ['hourlyRate'],
    })
    await aJobDescription(app, sud.admin, {
      executiveStatus: 'ETAM',
      licenceIds: ['driving-b'],
      experiences: [{ name: 'Banquets', duration: 6 }],
    })
    expect((await of({ jobTitleId: 'waiter' }))?.differs).toEqual([
      'hourlyRate',
      'executiveStatus',
      'subtasks',
      'licences',
      'experiences',
    ])
    // Also where a filter leaves one of them.
    expect((await of({ companyId: nord.id }))?.descriptions).toBe(3)
  })

  it('are exported as they are filtered, every company named', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id, name: '=Atelier' })
    await aJobDescription(app, company.admin, { hourlyRate: 13.5, suffix: 'Terrasse' })
    await aJobDescription(app, group.admin, {
      jobTitleId: 'cook',
      subtasks: [{ name: 'Cuire', custom: true }],
    })
    const { status, response } = await call(app, jobUsages.exportJobUsage, group.admin, {
      query: { q: 'terrasse' },
    })
    expect(status).toBe(200)
    expect(response.headers['content-disposition']).toContain('fiches-de-poste-2026-12-02.csv')
    const { data } = Papa.parse<Record<string, string>>(
      response.rawPayload.toString('utf8').slice(1),
      { delimiter: ';', header: true, skipEmptyLines: true },
    )
    expect(data).toMatchObject([
      {
        'Fiche de': "'=Atelier",
        Métier: 'Serveur / Serveuse',
        'Taux horaire brut': '13,5',
        Statut: 'Ouvrier',
        'Missions publiées': '0',
      },
    ])
  })

  it('PERM-04 hold those of the companies where the caller may read them, however it is asked', async () => {
    const group = await aGroup(app)
    const [open, closed] = [
      await aCompany(app, { parentId: group.id, name: 'A' }),
      await aCompany(app, { parentId: group.id, name: 'B' }),
    ]
    const shared = await aJobDescription(app, group.admin, { suffix: 'Réseau' })
    const own = await aJobDescription(app, open.admin)
    const hidden = await aJobDescription(app, closed.admin)
    await posted(closed, shared.id)
    await withRole(group.admin.userId, closed.id, 'collaborator')
    const { jobs } = await listed(group.admin)
    expect(jobs.map(({ id }) => id).toSorted()).toEqual([own.id, shared.id].toSorted())
    expect(jobs.find(({ id }) => id === shared.id)).toMatchObject({ missions: 0, users: [] })
    expect(jobs[0]?.sameTitle.descriptions).toBe(2)
    expect((await listed(group.admin, { companyId: closed.id })).jobs).toEqual([])
    expect((await copy(group.admin, hidden.id, { companyId: open.id })).status).toBe(404)
    const refused = await copy(group.admin, own.id, { companyId: closed.id })
    expect(refused.error?.metadata).toMatchObject({
      issues: [{ path: ['companyId'], key: 'errors.field.unknown_choice' }],
    })
    // Inside a company they are its own and its group’s, and no other company is named.
    const inside = await listed({ ...group.admin, organisationId: open.id })
    expect(inside.jobs.map(({ id }) => id).toSorted()).toEqual([own.id, shared.id].toSorted())
    expect((await call(app, jobUsages.listJobUsage, open.collaborator, { query: {} })).status).toBe(
      403,
    )
  })

  it('take one statement beside those of the session and the companies, however many they are', async () => {
    const group = await aGroup(app)
    const count = async () => (await statementsOf(app.database, () => listed(group.admin))).length
    for (const name of ['A', 'B', 'C']) {
      const { admin } = await aCompany(app, { parentId: group.id, name })
      await aJobDescription(app, admin)
    }
    expect(await count()).toBe(3)
  })
})

describe('a job description that is used in another company', () => {
  it('is copied there without what belongs to the first, and the trail says from which', async () => {
    const group = await aGroup(app)
    const [nord, sud] = [
      await aCompany(app, { parentId: group.id, name: 'A' }),
      await aCompany(app, { parentId: group.id, name: 'B' }),
    ]
    const source = await aJobDescription(app, nord.admin, {
      suffix: 'Salle',
      hourlyRate: 14,
      managerId: nord.manager.userId,
    })
    await ownerQuery(
      app.database,
      'update job_descriptions set pre_selection = true where id = $1',
      [source.id],
    )
    const { status, body } = await copy(group.admin, source.id, { companyId: sud.id })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      organisationId: sud.id,
      origin: 'account',
      suffix: 'Salle',
      hourlyRate: 14,
      managerId: null,
      location: null,
      preSelection: false,
      pricingOrigin: 'organisation',
    })
    const own = await call(app, jobDescriptions.listJobDescriptions, sud.admin)
    expect(own.body.map(({ id }) => id)).toEqual([body.id])
    const { rows } = await ownerQuery(
      app.database,
      `select organisation_id, actor_id, after ->> 'clonedFrom' as source from audit_log where action = 'jobDescription.clone' and entity_id = $1`,
      [body.id],
    )
    expect(rows).toEqual([
      { organisation_id: sud.id, actor_id: group.admin.userId, source: source.id },
    ])
    const ofAll = await copy(group.admin, source.id, { companyId: group.id, suffix: 'Réseau' })
    expect(ofAll.body).toMatchObject({
      organisationId: group.id,
      origin: 'network',
      suffix: 'Réseau',
    })
    const inside = { ...group.admin, organisationId: nord.id }
    for (const companyId of [group.id, sud.id]) {
      expect((await copy(inside, source.id, { companyId })).status).toBe(400)
    }
  })

  it('JD-33 JD-36 is refused where the company is locked or blocked, and below the minimum wage', async () => {
    const group = await aGroup(app)
    const [nord, sud] = [
      await aCompany(app, { parentId: group.id, name: 'A' }),
      await aCompany(app, { parentId: group.id, name: 'B' }),
    ]
    const { id } = await aJobDescription(app, nord.admin)
    const set = (column: string) =>
      ownerQuery(app.database, `update organisations set ${column} where id = $1`, [sud.id])
    const keyOf = async () => (await copy(group.admin, id, { companyId: sud.id })).error?.key
    await set('job_descriptions_locked = true')
    expect(await keyOf()).toBe('errors.job_description.locked')
    await set('job_descriptions_locked = false, blocked_at = now()')
    expect(await keyOf()).toBe('errors.organisation.blocked')
    await set('blocked_at = null')
    await ownerQuery(
      app.database,
      'update job_descriptions set hourly_rate_cents = 500 where id = $1',
      [id],
    )
    expect(await keyOf()).toBe('errors.job_description.salary_too_low')
  })
})
