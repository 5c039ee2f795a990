import { attendances, contracts, staffDay } from '@renfort/contract'
import type { StaffItem } from '@renfort/contract/staff-day.ts'
import type { StaffItemKind, StaffView } from '@renfort/domain/staff-day/staff-item.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unknownId } from '../testing/writes/valid-write.ts'
import { collectDueInvoices } from '../collection/collect-due-invoices.ts'
import { aCompany, actingFor, anInsider, type TestCompany } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { span, workedShift } from '../testing/hours.ts'
import { anInvoice } from '../testing/invoices.ts'
import { aPostedMission, aReadyMission, at } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aParkedJob } from '../testing/parked-jobs.ts'
import { aCard, payingWith, testCards } from '../testing/payments.ts'
import { statementsOf } from '../testing/plans.ts'
import { runJob } from '../testing/run-job.ts'
import { call, type Caller, startTestApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let insider: Caller
let colleague: Caller

beforeAll(async () => {
  // A database of its own: every item of all companies is listed.
  app = await startTestApp()
  company = await aCompany(app)
  insider = await anInsider(app)
  colleague = await anInsider(app)
})

beforeEach(() => app.clock.set(testNow))

afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

async function day(view: StaffView = 'all', caller = insider) {
  const { status, body } = await call(app, staffDay.readStaffDay, caller, { query: { view } })
  expect(status).toBe(200)
  return body
}

async function itemsOf(kind: StaffItemKind, view: StaffView = 'all', caller = insider) {
  const { sections } = await day(view, caller)
  return sections.flatMap((section): StaffItem[] => (section.kind === kind ? section.items : []))
}

const change = (
  kind: string,
  subject: string,
  body: {
    version: number
    assigneeId?: string | null
    note?: string
    snoozedUntil?: string | null
  },
  caller = insider,
) => call(app, staffDay.changeStaffItem, caller, { params: { kind, subject }, body })

async function aConflict(day = '2026-12-07'): Promise<string> {
  const { ids, siderIds, shiftId } = await workedShift(app, company, { day })
  const [id = ''] = ids
  await call(app, attendances.clockHours, insider, {
    body: { siderId: siderIds[0] ?? '', shiftId, ...span('09:00', '17:30', day), breaks: [] },
  })
  await call(app, attendances.disputeHours, company.admin, {
    params: { id },
    body: { ...span('09:00', '16:00', day), breakDates: [], comment: 'Parti à 16h' },
  })
  await call(app, attendances.answerHours, insider, { params: { id }, body: { accepted: false } })
  return id
}

describe('the day of internal staff', () => {
  it('has the places to fill of seven days by the start of the first, with the company', async () => {
    const late = await aPostedMission(app, company.admin, {
      shifts: [at('2026-12-04', '18:00', '23:00', { slots: 2 })],
    })
    const first = await aPostedMission(app, company.admin, {
      shifts: [
        at('2026-12-03', '09:00', '17:00', { slots: 3 }),
        at('2026-12-05', '09:00', '17:00'),
        at('2026-12-20', '09:00', '17:00'),
      ],
    })
    await aPostedMission(app, company.admin, { shifts: [at('2026-12-10', '09:00', '17:00')] })
    await aReadyMission(app, company.admin)
    expect(await itemsOf('place')).toMatchObject([
      {
        subject: first.id,
        company: { id: company.id, name: company.name },
        taskName: expect.stringContaining('Serveur') as string,
        due: '2026-12-03T08:00:00.000Z',
        openSlots: 4,
        care: { assignee: null, note: null, snoozedUntil: null, version: 0 },
      },
      { subject: late.id, due: '2026-12-04T17:00:00.000Z', openSlots: 2 },
    ])
  })

  it('CTR-22 CTR-24 has contested contracts, due by their next clock', async () => {
    const { id } = await aBatch(app, company, { day: '2026-12-03' })
    await call(app, contracts.contestContract, company.manager, {
      params: { id: company.id, docId: id },
      body: { description: 'Le taux est faux' },
    })
    expect(await itemsOf('contract')).toMatchObject([
      { subject: id, due: '2026-12-05T23:00:00.000Z', contestedBy: 'Camille Durand' },
    ])
  })

  it('TS-25 TS-27 has hours in conflict, due on the Monday at 22:00 after their week', async () => {
    const id = await aConflict()
    app.clock.set('2026-12-08T09:00:00.000Z')
    expect(await itemsOf('hours')).toMatchObject([{ subject: id, due: '2026-12-14T21:00:00.000Z' }])
  })

  it('has who has not come ten minutes after the start, until the end of the shift', async () => {
    const { shiftId, siderIds } = await workedShift(app, company, { siders: 2, day: '2026-12-09' })
    const missing = async (time: string) => {
      app.clock.set(`2026-12-09T${time}:00.000Z`)
      return (await itemsOf('missing')).filter(({ subject }) => subject === shiftId)
    }
    expect(await missing('08:09')).toEqual([])
    const [item] = await missing('08:10')
    expect(item).toMatchObject({
      count: 2,
      due: '2026-12-09T08:00:00.000Z',
      siders: expect.arrayContaining(
        siderIds.map((id) => expect.objectContaining({ id }) as unknown),
      ) as unknown,
    })
    expect(await missing('16:00')).toEqual([])
  })

  it('ENT-20 has refused payments, with what is left to pay and since when', async () => {
    const payer = await aCompany(app)
    await payingWith(app, payer, aCard(testCards.declinedLater))
    const id = await anInvoice(app, payer)
    app.clock.set('2027-01-14T05:30:00.000Z')
    await runJob(app, collectDueInvoices)
    expect(await itemsOf('payment', 'all', await anInsider(app))).toMatchObject([
      { subject: id, company: { id: payer.id }, amount: 243.36, due: '2027-01-13T23:00:00.000Z' },
    ])
  })

  it('has jobs that failed, with the company that they work for, and no deadline', async () => {
    const id = await aParkedJob(app, { data: { organisationId: company.id } })
    const other = await aParkedJob(app, { data: { organisationId: 'nobody' } })
    const items = await itemsOf('job')
    expect(items.find(({ subject }) => subject === id)).toMatchObject({
      name: 'sweep-keys',
      company: { id: company.id },
      due: null,
    })
    expect(items.find(({ subject }) => subject === other)?.company).toBeNull()
  })

  it('SET-06 has the companies of the last thirty days without their settings, the oldest first', async () => {
    const fresh = await aCompany(app, { complete: false })
    const found = async (id: string, caller = insider) =>
      (await itemsOf('setting', 'all', caller)).find(({ subject }) => subject === id)
    expect(await found(company.id)).toBeUndefined()
    expect(await found(fresh.id)).toMatchObject({
      due: null,
      createdAt: expect.stringContaining('2026-12-02T09:00') as string,
      missing: expect.arrayContaining(['profile', 'hourTypes']) as string[],
    })
    app.clock.set('2027-01-02T09:00:00.000Z')
    expect(await found(fresh.id, await anInsider(app))).toBeUndefined()
  })

  it('names the colleagues who may take an item', async () => {
    const { colleagues } = await day()
    const ids = colleagues.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([insider.userId, colleague.userId]))
    expect(ids).not.toContain(company.admin.userId)
  })

  it('PERM-09 is for internal staff who act for nobody', async () => {
    const acting = await actingFor(app, company.admin, insider)
    expect((await call(app, staffDay.readStaffDay, acting, {})).error.key).toBe(
      'errors.logas.forbidden',
    )
    for (const caller of [company.admin, company.manager, company.collaborator]) {
      expect((await call(app, staffDay.readStaffDay, caller, {})).status).toBe(403)
      expect((await change('setting', company.id, { version: 0, note: 'x' }, caller)).status).toBe(
        403,
      )
    }
  })
})

describe('who takes an item', () => {
  let mission: string
  beforeEach(async () => {
    mission = (
      await aPostedMission(app, company.admin, { shifts: [at('2026-12-03', '09:00', '17:00')] })
    ).id
  })
  const placesIn = async (view: StaffView, caller = insider) =>
    (await itemsOf('place', view, caller)).some(({ subject }) => subject === mission)

  it('is the one of internal staff whom it is given to, and its views follow', async () => {
    expect([await placesIn('mine'), await placesIn('nobody')]).toEqual([false, true])
    const { body } = await change('place', mission, { version: 0, assigneeId: colleague.userId })
    expect(body).toMatchObject({ assignee: { id: colleague.userId }, version: 1 })
    expect([await placesIn('mine'), await placesIn('nobody')]).toEqual([false, false])
    expect([await placesIn('all'), await placesIn('mine', colleague)]).toEqual([true, true])
    const { rows } = await ownerQuery(
      app.database,
      `select actor_id, organisation_id, before, after from audit_log
        where action = 'staffDay.change' and entity_id = $1`,
      [`place ${mission}`],
    )
    expect(rows).toEqual([
      {
        actor_id: insider.userId,
        organisation_id: null,
        before: { assignee: null, note: null, snoozedUntil: null },
        after: { assignee: 'Camille Durand', note: null, snoozedUntil: null },
      },
    ])
  })

  it('of two who take it, the second is told who was first, and nothing is lost', async () => {
    const take = (caller: Caller) =>
      change('place', mission, { version: 0, assigneeId: caller.userId }, caller)
    const answers = await Promise.all([take(insider), take(colleague)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error).toMatchObject({
      key: 'errors.staff_item.taken',
      metadata: { name: 'Camille Durand' },
    })
    const first = answers[0].status === 200 ? insider : colleague
    // Who has it already may take it again: nothing changes.
    expect((await take(first)).body).toMatchObject({ version: 1, assignee: { id: first.userId } })
  })

  it('a note that was written on an older version is refused, and the other note stays', async () => {
    await change('place', mission, { version: 0, note: 'Appeler Nora' }, colleague)
    const late = await change('place', mission, { version: 0, note: 'Rien' })
    expect(late.error.key).toBe('errors.staff_item.changed')
    const { body } = await change('place', mission, { version: 1, note: '  Appeler Léo  ' })
    expect(body.note).toBe('Appeler Léo')
    expect((await change('place', mission, { version: 2, note: '   ' })).body.note).toBeNull()
  })

  it('a note has 2000 characters at most', async () => {
    expect((await change('place', mission, { version: 0, note: 'a'.repeat(2000) })).status).toBe(
      200,
    )
    const { status, error } = await change('place', mission, { version: 1, note: 'a'.repeat(2001) })
    expect([status, error.key]).toEqual([400, 'errors.field.too_long'])
  })

  it('an item that is put off comes back at its time, by the clock of the product', async () => {
    const until = '2026-12-02T11:00:00.000Z'
    await change('place', mission, { version: 0, snoozedUntil: until })
    expect([await placesIn('all'), await placesIn('snoozed')]).toEqual([false, true])
    app.clock.set(until)
    expect([await placesIn('all'), await placesIn('snoozed')]).toEqual([true, false])
  })

  it.each(['2026-12-02T09:00:00.000Z', '2027-01-01T09:01:00.000Z'])(
    'nothing is put off until %s',
    async (snoozedUntil) => {
      const { status, error } = await change('place', mission, { version: 0, snoozedUntil })
      expect([status, error.key]).toEqual([400, 'errors.staff_item.snooze'])
    },
  )

  it('is nobody outside of internal staff', async () => {
    const { status, error } = await change('place', mission, {
      version: 0,
      assigneeId: company.admin.userId,
    })
    expect([status, error.key]).toEqual([400, 'errors.field.unknown_choice'])
  })

  it('an account that leaves internal staff gives its items back, with their notes', async () => {
    const leaving = await anInsider(app)
    await change('place', mission, { version: 0, assigneeId: leaving.userId, note: 'Relancer' })
    expect(await placesIn('nobody')).toBe(false)
    await ownerQuery(app.database, 'update users set is_insider = false where id = $1', [
      leaving.userId,
    ])
    const found = (await itemsOf('place', 'nobody')).find(({ subject }) => subject === mission)
    expect(found?.care).toMatchObject({ assignee: null, note: 'Relancer', version: 1 })
    const { status } = await change('place', mission, { version: 1, assigneeId: insider.userId })
    expect(status).toBe(200)
  })

  it('what is settled, or of another kind, is not found', async () => {
    for (const [kind, subject] of [
      ['place', unknownId],
      ['setting', company.id],
      ['contract', mission],
      ['mission', mission],
    ] as const) {
      const { status } = await change(kind, subject, { version: 0, note: 'x' })
      expect([kind, status]).toEqual([kind, 404])
    }
  })
})

describe('the statements', () => {
  it('are three with that of the session, for one item as for many', async () => {
    expect(await statementsOf(app.database, () => day())).toHaveLength(3)
  })
})
