import { amendments, contracts, hiring, quotations } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { instant, lastDateInParis } from '@renfort/domain/kernel/calendar.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { actingFor, aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { aBatch, withPaper } from '../testing/contracts.ts'
import { aPostedMission, at, aDraft, theMission } from '../testing/missions.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aSider } from '../testing/siders.ts'
import { call, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
const company = await aCompany(app)
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

type Body = Input<typeof amendments.makeAmendment>['body']

const week = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11']

/** A posted mission from Monday to Friday whose slots Siders are hired for. */
async function hired({ siders = 1, own = company } = {}) {
  const mission = await aPostedMission(app, own.admin, {
    shifts: week.map((day) => at(day, '09:00', '17:00', { breakDuration: 60, slots: siders })),
  })
  const siderIds: string[] = []
  for (let i = 0; i < siders; i += 1) siderIds.push(await aSider(app))
  const { body } = await call(app, hiring.hireSiders, insider, {
    params: { id: mission.id },
    body: { assignments: siderIds.map((siderId) => ({ siderId })) },
  })
  const documentId = body.contractsBatch?.id ?? ''
  await withPaper(app, documentId)
  return { id: mission.id, shifts: mission.shifts, siderIds, documentId }
}

const make = async (id: string, body: Body, caller = company.admin) =>
  call(app, amendments.makeAmendment, caller, { params: { id }, body })
const check = async (id: string, body: Body, caller = company.admin) =>
  call(app, amendments.checkAmendment, caller, { params: { id }, body })
const chain = async (id: string, caller = company.admin) =>
  (await call(app, amendments.readAmendments, caller, { params: { id } })).body
const day = (date: string) => `${date}T00:00:00.000Z`
const plannedDays = async (id: string) =>
  (await theMission(app, company.admin, id)).shifts.map(({ startDate, slots }) => [
    startDate.slice(5, 10),
    slots,
  ])
const priceOf = async (id: string) =>
  (await call(app, quotations.readQuotation, company.admin, { params: { id } })).body.price
const assigned = async (siderId: string) =>
  (
    await ownerQuery(
      app.database,
      'select starts_at from assignments where sider_id = $1 order by starts_at',
      [siderId],
    )
  ).rows.map(({ starts_at: start }) => new Date(String(start)).toISOString().slice(5, 10))

describe('a renewal', () => {
  it.each([
    ['a renewal', { kind: 'renewal', until: day('2026-12-18') }],
    ['another term', { kind: 'term', until: day('2026-12-10') }],
  ] as const)(
    'of two Siders: %s prices the contract of each by their own hours alone',
    async (_what, order) => {
      const own = await aCompany(app)
      const contractsAfter = async (siders: number) => {
        const { id } = await hired({ siders, own })
        const { body } = await check(id, order, own.admin)
        return (body.effect?.contracts ?? []).map(({ after: { price, salary, minutes } }) => {
          return { price, salary, minutes }
        })
      }
      const [alone] = await contractsAfter(1)
      expect(alone?.price).toBeGreaterThan(0)
      expect(await contractsAfter(2)).toEqual([alone, alone])
    },
  )

  it('adds the days, their hours and their price, and makes an amendment to sign', async () => {
    const { id, siderIds, documentId } = await hired()
    const before = await priceOf(id)
    const order: Body = { kind: 'renewal', until: day('2026-12-18') }
    const checked = await check(id, order)
    const { status, body } = await make(id, order)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      kind: 'renewal',
      from: day('2026-12-14'),
      price: { before, after: 2 * before },
      contracts: [
        {
          siderId: siderIds[0],
          number: expect.stringMatching(/^M\d{8}-01-A1$/),
          before: { firstDay: day('2026-12-07'), lastDay: day('2026-12-11'), workedDays: 5 },
          after: {
            firstDay: day('2026-12-07'),
            lastDay: day('2026-12-18'),
            workedDays: 10,
            minutes: 4200,
            price: 2 * before,
          },
        },
      ],
    })
    const { documentId: amendmentId, kind: _, ...effect } = body
    expect(checked.body).toEqual({ effect, refusal: null })
    expect(await priceOf(id)).toBe(2 * before)
    expect((await assigned(siderIds[0] ?? '')).slice(5)).toEqual([
      '12-14',
      '12-15',
      '12-16',
      '12-17',
      '12-18',
    ])
    expect(await theMission(app, company.admin, id)).toMatchObject({
      endDate: '2026-12-18T16:00:00.000Z',
      hasContracts: true,
      hiredSidersCount: 1,
      selectionStatus: 'completed',
      contractsBatches: [
        { id: documentId, status: 'unsigned' },
        { id: amendmentId, status: 'unsigned' },
      ],
    })
  })

  it('CTR-21 CTR-22 CTR-23 is signed, contested and regenerated by the operations of every contract', async () => {
    const own = await aCompany(app)
    const { id, documentId } = await hired({ own })
    const made = await make(id, { kind: 'renewal', until: day('2026-12-18') }, own.admin)
    const params = { id: own.id, docId: made.body.documentId }
    const list = await call(app, contracts.listContracts, own.admin, { params: { id: own.id } })
    expect(list.body.documents.map((each) => each.documentId)).toEqual([
      made.body.documentId,
      documentId,
    ])
    const read = await call(app, contracts.readContract, own.admin, { params })
    expect(read.body).toMatchObject({
      startDate: '2026-12-14T08:00:00.000Z',
      signBefore: { lastDay: day('2026-12-16') },
      contracts: [{ number: expect.stringMatching(/-01-A1$/) }],
    })
    const contest = () =>
      call(app, contracts.contestContract, own.admin, {
        params,
        body: { description: 'Pas ce jour' },
      })
    expect((await contest()).body.status).toBe('contested')
    const blocked = await make(id, { kind: 'term', until: day('2026-12-17') }, own.admin)
    expect([blocked.status, blocked.error?.key]).toEqual([409, 'errors.amendment.contested'])
    await call(app, contracts.regenerateContracts, insider, {
      params: { id: own.id },
      body: { documentIds: [made.body.documentId] },
    })
    await withPaper(app, made.body.documentId)
    const signed = await call(app, contracts.signContract, own.admin, {
      params,
      body: { version: 2 },
    })
    expect(signed.body.status).toBe('signed')
    expect((await chain(id, own.admin)).contracts).toMatchObject([
      {
        lastDay: day('2026-12-18'),
        renewalsLeft: 1,
        documents: [
          {
            documentId,
            kind: 'contract',
            status: 'unsigned',
            terms: { lastDay: day('2026-12-11') },
          },
          { kind: 'renewal', status: 'signed', terms: { lastDay: day('2026-12-18') } },
        ],
      },
    ])
  })

  it('is given twice, and never a third time (L1251-35-1)', async () => {
    const { id } = await hired()
    const until = (date: string) => make(id, { kind: 'renewal', until: day(date) })
    const statuses = [(await until('2026-12-15')).status, (await until('2026-12-17')).status]
    expect(statuses).toEqual([201, 201])
    const third = await until('2026-12-21')
    expect([third.status, third.error]).toMatchObject([
      409,
      { key: 'errors.amendment.renewals_used', metadata: { max: 2 } },
    ])
  })

  it('past the longest length of its motive is refused with its last day (L1251-12-1)', async () => {
    const { id } = await hired()
    const { status, error } = await make(id, { kind: 'renewal', until: day('2028-06-07') })
    expect([status, error]).toMatchObject([
      400,
      { key: 'errors.amendment.too_long', metadata: { months: 18, latest: '2028-06-06' } },
    ])
  })

  it('of one of two Siders leaves the other as they were', async () => {
    const { id, siderIds } = await hired({ siders: 2 })
    const [ana = '', bo = ''] = siderIds
    await make(id, { kind: 'renewal', until: day('2026-12-14'), siderIds: [ana] })
    expect([await assigned(ana), await assigned(bo)].map((days) => days.length)).toEqual([6, 5])
    expect((await plannedDays(id)).at(-1)).toEqual(['12-14', 1])
    expect((await chain(id)).contracts.map(({ documents }) => documents.length)).toEqual([2, 1])
  })

  it('finds nobody at work twice: the other company is not named', async () => {
    const { id, siderIds } = await hired()
    const other = await aCompany(app)
    const elsewhere = await aPostedMission(app, other.admin, {
      shifts: [at('2026-12-14', '12:00', '20:00')],
    })
    const [siderId = ''] = siderIds
    await call(app, hiring.hireSiders, insider, {
      params: { id: elsewhere.id },
      body: { assignments: [{ siderId }] },
    })
    const order: Body = { kind: 'renewal', until: day('2026-12-14') }
    const { status, error, response } = await make(id, order)
    expect([status, error?.key]).toEqual([409, 'errors.hiring.elsewhere'])
    expect(response.body).not.toContain(elsewhere.id)
    expect(response.body).not.toContain(other.id)
    expect((await check(id, order)).body).toMatchObject({
      effect: null,
      refusal: { key: 'errors.hiring.elsewhere' },
    })
    expect((await chain(id)).contracts[0]?.documents).toHaveLength(1)
  })

  it('that makes seven days in a row takes a reason', async () => {
    const days = ['2026-12-09', '2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13']
    const { missionId: id, siderIds } = await aBatch(app, company, { days })
    const order: Body = { kind: 'renewal', until: day('2026-12-15') }
    expect((await check(id, order)).body.effect?.warnings).toMatchObject([
      { siderId: siderIds[0], findings: [{ key: 'consecutive_days' }] },
    ])
    const unexplained = await make(id, order)
    expect([unexplained.status, unexplained.error?.key]).toEqual([
      400,
      'errors.hiring.reason_missing',
    ])
    expect((await make(id, { ...order, warningReason: 'Accord du Sider' })).status).toBe(201)
  })
})

describe('two acts at once', () => {
  it('G-31 wait for each other: the second sees what the first did', async () => {
    const { id } = await hired()
    const both = await Promise.all([
      make(id, { kind: 'renewal', until: day('2026-12-14') }),
      make(id, { kind: 'renewal', until: day('2026-12-14') }),
    ])
    const found = both.map(({ status }) => status).toSorted()
    expect(found).toEqual([201, expect.any(Number)])
    expect(found[1]).toBeGreaterThanOrEqual(400)
    expect((await chain(id)).contracts[0]?.documents).toHaveLength(2)
  })
})

describe('a change of the term', () => {
  it('is one of the days that the flexibility allows, forward and back (L1251-30)', async () => {
    const { id, siderIds } = await hired()
    const [found] = (await chain(id)).contracts
    expect(found).toMatchObject({
      renewalsLeft: 2,
      longestMonths: 18,
      longestUntil: day('2028-06-06'),
      termDays: ['2026-12-09', '2026-12-10', '2026-12-14'].map(day),
      trialEnd: day('2026-12-08'),
    })
    const before = await priceOf(id)
    const { status, body } = await make(id, { kind: 'term', until: day('2026-12-09') })
    expect([status, body.from, body.price]).toEqual([
      201,
      day('2026-12-10'),
      { before, after: (before * 3) / 5 },
    ])
    expect(await assigned(siderIds[0] ?? '')).toEqual(['12-07', '12-08', '12-09'])
    expect(await plannedDays(id)).toEqual([
      ['12-07', 1],
      ['12-08', 1],
      ['12-09', 1],
    ])
    // Flexibility counts from the agreed term, not from the moved one.
    const further = await make(id, { kind: 'term', until: day('2026-12-08') })
    expect(further.error?.key).toBe('errors.amendment.term_out_of_bounds')
    expect((await make(id, { kind: 'term', until: day('2026-12-14') })).status).toBe(201)
  })

  it.each([
    ['2026-12-08', 'errors.amendment.term_out_of_bounds'],
    ['2026-12-15', 'errors.amendment.term_out_of_bounds'],
    ['2026-12-12', 'errors.amendment.no_work_that_day'],
    ['2026-12-11', 'errors.amendment.nothing_changes'],
  ])('to %s is refused', async (until, key) => {
    const { id } = await hired()
    const { status, error } = await make(id, { kind: 'term', until: day(until) })
    expect([status, error?.key]).toEqual([400, key])
  })
})

describe('new hours', () => {
  const times = (shift: { id: string; startDate: string }, start: string, end: string) => ({
    id: shift.id,
    startDate: `${shift.startDate.slice(0, 10)}T${start}:00Z`,
    endDate: `${shift.startDate.slice(0, 10)}T${end}:00Z`,
    breakDuration: 30,
  })

  it('move the shifts of the chosen Siders and keep those of the others', async () => {
    const { id, shifts, siderIds } = await hired({ siders: 2 })
    const [ana = '', bo = ''] = siderIds
    const [, tuesday] = shifts
    if (tuesday === undefined) throw new Error('no shift')
    const { status, body } = await make(id, {
      kind: 'hours',
      siderIds: [ana],
      shifts: [times(tuesday, '10:00', '18:30')],
    })
    expect([status, body.from]).toEqual([201, day('2026-12-08')])
    expect(body.contracts).toMatchObject([
      { siderId: ana, before: { minutes: 2100 }, after: { minutes: 2160 } },
    ])
    const after = (await theMission(app, company.admin, id)).shifts.filter(({ startDate }) =>
      startDate.startsWith('2026-12-08'),
    )
    expect(after.map(({ startDate, slots }) => [startDate.slice(11, 16), slots])).toEqual([
      ['08:00', 1],
      ['10:00', 1],
    ])
    expect(await assigned(bo)).toHaveLength(5)
    expect(after[0]?.id).toBe(tuesday.id)
  })

  it('for everybody keep the shift', async () => {
    const { id, shifts, siderIds } = await hired({ siders: 2 })
    const [monday] = shifts
    if (monday === undefined) throw new Error('no shift')
    await make(id, { kind: 'hours', shifts: [times(monday, '09:00', '16:30')] })
    const [first] = (await theMission(app, company.admin, id)).shifts
    expect(first).toMatchObject({ id: monday.id, startDate: '2026-12-07T09:00:00.000Z', slots: 2 })
    expect(await assigned(siderIds[1] ?? '')).toHaveLength(5)
  })

  it.each([
    ['on another day than those of the contract', '2026-12-14', 'errors.amendment.outside_term'],
    ['of a time that has passed', '2026-12-01', 'errors.shift.past_forbidden'],
  ])('%s are refused', async (_what, date, key) => {
    const { id, shifts } = await hired()
    const [monday] = shifts
    if (monday === undefined) throw new Error('no shift')
    const moved = times({ id: monday.id, startDate: date }, '10:00', '17:00')
    const { status, error } = await make(id, { kind: 'hours', shifts: [moved] })
    expect([status, error?.key]).toEqual([400, key])
  })

  it('of shifts that have begun, or that somebody has hours of, are refused', async () => {
    const { id, shifts } = await hired()
    const [monday] = shifts
    if (monday === undefined) throw new Error('no shift')
    app.clock.set(instant('2026-12-07T09:30:00Z'))
    const begun = await make(id, { kind: 'hours', shifts: [times(monday, '10:00', '17:00')] })
    expect([begun.status, begun.error?.key]).toEqual([409, 'errors.amendment.worked'])
  })

  it('of a shift of another mission are unknown', async () => {
    const { id } = await hired()
    const [other] = (await hired()).shifts
    if (other === undefined) throw new Error('no shift')
    const { status, error } = await make(id, {
      kind: 'hours',
      shifts: [times(other, '10:00', '17:00')],
    })
    expect([status, error?.key]).toEqual([400, 'errors.field.unknown_choice'])
  })
})

describe('an early end', () => {
  it('takes the Sider off what is left, keeps what was worked, and says why', async () => {
    const { id, siderIds } = await hired({ siders: 2 })
    const [ana = '', bo = ''] = siderIds
    app.clock.set(instant('2026-12-08T18:00:00Z'))
    const { status, body } = await make(id, {
      kind: 'end',
      until: day('2026-12-08'),
      reason: 'trialPeriod',
      siderIds: [ana],
    })
    expect([status, body.from]).toEqual([201, day('2026-12-09')])
    expect([await assigned(ana), await assigned(bo)].map((days) => days.length)).toEqual([2, 5])
    expect((await plannedDays(id)).map(([, slots]) => slots)).toEqual([2, 2, 1, 1, 1])
    expect((await chain(id)).contracts).toMatchObject([
      {
        siderId: ana,
        lastDay: day('2026-12-08'),
        documents: [{}, { kind: 'end', reason: 'trialPeriod' }],
      },
      { siderId: bo, lastDay: day('2026-12-11') },
    ])
    app.clock.set(instant('2026-12-09T08:00:00Z'))
    const ended = await make(id, { kind: 'renewal', until: day('2026-12-18'), siderIds: [ana] })
    expect([ended.status, ended.error?.key]).toEqual([409, 'errors.amendment.ended'])
  })

  it('L1251-14 for the trial is not open again once the contract is renewed', async () => {
    const { id } = await hired()
    app.clock.set(instant('2026-12-09T08:00:00Z'))
    expect((await make(id, { kind: 'renewal', until: day('2027-02-26') })).status).toBe(201)
    expect((await chain(id)).contracts[0]?.trialEnd).toBe(day('2026-12-08'))
    const order: Body = { kind: 'end', until: day('2026-12-10'), reason: 'trialPeriod' }
    const { status, error } = await make(id, order)
    expect([status, error]).toMatchObject([
      400,
      { key: 'errors.amendment.trial_over', metadata: { trialEnd: '2026-12-08' } },
    ])
  })

  it.each<[string, Partial<Extract<Body, { kind: 'end' }>>, string]>([
    ['before today', { until: day('2026-12-01') }, 'errors.amendment.end_in_past'],
    ['before it began', { until: day('2026-12-04') }, 'errors.amendment.before_start'],
    ['on its last day', { until: day('2026-12-11') }, 'errors.amendment.end_not_earlier'],
    [
      'for the trial, afterwards',
      { reason: 'trialPeriod', until: day('2026-12-09') },
      'errors.amendment.trial_over',
    ],
    [
      'for a fault without a fact',
      { reason: 'seriousFault', comment: ' ' },
      'errors.field.required',
    ],
  ])('%s is refused', async (_what, change, key) => {
    const { id } = await hired()
    const { status, error } = await make(id, {
      kind: 'end',
      until: day('2026-12-08'),
      reason: 'noMoreNeed',
      ...change,
    })
    expect([status, error?.key]).toEqual([400, key])
  })
})

describe('acts on contracts', () => {
  it('decisions §9 are those of admins and of the mission’s own users, also for staff who act for them', async () => {
    const { id } = await hired()
    const other = await aCompany(app)
    const order: Body = { kind: 'renewal', until: day('2026-12-14') }
    const statuses = []
    for (const caller of [company.collaborator, insider, other.admin, company.manager]) {
      statuses.push((await check(id, order, caller)).status)
    }
    expect(statuses).toEqual([403, 403, 404, 404])
    const foreign = await call(app, amendments.readAmendments, other.admin, { params: { id } })
    expect(foreign.status).toBe(404)
    const acting = await make(id, order, await actingFor(app, company.admin))
    expect(acting.status).toBe(201)
  })

  it('are none of a draft, of somebody without a contract, of a contract that was cancelled', async () => {
    const order: Body = { kind: 'renewal', until: day('2026-12-14') }
    const draft = await make(await aDraft(app, company.admin), order)
    expect([draft.status, draft.error?.key]).toEqual([409, 'errors.amendment.not_posted'])
    const { id, siderIds } = await hired()
    const stranger = await make(id, { ...order, siderIds: [await aSider(app)] })
    expect(stranger.status).toBe(404)
    const [siderId = ''] = siderIds
    await call(app, hiring.removeHire, insider, {
      params: { id },
      body: { siderId, reason: 'withdrew' },
    })
    expect((await make(id, { ...order, siderIds: [siderId] })).status).toBe(404)
    const [nobody, unnamed] = [await make(id, order), await make(id, { ...order, siderIds: [] })]
    for (const [{ error }, key] of [
      [nobody, 'errors.amendment.no_contract'],
      [unnamed, 'errors.field.required'],
    ] as const) {
      expect(error?.metadata?.['issues']).toMatchObject([{ path: ['siderIds'], key }])
    }
  })
})

describe('the signatory of an amendment', () => {
  const managerOf = async (own: TestCompany, missionId: string) => {
    const { rows } = await ownerQuery(
      app.database,
      'update missions set manager_id = $1 where id = $2 returning (select email from users where id = $1) as email',
      [own.manager.userId, missionId],
    )
    return String(rows[0]?.['email'])
  }

  it('is mailed once where somebody else made it, with what it does and its link', async () => {
    const own = await aCompany(app)
    const { id } = await hired({ own })
    const email = await managerOf(own, id)
    const order: Body = { kind: 'renewal', until: day('2026-12-14') }
    const key = { 'idempotency-key': 'one-renewal' }
    const sent = async () =>
      call(app, amendments.makeAmendment, own.admin, { params: { id }, body: order }, key)
    const { body } = await sent()
    expect((await sent()).body).toEqual(body)
    const mails = (await mailsTo(app, email)).filter(({ subject }) => subject.startsWith('Avenant'))
    expect(mails).toHaveLength(1)
    const [mail] = mails
    for (const part of [
      'Renouvellement',
      '14 décembre 2026',
      `/contracts/${body.documentId}/signature`,
    ]) {
      expect(mail?.text).toContain(part)
    }
  })

  it('is not mailed what they made themselves', async () => {
    const own = await aCompany(app)
    const { id } = await hired({ own })
    const email = await managerOf(own, id)
    const made = await make(id, { kind: 'renewal', until: day('2026-12-14') }, own.manager)
    expect(made.status).toBe(201)
    const mails = await mailsTo(app, email)
    expect(mails.filter(({ subject }) => subject.startsWith('Avenant'))).toEqual([])
  })
})

describe('the last day of a contract of nights', () => {
  const theNights = async (days: readonly string[]) => {
    const mission = await aPostedMission(app, company.admin, {
      shifts: days.map((date) => at(date, '22:00', '06:00', { breakDuration: 0 })),
    })
    const siderId = await aSider(app)
    await call(app, hiring.hireSiders, insider, {
      params: { id: mission.id },
      body: { assignments: [{ siderId }] },
    })
    return mission.id
  }

  it.each([
    [['2026-12-31', '2027-01-02'], '2026-12-31', '2027-01-03'],
    [['2026-12-10'], '2026-12-10', '2026-12-11'],
  ])(
    'of %j is the day on which the last is over, as the missions say',
    async (days, first, last) => {
      const id = await theNights(days)
      const { contracts: chains } = await chain(id)
      expect(chains.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
        [day(first), day(last)],
      ])
      const { shifts } = await theMission(app, company.admin, id)
      expect(lastDateInParis({ endsAt: instant(shifts.at(-1)?.endDate ?? '') })).toBe(last)
    },
  )
})
