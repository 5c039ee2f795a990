import { amendments, flexiblePlanning, hiring, quotations } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { makeContractDocument } from '../contract/paper/make-contract-document.ts'
import { makeDueShifts } from '../hiring/make-due-shifts.ts'
import { aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { aPostedFlexibleMission, withFeature } from '../testing/flexible-missions.ts'
import { theMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { aSider } from '../testing/siders.ts'
import { call, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
  await withFeature(app, company.id, 'flexiblePlanning')
})
afterEach(() => app.clock.set(testNow))

type Body = Input<typeof amendments.makeAmendment>['body']
const day = (date: string) => `${date}T00:00:00.000Z`

/** Siders from Monday 7 to Sunday 20 December 2026, six days of seven hours a week. */
async function hired({ siders = 2 } = {}) {
  const { id } = await aPostedFlexibleMission(app, company.admin, {
    plan: { startDate: day('2026-12-07'), endDate: day('2026-12-20'), siders },
  })
  const siderIds: string[] = []
  while (siderIds.length < siders) siderIds.push(await aSider(app))
  await call(app, hiring.hireSiders, await anInsider(app), {
    params: { id },
    body: { assignments: siderIds.map((siderId) => ({ siderId })) },
  })
  return { id, siderIds }
}
const make = async (id: string, body: Body) =>
  call(app, amendments.makeAmendment, company.admin, { params: { id }, body })
const priceOf = async (id: string) =>
  (await call(app, quotations.readQuotation, company.admin, { params: { id } })).body.price
// Read from the database: a clock that is weeks ahead has closed the session.
const shiftDays = async (id: string) =>
  (
    await ownerQuery(
      app.database,
      `select to_char(starts_at, 'MM-DD') as day from shifts where mission_id = $1 order by starts_at`,
      [id],
    )
  ).rows.map(({ day: found }) => String(found))
const assignedTo = async (siderId: string) =>
  Number(
    (
      await ownerQuery(
        app.database,
        'select count(*)::int as n from assignments where sider_id = $1',
        [siderId],
      )
    ).rows[0]?.n,
  )

/** Somebody comes instead on the evening of Monday 14 December: five days of seven hours are left. */
async function replaced(id: string, siderId: string) {
  const replacementId = await aSider(app)
  app.clock.set('2026-12-14T19:00:00.000Z')
  const { status } = await call(app, hiring.removeHire, await anInsider(app), {
    params: { id },
    body: { siderId, reason: 'sick', replacementId },
  })
  expect(status).toBe(201)
  // The session of the company is open again.
  app.clock.set(testNow)
  return replacementId
}
const contractsOf = async (id: string) =>
  (await call(app, amendments.readAmendments, company.admin, { params: { id } })).body.contracts

it('a planning by the week is renewed for all: its period is longer, its price and its shifts follow', async () => {
  const { id, siderIds } = await hired()
  const { status, body } = await make(id, { kind: 'renewal', until: day('2026-12-27') })
  expect([status, body.from]).toEqual([201, day('2026-12-21')])
  // Christmas is not worked: two weeks of 42 hours, then one of 35.
  expect(body.price).toEqual({ before: 4436.32, after: 6210.82 })
  expect(await priceOf(id)).toBe(6210.82)
  expect(body.contracts.map(({ after }) => after)).toMatchObject([
    { lastDay: day('2026-12-27'), price: 3105.41 },
    { lastDay: day('2026-12-27'), price: 3105.41 },
  ])
  const planning = await call(app, flexiblePlanning.readFlexiblePlanning, company.admin, {
    params: { taskId: id },
  })
  expect(planning.body).toMatchObject({ endDate: day('2026-12-27'), weeklyVolume: 42, siders: 2 })
  app.clock.set(instant('2026-12-14T06:00:00Z'))
  await runJob(app, makeDueShifts, {})
  expect((await shiftDays(id)).slice(-5)).toEqual(['12-21', '12-22', '12-23', '12-24', '12-26'])
  expect(await assignedTo(siderIds[0] ?? '')).toBe(17)
})

it('days that are cut lose their shifts; days that are added to a made week get theirs at once', async () => {
  const { id, siderIds } = await hired()
  app.clock.set(instant('2026-12-06T06:00:00Z'))
  await runJob(app, makeDueShifts, {})
  expect(await shiftDays(id)).toHaveLength(12)
  await make(id, { kind: 'end', until: day('2026-12-16'), reason: 'noMoreNeed' })
  expect((await shiftDays(id)).slice(-2)).toEqual(['12-15', '12-16'])
  expect(await assignedTo(siderIds[0] ?? '')).toBe(9)
  const renewed = await make(id, { kind: 'renewal', until: day('2026-12-18') })
  expect(renewed.status).toBe(201)
  expect((await shiftDays(id)).slice(-3)).toEqual(['12-16', '12-17', '12-18'])
  expect(await assignedTo(siderIds[1] ?? '')).toBe(11)
})

const twoWeeks = { minutes: 5040, price: 2218.16, salary: 1137.5 }
const fiveDays = { minutes: 2100, price: 887.25, salary: 455 }

it('who joins a planning by the week later has a contract for what is left of it, to the cent (L1251-43)', async () => {
  const { id, siderIds } = await hired()
  const [gone = '', stayed = ''] = siderIds
  const late = await replaced(id, gone)
  const contracts = await contractsOf(id)
  expect(contracts).toMatchObject([
    {
      siderId: stayed,
      firstDay: day('2026-12-07'),
      trialEnd: day('2026-12-08'),
      documents: [{ terms: { workedDays: 12, ...twoWeeks } }],
    },
    {
      siderId: late,
      firstDay: day('2026-12-15'),
      lastDay: day('2026-12-20'),
      trialEnd: day('2026-12-16'),
      longestUntil: day('2028-06-14'),
      documents: [{ terms: { firstDay: day('2026-12-15'), workedDays: 5, ...fiveDays } }],
    },
  ])
  const batchId = contracts[1]?.documents[0]?.documentId ?? ''
  await runJob(app, makeContractDocument, { organisationId: company.id, batchId, version: 1 })
  const { rows } = await ownerQuery(
    app.database,
    `select facts #> '{contracts,0}' as contract from contract_versions where batch_id = $1`,
    [batchId],
  )
  expect(rows).toMatchObject([
    {
      contract: {
        firstDay: '2026-12-15',
        lastDay: '2026-12-20',
        workedDays: 5,
        shifts: [],
        workedMinutes: 2100,
        priceCents: 88_725,
        salaryCents: 45_500,
      },
    },
  ])
  const renewal = await make(id, { kind: 'renewal', until: day('2026-12-27') })
  expect(renewal.body.contracts).toMatchObject([
    { before: twoWeeks, after: { firstDay: day('2026-12-07'), price: 3105.41 } },
    { before: fiveDays, after: { firstDay: day('2026-12-15'), workedDays: 10, price: 1774.5 } },
  ])
  expect((await contractsOf(id))[1]?.documents).toMatchObject([
    { kind: 'contract', terms: fiveDays },
    { kind: 'renewal', terms: { firstDay: day('2026-12-15'), price: 1774.5 } },
  ])
})

it('who joins a planning by the week later is on trial from their own first day (L1251-14)', async () => {
  const { id, siderIds } = await hired({ siders: 1 })
  await replaced(id, siderIds[0] ?? '')
  const end = (until: string) => make(id, { kind: 'end', until: day(until), reason: 'trialPeriod' })
  const early = await end('2026-12-14')
  expect([early.status, early.error?.key]).toEqual([400, 'errors.amendment.before_start'])
  const over = await end('2026-12-17')
  expect([over.status, over.error?.key]).toEqual([400, 'errors.amendment.trial_over'])
  const { status, body } = await end('2026-12-16')
  expect([status, body.contracts]).toMatchObject([
    201,
    [{ after: { firstDay: day('2026-12-15'), lastDay: day('2026-12-16'), workedDays: 2 } }],
  ])
})

it('an early end within the first days is stored though nobody could order it', async () => {
  const { id } = await hired()
  const { status } = await make(id, {
    kind: 'end',
    until: day('2026-12-08'),
    reason: 'trialPeriod',
  })
  expect(status).toBe(201)
  expect(await theMission(app, company.admin, id)).toMatchObject({
    endDate: '2026-12-08T23:00:00.000Z',
  })
})

it.each<[string, (siderIds: readonly string[]) => Body, string]>([
  [
    'hours, which are told week by week',
    () => ({
      kind: 'hours',
      shifts: [
        {
          id: '00000000-0000-4000-8000-000000000001',
          startDate: '2026-12-08T08:00:00Z',
          endDate: '2026-12-08T15:00:00Z',
          breakDuration: 0,
        },
      ],
    }),
    'errors.amendment.flexible_hours',
  ],
  [
    'a renewal of one of two Siders',
    (siderIds) => ({
      kind: 'renewal',
      until: day('2026-12-27'),
      siderIds: siderIds.slice(0, 1),
    }),
    'errors.amendment.everybody',
  ],
])('refuses %s', async (_what, bodyOf, key) => {
  const { id, siderIds } = await hired()
  const { status, error } = await make(id, bodyOf(siderIds))
  expect([status, error?.key]).toEqual([409, key])
})
