import { missions } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { policy } from '@renfort/domain/access/policy.ts'
import { listStatuses } from '@renfort/domain/mission/mission.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import {
  aCompany,
  aGroup,
  actingFor,
  anInsider,
  type TestCompany,
} from '../../testing/companies.ts'
import {
  anAddress,
  aDraft,
  aPostedMission,
  at,
  patched,
  withShifts,
} from '../../testing/missions.ts'
import { aStoredMission } from '../../testing/stored-missions.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../../testing/test-app.ts'

type Query = Partial<Input<typeof missions.listMissions>['query']>

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

function list(caller: Caller, query: Query | { status: readonly string[] } = {}) {
  return call(app, missions.listMissions, caller, { query })
}

async function names(caller: Caller, query: Query | { status: readonly string[] } = {}) {
  const { status, body, error } = await list(caller, query)
  if (status !== 200) throw new Error(JSON.stringify(error))
  expect(body.total).toBe(body.tasks.length)
  return body.tasks.map((task) => task.name)
}

const past = { startsAt: '2026-11-01T08:00:00.000Z', endsAt: '2026-11-05T16:00:00.000Z' }
const present = { startsAt: '2026-12-01T08:00:00.000Z', endsAt: '2026-12-10T16:00:00.000Z' }

/** One mission of each kind, named by its step and selection status. */
async function oneOfEach(company: TestCompany): Promise<void> {
  await aStoredMission(app, company, { name: 'draft', selection: null, startsAt: null })
  for (const selection of ['new', 'ongoing', 'ready', 'completed', 'closed'] as const) {
    await aStoredMission(app, company, { name: `upcoming:${selection}`, selection })
    await aStoredMission(app, company, { name: `ongoing:${selection}`, selection, ...present })
    await aStoredMission(app, company, { name: `done:${selection}`, selection, ...past })
  }
}

describe('list statuses (decisions §8)', () => {
  const steps = ['upcoming', 'ongoing', 'done']
  const selections = ['new', 'ongoing', 'ready', 'completed', 'closed']
  const ofStep = (step: string) => selections.map((selection) => `${step}:${selection}`)
  const ofSelection = (selection: string) => steps.map((step) => `${step}:${selection}`)
  const table: [string[], string[]][] = [
    [['draft'], ['draft']],
    [['new'], ofSelection('new')],
    [['closed'], ofSelection('closed')],
    [['ongoing'], ofStep('ongoing')],
    [['upcoming'], ofStep('upcoming')],
    [['done'], ofStep('done')],
    [
      ['ongoing', 'upcoming'],
      [...ofStep('ongoing'), ...ofStep('upcoming')],
    ],
    [
      ['ongoing', 'new'],
      [...ofStep('ongoing'), 'upcoming:new', 'done:new'],
    ],
    [
      ['draft', 'closed', 'new'],
      ['draft', ...ofSelection('closed'), ...ofSelection('new')],
    ],
    [[...listStatuses], ['draft', ...steps.flatMap(ofStep)]],
    [[], ['draft', ...steps.flatMap(ofStep)]],
  ]
  let company: TestCompany
  beforeAll(async () => {
    company = await aCompany(app)
    await oneOfEach(company)
  })

  it.each(table)('TASK-05 G-29 status %j', async (status, expected) => {
    const query = status.length === 0 ? {} : { status }
    const found = await names(company.admin, query)
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  it('G-29 a comma list means the same as a repeated parameter', async () => {
    const repeated = await names(company.admin, { status: ['ongoing', 'new'] })
    expect(await names(company.admin, { status: 'ongoing,new' })).toEqual(repeated)
  })

  it('C-29 drafts are left out for a collaborator, without error', async () => {
    expect(await names(company.collaborator, { status: 'draft' })).toEqual([])
    expect(await names(company.collaborator)).not.toContain('draft')
    expect(await names(company.collaborator, { status: 'draft,done' })).toHaveLength(5)
  })

  it('an unknown status, a wrong page and a wrong manager are refused by field', async () => {
    const query = { status: 'completed', limit: 101, offset: -1, managerId: 'me' }
    const { status, error } = await call(app, missions.listMissions, company.admin, { query })
    expect(status).toBe(400)
    expect(error.metadata?.['issues']).toMatchObject([
      { path: ['status', 0], key: 'errors.field.unknown_choice' },
      { path: ['managerId'], key: 'errors.field.format' },
      { path: ['limit'], key: 'errors.field.too_big' },
      { path: ['offset'], key: 'errors.field.too_small' },
    ])
  })
})

describe('whose missions', () => {
  it('users see the missions that they manage or created, drafts included; others see all', async () => {
    const company = await aCompany(app)
    const { manager, admin, collaborator } = company
    const mine = manager.userId
    await aStoredMission(app, company, { name: 'managed', managerId: mine })
    await aStoredMission(app, company, { name: 'created', createdBy: mine })
    await aStoredMission(app, company, { name: 'both', managerId: mine, createdBy: mine })
    await aStoredMission(app, company, { name: 'draft', selection: null, createdBy: mine })
    await aStoredMission(app, company, { name: 'of another', managerId: admin.userId })
    const own = ['both', 'created', 'draft', 'managed']
    expect((await names(manager)).toSorted()).toEqual(own)
    expect((await names(manager, { status: 'upcoming' })).toSorted()).toHaveLength(3)
    expect(await names(admin)).toHaveLength(5)
    expect((await names(collaborator)).toSorted()).toEqual([
      'both',
      'created',
      'managed',
      'of another',
    ])
  })

  it('TASK-09 the manager filter is for admins; for the others it does nothing', async () => {
    const company = await aCompany(app)
    const { manager, admin, collaborator } = company
    await aStoredMission(app, company, { name: 'manager’s', managerId: manager.userId })
    await aStoredMission(app, company, { name: 'admin’s', managerId: admin.userId })
    await aStoredMission(app, company, { name: 'created', createdBy: manager.userId })
    const query = { managerId: admin.userId }
    expect(await names(admin, query)).toEqual(['admin’s'])
    expect(await names(admin, { ...query, status: 'new,upcoming' })).toEqual(['admin’s'])
    expect(await names(manager, query)).toHaveLength(2)
    expect(await names(collaborator, query)).toHaveLength(3)
  })

  it('an insider who acts for a user sees what that user sees', async () => {
    const company = await aCompany(app)
    await aStoredMission(app, company, { name: 'created', createdBy: company.manager.userId })
    await aStoredMission(app, company, { name: 'other' })
    const insider = await anInsider(app)
    const acting = await actingFor(app, company.manager, insider)
    expect(await names(acting)).toEqual(['created'])
    expect((await list({ ...insider, organisationId: company.id })).status).toBe(403)
  })

  it('another company sees none, a group without an active company must choose one', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    await aStoredMission(app, company)
    expect(await names(other.admin)).toEqual([])
    const { status, error } = await list((await aGroup(app)).admin)
    expect([status, error.key]).toEqual([400, 'errors.organisation.required'])
  })

  it('drafts and missions have the same reach', () => {
    const order = ['none', 'own', 'all']
    for (const role of ['admin', 'user', 'collaborator'] as const) {
      const reach = policy['mission.list'].company[role]
      const drafts = policy['mission.listDrafts'].company[role]
      expect([reach, 'none']).toContain(drafts)
      expect(order.indexOf(drafts)).toBeLessThanOrEqual(order.indexOf(reach))
    }
  })
})

describe('pages', () => {
  it('N-12 come by reference date, newest first, then by id; the total counts all', async () => {
    const company = await aCompany(app)
    const starts = ['2026-12-09', '2026-12-07', '2026-12-08', '2026-12-08', '2026-12-10']
    for (const [i, day] of starts.entries()) {
      await aStoredMission(app, company, { name: `${day} ${i}`, startsAt: `${day}T08:00:00.000Z` })
    }
    const all = await list(company.admin)
    const days = all.body.tasks.map((task) => task.startDate?.slice(0, 10))
    expect(days).toEqual(['2026-12-10', '2026-12-09', '2026-12-08', '2026-12-08', '2026-12-07'])
    const [, , one, two] = all.body.tasks.map((task) => task.id)
    expect(one && two && one > two).toBe(true)
    const pages = []
    for (const offset of [0, 2, 4, 6]) {
      const { body } = await list(company.admin, { status: 'upcoming', limit: 2, offset })
      expect(body).toMatchObject({ total: 5, limit: 2, offset })
      pages.push(body.tasks.map((task) => task.id))
    }
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1, 0])
    expect(pages.flat()).toEqual(all.body.tasks.map((task) => task.id))
  })

  it('TASK-03 without a limit are one page with all missions', async () => {
    const company = await aCompany(app)
    for (let i = 0; i < 12; i += 1) await aStoredMission(app, company)
    const { body } = await list(company.admin, { status: 'ongoing,upcoming' })
    expect(body).toMatchObject({ total: 12, limit: null, offset: 0 })
    expect(body.tasks).toHaveLength(12)
  })

  it('TASK-11 to TASK-15 have rows with every value of a line of the list', async () => {
    const company = await aCompany(app)
    const posted = await aPostedMission(app, company.admin, {
      managerId: company.manager.userId,
      name: 'Soir',
    })
    const { body } = await list({ ...company.admin, locale: 'en' }, { status: 'new' })
    const { jobTitle, ...row } = body.tasks[0] ?? { jobTitle: null }
    expect(jobTitle?.name).not.toBe(posted.jobTitle.name)
    expect(row).toEqual({
      id: posted.id,
      type: 'delegation',
      name: 'Soir',
      status: 'submitted',
      progressStep: 'upcoming',
      selectionStatus: 'new',
      startDate: '2026-12-07T08:00:00.000Z',
      endDate: '2026-12-07T16:00:00.000Z',
      createdAt: posted.createdAt,
      manager: { id: company.manager.userId, firstName: 'Camille', lastName: 'Durand' },
      createdBy: { id: company.admin.userId, firstName: 'Camille', lastName: 'Durand' },
      uniqueIdentifier: posted.uniqueIdentifier,
      origin: 'account',
      archived: false,
      migrated: false,
      preSelection: false,
      hasPreSelection: false,
      hiredSidersCount: 0,
      remote: false,
      timeZone: 'Europe/Paris',
      isFlexiblePlanning: null,
      location: {
        title: anAddress.title,
        address: anAddress.address,
        city: anAddress.city,
        postalCode: anAddress.postalCode,
      },
      places: { filled: 0, asked: 1 },
    })
  })

  it('a draft is sorted by its creation, even once it is planned: the newest comes first', async () => {
    const company = await aCompany(app)
    await aStoredMission(app, company, { name: 'later', startsAt: '2026-12-05T08:00:00.000Z' })
    const planned = await aDraft(app, company.admin)
    await withShifts(app, company.admin, planned, [at('2027-01-04', '09:00', '17:00')])
    await patched(app, company.admin, planned, { name: 'planned draft' })
    const id = await aDraft(app, company.admin)
    await patched(app, company.admin, id, { name: 'draft' })
    expect(await names(company.admin)).toEqual(['later', 'draft', 'planned draft'])
    expect(await names(company.admin, { status: 'draft' })).toEqual(['draft', 'planned draft'])
  })
})

describe('the passing of time', () => {
  it('TASK-51 steps and totals are exact at the moment of the reading', async () => {
    const company = await aCompany(app)
    await aPostedMission(app, company.admin, { shifts: [at('2026-12-07', '09:00', '17:00')] })
    const moments: [string, string][] = [
      ['2026-12-07T07:59:59.000Z', 'upcoming'],
      ['2026-12-07T08:00:00.000Z', 'ongoing'],
      ['2026-12-07T15:59:00.000Z', 'ongoing'],
      ['2026-12-07T16:00:01.000Z', 'done'],
    ]
    for (const [moment, step] of moments) {
      app.clock.set(moment)
      for (const status of ['upcoming', 'ongoing', 'done']) {
        const { body } = await list(company.admin, { status })
        const expected = status === step ? 1 : 0
        expect([moment, status, body.total, body.tasks.length]).toEqual([
          moment,
          status,
          expected,
          expected,
        ])
        for (const task of body.tasks) expect(task.progressStep).toBe(step)
      }
    }
  })

  it('a mission that nobody read between its start and its end is done', async () => {
    const company = await aCompany(app)
    await aPostedMission(app, company.admin)
    app.clock.set('2026-12-08T08:00:00.000Z')
    expect(await names(company.admin, { status: 'ongoing,upcoming' })).toEqual([])
    expect(await names(company.admin, { status: 'done' })).toHaveLength(1)
    const stored = await app.services.db
      .queries(nobody)
      .selectFrom('missions')
      .select(['progress_step', 'next_step_at'])
      .where('organisation_id', '=', company.id)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ progress_step: 'done', next_step_at: null })
  })

  it('several readers at the moment when many missions start', async () => {
    const company = await aCompany(app)
    for (let i = 0; i < 8; i += 1) await aStoredMission(app, company)
    app.clock.set('2026-12-08T08:00:00.000Z')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => list(company.admin, { status: 'ongoing' })),
    )
    expect(answers.map(({ status, body }) => [status, body.total])).toEqual(
      Array.from({ length: 6 }, () => [200, 8]),
    )
  })
})
