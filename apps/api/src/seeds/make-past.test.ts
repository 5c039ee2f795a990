import { operations } from '@renfort/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../platform/database/db.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, startTestApp, type TestApp } from '../testing/test-app.ts'
import { withQueues } from '../testing/test-jobs.ts'
import { demoJobs } from './bill-the-past.ts'
import type { CompanyWeeks } from './company-weeks.ts'
import { type CompanyPast, firstWeekOfPast, lastWeekOfPast, weeksOf } from './company-past.ts'
import { makePast } from './make-past.ts'
import { seedDemo } from './seed-demo.ts'

let app: TestApp
let whole: StoredPlan
beforeAll(async () => {
  app = await startTestApp({ SEED: 'demo' })
  await withQueues(app, demoJobs)
  await seedDemo(app.services, app.database)
  whole = await planOfDemo()
}, 120_000)
afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

const select = async (statement: string) => (await ownerQuery(app.database, statement)).rows
const demo = async () => (await call(app, operations.health, null)).body.demo
const options = { signal: new AbortController().signal, onProgress: () => undefined }

interface StoredPlan {
  readonly companies: readonly CompanyPast[]
  readonly weeks: readonly CompanyWeeks[]
}

async function planOfDemo(): Promise<StoredPlan> {
  const [step] = await select("select data from installation_steps where name = 'demo-past'")
  return step?.['data'] as StoredPlan
}

async function leaveToMake(plan: StoredPlan): Promise<void> {
  await ownerQuery(
    app.database,
    "update installation_steps set data = $1::jsonb, done_at = null where name = 'demo-past'",
    [JSON.stringify(plan)],
  )
}

/** A mission that comes back and one with a selection, in the last weeks: the whole past takes half a minute. */
async function shorten(): Promise<CompanyPast[]> {
  const plan = await planOfDemo()
  const [company] = plan.companies
  const again = company?.series.find(({ siderIds }) => siderIds !== undefined)
  const chosen = company?.series.find(({ refused }) => refused !== undefined)
  if (company === undefined || again === undefined || chosen === undefined) throw new Error()
  const from = firstWeekOfPast - lastWeekOfPast
  const series = [
    { ...again, from: from - again.every },
    { ...chosen, from: from - 1 },
  ]
  const companies = [{ ...company, series }]
  await leaveToMake({ ...plan, companies, weeks: [] })
  return companies
}

/** The same database for so many transactions; what comes after fails, as when a process was killed. */
function cutOff(db: Db, transactions: number): Db {
  let left = transactions
  const cut = (each: Db): Db => ({
    ...each,
    at: (clock) => cut(each.at(clock)),
    transaction: (scope, work) => {
      left -= 1
      if (left < 0) throw new Error('cut off')
      return each.transaction(scope, work)
    },
  })
  return cut(db)
}

it('the demo has a hotel in Saint-Denis, ordered by its clocks, and a site in Strasbourg', async () => {
  const places = await select(
    "select city, has_protestant_church as church from locations where postal_code in ('97400', '67000') and favorite order by city",
  )
  expect(places).toEqual([
    { city: 'Saint-Denis', church: null },
    { city: 'Strasbourg', church: true },
  ])
  const shifts = await select(
    `select distinct m.time_zone as zone, to_char(s.starts_at at time zone m.time_zone, 'HH24:MI') as start
     from shifts s join missions m on m.id = s.mission_id
     where m.name = 'Buffets du Barachois' and m.status = 'submitted' order by start`,
  )
  expect(shifts).toEqual([
    { zone: 'Indian/Reunion', start: '11:00' },
    { zone: 'Indian/Reunion', start: '18:30' },
  ])
})

it(
  'the past of the demo goes on after each stop: nothing twice, nothing missing',
  { timeout: 120_000 },
  async () => {
    const companies = await shorten()
    expect(await demo()).toBe('making')
    let stops = 0
    for (let transactions = 1; (await demo()) !== 'ready'; transactions += 2) {
      const services = { ...app.services, db: cutOff(app.services.db, transactions) }
      await makePast(services, app.database, options).catch(() => (stops += 1))
    }
    expect(stops).toBeGreaterThan(5)

    const ordered = companies.flatMap(({ series }) =>
      series.flatMap((each) =>
        weeksOf(each).map(() => ({
          name: each.name,
          status: 'submitted',
          hired: (each.hired ?? each.siderIds ?? []).length,
        })),
      ),
    )
    const byName = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted()
    const past =
      "missions m where m.created_at < (select done_at - interval '30 days' from installation_steps where name = 'demo')"
    const missions = await select(`select name, status, hired_siders_count as hired from ${past}`)
    expect(byName(missions)).toEqual(byName(ordered))
    const refused = companies.flatMap(({ series }) => series.flatMap(({ refused: id }) => id ?? []))
    const applicants = await select(
      `select sider_id, status from applicants where mission_id in (select id from ${past})`,
    )
    expect(byName(applicants)).toEqual(
      byName(refused.map((sider_id) => ({ sider_id, status: 'refused' }))),
    )
    expect(
      await select(
        `select 1 from contract_batches where status <> 'signed' and mission_id in (select id from ${past})`,
      ),
    ).toEqual([])
    expect(await select("select name from pgboss.job where name = 'bill-demo-past'")).toHaveLength(
      1,
    )
  },
)

it('a stop ends the making of the past between two calls', async () => {
  await ownerQuery(
    app.database,
    "update installation_steps set done_at = null where name = 'demo-past'",
  )
  const signal = AbortSignal.abort()
  await expect(makePast(app.services, app.database, { ...options, signal })).rejects.toThrow(
    'aborted',
  )
  expect(await demo()).toBe('making')
})

it(
  'the weeks around the present go on after each stop, and show each state once',
  { timeout: 120_000 },
  async () => {
    const [house] = whole.weeks
    const [past] = whole.companies
    if (house === undefined || past === undefined) throw new Error()
    await leaveToMake({ ...whole, weeks: [house], companies: [{ ...past, series: [] }] })
    let stops = 0
    for (let transactions = 1; (await demo()) !== 'ready'; transactions *= 2) {
      const services = { ...app.services, db: cutOff(app.services.db, transactions) }
      await makePast(services, app.database, options).catch(() => (stops += 1))
    }
    expect(stops).toBeGreaterThan(5)

    const of = house.missions.map(({ name }) => `'${String(name).replaceAll("'", "''")}'`).join()
    const missions = await select(
      `select name, hired_siders_count as hired,
         (select string_agg(b.status, ' ' order by b.status) from contract_batches b where b.mission_id = m.id) as papers,
         (select string_agg(h.status, ' ' order by h.status) from attendances h
          where h.mission_id = m.id and h.starts_at::date = '2026-12-01') as hours
       from missions m where name in (${of}) and status = 'submitted' order by starts_at, name`,
    )
    expect(missions.map(({ name, hired, papers, hours }) => [name, hired, papers, hours])).toEqual([
      ['Service du matin', 4, 'signed', 'att.disputed att.validated att.waiting att.waiting'],
      ['Cocktail du barreau', 3, 'unsigned', null],
      ['Renfort souple en salle', 2, 'unsigned', null],
      ['Accueil du salon', 1, 'signed', null],
      ['Commandes traiteur', 2, 'signed unsigned', null],
      ['Groupes, midi et soir', 3, 'signed', null],
      ['Dîner des anciens', 3, 'contested', null],
      ['Brunch du dimanche', 0, null, null],
    ])
  },
)
