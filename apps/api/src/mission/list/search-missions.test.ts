import { missions } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { listStatuses } from '@renfort/domain/mission/mission.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import { planned, withFeature } from '../../testing/flexible-missions.ts'
import { aDraft, aPostedMission, at, patched } from '../../testing/missions.ts'
import { aSider } from '../../testing/siders.ts'
import { aStoredMission } from '../../testing/stored-missions.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../../testing/test-app.ts'

type Query = Partial<Input<typeof missions.listMissions>['query']>

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

async function list(caller: Caller, query: Query) {
  const { status, body } = await call(app, missions.listMissions, caller, { query })
  expect(status).toBe(200)
  return body
}

async function names(caller: Caller, query: Query) {
  return (await list(caller, query)).tasks.map(({ name }) => name)
}

async function counts(caller: Caller, query: Query = {}) {
  const { status, body } = await call(app, missions.countMissions, caller, { query })
  expect(status).toBe(200)
  return body
}

const present = { startsAt: '2026-12-01T08:00:00.000Z', endsAt: '2026-12-10T16:00:00.000Z' }
const past = { startsAt: '2026-11-01T08:00:00.000Z', endsAt: '2026-11-05T16:00:00.000Z' }

async function aFewMissions(company: TestCompany): Promise<void> {
  await aStoredMission(app, company, { name: 'Draft gala', selection: null, startsAt: null })
  await aStoredMission(app, company, { name: 'Gala of June', managerId: company.manager.userId })
  await aStoredMission(app, company, { name: 'Gala now', selection: 'closed', ...present })
  await aStoredMission(app, company, { name: 'Old gala', selection: 'completed', ...past })
  await aStoredMission(app, company, { name: 'Brunch', managerId: company.manager.userId })
}

describe('a search in the list of missions', () => {
  it('TASK-04 finds the job in both languages, the name, the number and the place', async () => {
    const { admin } = await aCompany(app)
    const { id, uniqueIdentifier } = await aPostedMission(app, admin)
    await patched(app, admin, id, { name: 'Fête de Noël' })
    for (const q of ['serveur', 'waiter', 'noel fete', 'lyon', '690', uniqueIdentifier ?? '']) {
      expect(
        (await list(admin, { q })).tasks.map((task) => task.id),
        q,
      ).toEqual([id])
    }
    for (const q of ['cuisinier', 'serveur paris', 'oel', '%', 'serv_ur']) {
      const expected = q === '%' ? [id] : []
      expect(
        (await list(admin, { q })).tasks.map((task) => task.id),
        q,
      ).toEqual(expected)
    }
  })

  it('keeps the status, the order and the pages of the list', async () => {
    const company = await aCompany(app)
    await aFewMissions(company)
    const { admin } = company
    expect(await names(admin, { q: 'gala', status: ['draft'] })).toEqual(['Draft gala'])
    expect(await names(admin, { q: 'gala', status: ['ongoing', 'upcoming'] })).toEqual([
      'Gala of June',
      'Gala now',
    ])
    const page = await list(admin, { q: 'gala', limit: 1, offset: 2 })
    expect([page.total, page.tasks.length]).toEqual([4, 1])
    expect((await list(admin, { q: 'gala', limit: 10, offset: 10 })).total).toBe(4)
  })

  it('TASK-07 PERM-02 stays within what the caller may list', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    await aFewMissions(company)
    const { admin, manager, collaborator } = company
    expect(await names(manager, { q: 'gala' })).toEqual(['Gala of June'])
    expect(await names(admin, { q: 'gala', managerId: manager.userId })).toEqual(['Gala of June'])
    expect(await names(collaborator, { q: 'gala' })).not.toContain('Draft gala')
    expect(await names(other.admin, { q: 'gala' })).toEqual([])
  })

  it('TASK-51 follows the clock', async () => {
    const { admin } = await aCompany(app)
    await aPostedMission(app, admin, { shifts: [at('2026-12-07', '09:00', '17:00')] })
    const steps = async () =>
      (await list(admin, { q: 'serveur' })).tasks.map(({ progressStep }) => progressStep)
    expect(await steps()).toEqual(['upcoming'])
    app.clock.set('2026-12-08T10:00:00.000Z')
    expect(await steps()).toEqual(['done'])
  })
})

describe('the totals of the lists', () => {
  it('TASK-08 are those of each list, searched or not', async () => {
    const company = await aCompany(app)
    await aFewMissions(company)
    const { admin, manager, collaborator } = company
    for (const caller of [admin, manager, collaborator]) {
      for (const filters of [{}, { q: 'gala' }, { managerId: manager.userId }]) {
        const counted = await counts(caller, filters)
        for (const status of listStatuses) {
          const { total } = await list(caller, { ...filters, status: [status], limit: 1 })
          expect(counted[status], `${status} ${JSON.stringify(filters)}`).toBe(total)
        }
      }
    }
    expect(await counts(admin)).toEqual({
      draft: 1,
      new: 2,
      ongoing: 1,
      upcoming: 2,
      done: 1,
      closed: 1,
    })
  })

  it('TASK-51 follow the clock', async () => {
    const { admin } = await aCompany(app)
    await aPostedMission(app, admin, { shifts: [at('2026-12-07', '09:00', '17:00')] })
    app.clock.set('2026-12-08T10:00:00.000Z')
    expect(await counts(admin)).toMatchObject({ upcoming: 0, done: 1 })
  })
})

describe('the places of a row', () => {
  const places = async (caller: Caller) => (await list(caller, {})).tasks.map((task) => task.places)

  it('are those of all shifts, with the number that Siders hold', async () => {
    const company = await aCompany(app)
    const { admin } = company
    await aPostedMission(app, admin, {
      shifts: [
        at('2026-12-07', '09:00', '17:00', { slots: 2 }),
        at('2026-12-08', '09:00', '17:00'),
      ],
    })
    expect(await places(admin)).toEqual([{ filled: 0, asked: 3 }])
    const siders = [
      await aSider(app, { knownTo: [company] }),
      await aSider(app, { knownTo: [company] }),
    ]
    await aPostedMission(app, admin, {
      type: 'gestion',
      shifts: [at('2026-12-14', '09:00', '17:00', { slots: 2 })],
      requestedSiderIds: siders,
    })
    expect(await places(admin)).toEqual([
      { filled: 2, asked: 2 },
      { filled: 0, asked: 3 },
    ])
  })

  it('are the Siders of a flexible planning, and none without a planning', async () => {
    const company = await aCompany(app)
    await withFeature(app, company.id, 'flexiblePlanning')
    await planned(app, company.admin, await aDraft(app, company.admin))
    expect(await places(company.admin)).toEqual([{ filled: 0, asked: 2 }])
    await aDraft(app, company.admin)
    expect(await places(company.admin)).toContainEqual({ filled: 0, asked: 0 })
  })
})
