import {
  figures,
  groups,
  inbox,
  jobUsages,
  legalGuard,
  missions,
  planning,
  preselection,
  quotations,
  search,
  shifts,
  staffDay,
  sync,
  workers,
} from '@renfort/contract'
import { staffViews } from '@renfort/domain/staff-day/staff-item.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anApplicant } from '../../testing/applicants.ts'
import {
  aCompany,
  actingFor,
  aGroup,
  anInsider,
  type TestCompany,
} from '../../testing/companies.ts'
import { aJobDescription } from '../../testing/job-descriptions.ts'
import { manyMissions } from '../../testing/many-missions.ts'
import { manySiders } from '../../testing/many-siders.ts'
import { aPostedMission, aReadyMission, at, patched, withShifts } from '../../testing/missions.ts'
import { scannedTables, statementsOf } from '../../testing/plans.ts'
import { aSider } from '../../testing/siders.ts'
import { runJob } from '../../testing/run-job.ts'
import { aStoredMission } from '../../testing/stored-missions.ts'
import { call, type Caller, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { numberChanges } from '../../sync/number-changes.ts'

let app: TestApp
let company: TestCompany
let large: ReadonlySet<string>

beforeAll(async () => {
  // A database of its own: plans depend on everything else that it holds.
  app = await startTestApp()
  await manyMissions(app.database)
  company = await aCompany(app)
  const { rows } = await app.database.ownerPool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples > 1000`,
  )
  large = new Set(rows.map((row) => row.name))
})

afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

/** Among the statements that some work sends, those that read a large table from end to end. */
async function longReads(work: () => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(app.database, work)
  const found: string[] = []
  for (const statement of statements) {
    if (!/^\s*(select|update|delete|with)/i.test(statement.text)) continue
    const scanned = await scannedTables(app.database, statement)
    for (const table of scanned.filter((name) => large.has(name))) {
      found.push(`${table}: ${statement.text}`)
    }
  }
  expect(statements.length).toBeGreaterThan(0)
  return found
}

function list(caller: Caller, query: Record<string, unknown>): Promise<unknown> {
  return call(app, missions.listMissions, caller, { query })
}

describe('no list reads a table of all companies from end to end', () => {
  it('the platform holds enough for an index to matter', () => {
    const tables = ['missions', 'shifts', 'locations', 'assignments', 'requested_siders', 'users']
    expect(tables.filter((table) => !large.has(table))).toEqual([])
  })

  it('a read without an index is found', async () => {
    const role = 'renfort_system'
    const text = 'select id from missions where name = $1'
    const found = await scannedTables(app.database, { text, values: ['Mission 1'], role })
    expect(found).toEqual(['missions'])
  })

  const queries = [
    { status: 'draft', limit: 10 },
    { status: 'new', limit: 10 },
    { status: 'closed', limit: 10, offset: 20 },
    { status: 'done', limit: 10 },
    { status: 'ongoing,upcoming' },
    { status: 'new,ongoing', limit: 10 },
    { status: 'upcoming,new', q: 'serveur lyon 12', limit: 10 },
    { q: 'rien de tel' },
    {},
  ]
  it.each(queries)('missions of everybody, of a manager and of a member: %j', async (query) => {
    const managerId = company.manager.userId
    expect(await longReads(() => list(company.admin, query))).toEqual([])
    expect(await longReads(() => list(company.admin, { ...query, managerId }))).toEqual([])
    expect(await longReads(() => list(company.manager, query))).toEqual([])
  })

  it.each([{}, { q: 'mission 12' }])('totals of the lists: %j', async (query) => {
    const count = (caller: Caller) => () => call(app, missions.countMissions, caller, { query })
    expect(await longReads(count(company.admin))).toEqual([])
    expect(await longReads(count(company.manager))).toEqual([])
  })

  it('prices of a page of missions', async () => {
    const ids = [
      (await aPostedMission(app, company.admin)).id,
      await aReadyMission(app, company.admin),
    ]
    const read = () => call(app, quotations.listPrices, company.admin, { query: { ids } })
    expect(await longReads(read)).toEqual([])
  })

  it('missions whose step the clock has changed', async () => {
    await aStoredMission(app, company)
    app.clock.set('2026-12-07T09:00:00.000Z')
    expect(await longReads(() => list(company.admin, {}))).toEqual([])
    app.clock.set('2026-12-02T09:00:00.000Z')
  })

  it('the planning of a week', async () => {
    const sider = await aSider(app, { knownTo: [company] })
    await aPostedMission(app, company.admin, { type: 'gestion', requestedSiderIds: [sider] })
    const read = () =>
      call(app, planning.readPlanning, company.admin, { query: { week: 50, year: 2026 } })
    expect(await longReads(read)).toEqual([])
  })

  it('lists for a copy, from the beginning, an instant and a cursor', async () => {
    await aPostedMission(app, company.admin)
    await runJob(app, numberChanges)
    await app.database.ownerPool.query('analyze numbered_records')
    large = new Set([...large, 'numbered_records'])
    for (const list of [
      sync.syncMissions,
      sync.syncShifts,
      sync.syncContracts,
      sync.syncHours,
      sync.syncInvoices,
      sync.syncSiders,
    ]) {
      const { body } = await call(app, list, company.admin, { query: {} })
      for (const caller of [company.admin, company.manager]) {
        for (const query of [
          {},
          { cursor: body.next },
          { updatedSince: '2026-12-02T09:00:00.000Z' },
        ]) {
          expect(await longReads(() => call(app, list, caller, { query }))).toEqual([])
        }
      }
    }
  })

  it('what waits for a member', async () => {
    for (const caller of [company.admin, company.manager, company.collaborator]) {
      expect(await longReads(() => call(app, inbox.readInbox, caller))).toEqual([])
    }
  })

  it('the day of internal staff', async () => {
    const insider = await anInsider(app)
    for (const view of staffViews) {
      const read = () => call(app, staffDay.readStaffDay, insider, { query: { view } })
      expect(await longReads(read)).toEqual([])
    }
  })

  it('what waits in the companies of a group', async () => {
    const group = await aGroup(app)
    for (const name of ['A', 'B']) await aCompany(app, { parentId: group.id, name })
    for (const caller of [group.admin, group.manager]) {
      expect(await longReads(() => call(app, groups.readOverview, caller, {}))).toEqual([])
    }
  })

  it('the figures of a company and of a group', async () => {
    const group = await aGroup(app)
    for (const name of ['A', 'B']) await aCompany(app, { parentId: group.id, name })
    const query = { from: '2026-01-01', to: '2026-12-01' }
    for (const caller of [group.admin, company.admin]) {
      expect(await longReads(() => call(app, figures.readFigures, caller, { query }))).toEqual([])
    }
  })

  it('the job descriptions of a group and of a company with their use', async () => {
    const group = await aGroup(app)
    const { admin } = await aCompany(app, { parentId: group.id, name: 'A' })
    for (const caller of [admin, company.admin]) await aJobDescription(app, caller)
    for (const caller of [group.admin, company.admin]) {
      const ask = () => call(app, jobUsages.listJobUsage, caller, { query: {} })
      expect(await longReads(ask)).toEqual([])
    }
  })

  it('a search over missions, job descriptions and Siders', async () => {
    for (const q of ['mission 12', 'serveur', 'louise', 'rien de tel']) {
      const ask = (caller: Caller) => () =>
        call(app, search.searchEverything, caller, { query: { q } })
      expect(await longReads(ask(company.admin))).toEqual([])
      expect(await longReads(ask(company.manager))).toEqual([])
      expect(await longReads(ask(company.collaborator))).toEqual([])
    }
  })

  it('the Siders who may be asked for a mission, 5,000 of 15,000', async () => {
    const crowded = await aCompany(app)
    await manySiders(app.database, crowded.id)
    const params = { id: await aReadyMission(app, crowded.admin) }
    const { body } = await call(app, workers.listCandidates, crowded.admin, { params })
    const ids = body.siders.map(({ id }) => id)
    const filters = { isRecommended: 'true', workedForUs: 'true', jobTypeId: 'waiter' } as const
    for (const query of [
      {},
      { q: 'nom96 prenom4', source: 'organisation' as const },
      { q: '07 00 00 4', limit: 500 },
      { ...filters, offset: 100 },
      { q: 'prenom', ids },
    ]) {
      const ask = () => call(app, workers.listCandidates, crowded.admin, { params, query })
      expect(await longReads(ask)).toEqual([])
    }
    const jobs = () => call(app, workers.listCandidateJobTypes, crowded.admin, { params })
    expect(await longReads(jobs)).toEqual([])
  })

  it('what Siders and candidates have done for a company, and when it has planned them', async () => {
    const crowded = await aCompany(app)
    await manySiders(app.database, crowded.id)
    const shift = at('2026-12-09', '09:00', '17:00')
    const [first] = (await aPostedMission(app, crowded.admin, { shifts: [shift] })).shifts
    await app.database.ownerPool.query(
      `insert into assignments (shift_id, sider_id, mission_id, organisation_id)
        select s.id, k.sider_id, s.mission_id, s.organisation_id
        from shifts s join sider_organisations k using (organisation_id) where s.id = $1`,
      [first?.id],
    )
    await app.database.ownerPool.query('analyze assignments')
    const wanted = await aPostedMission(app, crowded.admin, { shifts: [shift] })
    const ask = () =>
      call(app, workers.listCandidates, crowded.admin, {
        params: { id: wanted.id },
        query: { limit: 500 },
      })
    expect((await ask()).body.siders.every(({ busy }) => busy.length === 1)).toBe(true)
    expect(await longReads(ask)).toEqual([])
    const operator = await actingFor(app, crowded.admin)
    await anApplicant(app, wanted.id, { shownBy: operator })
    const candidates = () =>
      call(app, preselection.listApplicants, crowded.admin, { params: { taskId: wanted.id } })
    expect(await longReads(candidates)).toEqual([])
  })

  it('a mission, its price, and all that changes it', async () => {
    const sider = await aSider(app, { knownTo: [company] })
    const id = await aReadyMission(app, company.admin, { type: 'gestion' })
    const params = { id }
    const steps = [
      () => call(app, missions.readMission, company.admin, { params }),
      () => call(app, quotations.readQuotation, company.admin, { params }),
      () => call(app, legalGuard.readLegalFindings, company.admin, { params: { taskId: id } }),
      () => patched(app, company.admin, id, { requestedSiderIds: [sider], name: 'A' }),
      () => call(app, missions.cloneMission, company.admin, { params, body: {} }),
      async () => {
        const [shift] = await withShifts(app, company.admin, id, [
          at('2026-12-09', '09:00', '17:00'),
        ])
        await call(app, shifts.deleteShift, company.admin, { params: { id: shift?.id ?? '' } })
      },
      () => call(app, missions.confirmMission, company.admin, { params, body: {} }),
      () => call(app, quotations.readQuotation, company.admin, { params }),
    ]
    for (const step of steps) expect(await longReads(step)).toEqual([])
  })
})

describe('how many statements', () => {
  async function count(work: () => Promise<unknown>): Promise<number> {
    const sent = await statementsOf(app.database, work)
    return sent.filter(({ text }) => !/^(begin|commit)/.test(text)).length
  }

  it('a list is the session and one statement, a week two more, whatever their size', async () => {
    const sider = await aSider(app, { knownTo: [company] })
    await aPostedMission(app, company.admin, { type: 'gestion', requestedSiderIds: [sider] })
    expect(await count(() => list(company.admin, { status: 'ongoing,upcoming' }))).toBe(2)
    expect(await count(() => list(company.admin, { q: 'serveur' }))).toBe(2)
    const query = { week: 50, year: 2026 }
    const week = () => call(app, planning.readPlanning, company.admin, { query })
    expect(await count(week)).toBe(3)
  })

  it('Siders and candidates of a mission cost the same number, one or several', async () => {
    const employer = await aCompany(app)
    const operator = await actingFor(app, employer.admin)
    const { id } = await aPostedMission(app, employer.admin)
    const siders = () => call(app, workers.listCandidates, employer.admin, { params: { id } })
    const candidates = () =>
      call(app, preselection.listApplicants, employer.admin, { params: { taskId: id } })
    const add = async () => {
      await aSider(app, { knownTo: [employer] })
      await anApplicant(app, id, { shownBy: operator })
    }
    await add()
    const one = [await count(siders), await count(candidates)]
    await add()
    await add()
    expect([await count(siders), await count(candidates)]).toEqual(one)
  })

  it('shifts cost the same number, one or fifty', async () => {
    const id = await aReadyMission(app, company.admin)
    const add = (hours: number[]) => () =>
      withShifts(
        app,
        company.admin,
        id,
        hours.map((hour) => at('2026-12-14', `${String(hour).padStart(2, '0')}:00`, '23:00')),
      )
    const one = await count(add([14]))
    expect(await count(add([15, 16, 17, 18, 19, 20]))).toBe(one)
    expect(one).toBeLessThanOrEqual(7)
  })
})
