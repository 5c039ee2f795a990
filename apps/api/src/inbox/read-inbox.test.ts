import { contracts, inbox, invoices, missions, preselection } from '@renfort/contract'
import type { InboxSection } from '@renfort/contract/inbox.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { mostInboxLines } from '@renfort/domain/inbox/inbox-kind.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectDueInvoices } from '../collection/collect-due-invoices.ts'
import { anApplicant } from '../testing/applicants.ts'
import { aCompany, actingFor, aGroup, anInsider } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { workedShift } from '../testing/hours.ts'
import { aDraft, aPostedMission, at, patched } from '../testing/missions.ts'
import { anInvoice } from '../testing/invoices.ts'
import { aCard, payingWith, testCards } from '../testing/payments.ts'
import { runJob } from '../testing/run-job.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { storedHours } from '../testing/stored-hours.ts'
import { keepsItsPlan, statementsOf } from '../testing/plans.ts'
import { aStoredMission } from '../testing/stored-missions.ts'
import { wireDay } from '../testing/wire-day.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(() => {
  app.clock.set(testNow)
})

async function inboxOf(caller: Caller) {
  const { status, body } = await call(app, inbox.readInbox, caller)
  expect(status).toBe(200)
  return body
}

async function part<Kind extends InboxSection['kind']>(caller: Caller, kind: Kind) {
  const { sections } = await inboxOf(caller)
  const found = sections.find((each): each is InboxSection & { kind: Kind } => each.kind === kind)
  return found ?? { total: 0, lines: [] }
}

describe('what waits for a member', () => {
  it('nothing waits in a complete company without missions', async () => {
    const { admin } = await aCompany(app)
    expect(await inboxOf(admin)).toEqual({ count: 0, sections: [] })
  })

  it('CTR-24 a contract to sign comes with its two deadlines, the next one as its due time', async () => {
    const company = await aCompany(app)
    const { id, missionId } = await aBatch(app, company, { day: '2026-12-04' })
    const line = {
      documentId: id,
      inPlaceOf: null,
      taskId: missionId,
      taskName: 'Serveur / Serveuse',
      startDate: '2026-12-04T08:00:00.000Z',
      timeZone: 'Europe/Paris',
      signBefore: { target: '2026-12-02T08:00:00.000Z', lastDay: wireDay('2026-12-07') },
      due: '2026-12-07T23:00:00.000Z',
    }
    expect(await part(company.admin, 'contract')).toEqual({
      kind: 'contract',
      total: 1,
      lines: [{ ...line, stage: 'targetPassed' }],
    })
    app.clock.set('2026-12-08T09:00:00.000Z')
    expect((await part(company.admin, 'contract')).lines).toEqual([
      { ...line, stage: 'limitPassed' },
    ])
    const contested = await call(app, contracts.contestContract, company.admin, {
      params: { id: company.id, docId: id },
      body: { description: 'Le taux est faux' },
    })
    expect(contested.status).toBe(200)
    expect((await part(company.admin, 'contract')).lines).toEqual([])
  })

  it('TS-27 hours to validate are grouped by week, each with the Monday that validates them', async () => {
    const company = await aCompany(app)
    const { ids } = await workedShift(app, company, { siders: 3 })
    const week = { monday: wireDay('2026-12-07'), inPlaceOf: [], due: '2026-12-14T21:00:00.000Z' }
    expect(await part(company.admin, 'hours')).toEqual({
      kind: 'hours',
      total: 1,
      lines: [{ ...week, count: 3, matching: 0 }],
    })
    const [first, second] = ids
    await ownerQuery(
      app.database,
      `update attendances set status = 'att.disputed', disputed_at = updated_at where id = $1`,
      [first],
    )
    await ownerQuery(app.database, `update attendances set matches_plan = true where id = $1`, [
      second,
    ])
    expect((await part(company.admin, 'hours')).lines).toEqual([{ ...week, count: 2, matching: 1 }])
    expect((await part(company.admin, 'dispute')).lines).toEqual([
      { monday: wireDay('2026-12-07'), count: 1, matching: 0, inPlaceOf: [], due: null },
    ])
    await ownerQuery(
      app.database,
      `update attendances set status = 'att.validated', validated_at = updated_at where id = any($1)`,
      [ids],
    )
    expect((await part(company.admin, 'hours')).lines).toEqual([])
    expect((await part(company.admin, 'dispute')).lines).toEqual([])
  })

  it('NAV-05 imported hours, which wait for the Sider, wait for the company neither here nor on the mission', async () => {
    const company = await aCompany(app)
    const { ids, missionId } = await workedShift(app, company, { siders: 3 })
    const [imported, disputed] = ids
    await ownerQuery(
      app.database,
      'update attendances set imported_at = updated_at where id = $1',
      [imported],
    )
    await ownerQuery(
      app.database,
      `update attendances set status = 'att.disputed', disputed_at = updated_at where id = $1`,
      [disputed],
    )
    const told = async () => {
      const { body } = await call(app, missions.readMission, company.admin, {
        params: { id: missionId },
      })
      return body.hours
    }
    const inInbox = async (kind: 'hours' | 'dispute') =>
      (await part(company.admin, kind)).lines.map(({ count }) => count)
    const { waiting, disputed: contested, imported: sent } = await told()
    expect([waiting, contested, sent]).toEqual([1, 1, 1])
    expect([await inInbox('hours'), await inInbox('dispute')]).toEqual([[waiting], [contested]])
  })

  it('TS-27 a week with more hours than are counted hides neither the next one nor one in between', async () => {
    const company = await aCompany(app)
    const { missionId, siderIds } = await aBatch(app, company)
    const minute = (day: string, at: number) =>
      new Date(Date.parse(`${day}T08:00:00.000Z`) + at * 60_000).toISOString()
    const hoursOn = (day: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        missionId,
        siderId: siderIds[0] ?? '',
        from: minute(day, 2 * at),
        until: minute(day, 2 * at + 1),
      }))
    await storedHours(app, company, [
      ...hoursOn('2026-12-07', 101),
      // Sunday at midnight in Paris is of the next week.
      ...hoursOn('2026-12-13', 1).map((each) => ({
        ...each,
        from: '2026-12-13T23:00:00Z',
        until: '2026-12-13T23:30:00Z',
      })),
      ...hoursOn('2026-12-28', 2),
    ])
    expect(
      (await part(company.admin, 'hours')).lines.map(({ monday, count }) => [monday, count]),
    ).toEqual([
      [wireDay('2026-12-07'), mostInboxLines],
      [wireDay('2026-12-14'), 1],
      [wireDay('2026-12-28'), 2],
    ])
    expect((await part(company.manager, 'hours')).lines).toEqual([])
    await ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [
      missionId,
      company.manager.userId,
    ])
    expect((await part(company.manager, 'hours')).total).toBe(3)
  })

  it.each([
    ['Indian/Reunion', '2026-12-13T19:59:00Z', '2026-12-13T20:00:00Z'],
    ['America/Guadeloupe', '2026-12-14T03:59:00Z', '2026-12-14T04:00:00Z'],
  ])('GEN-06 hours in %s wait with the week of their place', async (zone, lastOfSunday, monday) => {
    const company = await aCompany(app)
    const { missionId, siderIds } = await aBatch(app, company)
    await ownerQuery(app.database, 'update missions set time_zone = $2 where id = $1', [
      missionId,
      zone,
    ])
    const [siderId = ''] = siderIds
    await storedHours(app, company, [
      { missionId, siderId, from: lastOfSunday, until: monday },
      { missionId, siderId, from: monday, until: '2026-12-14T05:00:00Z' },
    ])
    expect(
      (await part(company.admin, 'hours')).lines.map(({ monday: week, count }) => [week, count]),
    ).toEqual([
      [wireDay('2026-12-07'), 1],
      [wireDay('2026-12-14'), 1],
    ])
  })

  it('ENT-20 an invoice that a bank refused waits with its reason, until it is paid or given back', async () => {
    const company = await aCompany(app)
    await payingWith(app, company, aCard(testCards.declinedLater))
    const invoiceId = await anInvoice(app, company)
    expect((await part(company.admin, 'payment')).lines).toEqual([])
    app.clock.set(instant('2027-01-14T05:30:00.000Z'))
    await runJob(app, collectDueInvoices)
    app.clock.set(testNow)
    expect(await part(company.admin, 'payment')).toEqual({
      kind: 'payment',
      total: 1,
      lines: [
        {
          invoiceId,
          referenceNumber: expect.stringMatching(/^F2026-/) as string,
          amount: 243.36,
          reason: 'declined',
          due: '2027-01-13T23:00:00.000Z',
        },
      ],
    })
    expect((await part(company.collaborator, 'payment')).lines).toEqual([])
    await call(app, invoices.creditInvoice, await anInsider(app), {
      params: { id: invoiceId },
      body: { amount: 243.36, reason: 'Erreur' },
    })
    expect((await part(company.admin, 'payment')).lines).toEqual([])
  })

  it('PLAN-02 slots without a Sider wait once they begin within a week', async () => {
    const { admin } = await aCompany(app)
    const { id } = await aPostedMission(app, admin, {
      shifts: [
        at('2026-12-07', '09:00', '17:00', { slots: 3 }),
        at('2026-12-10', '09:00', '17:00', { slots: 2 }),
      ],
    })
    expect((await part(admin, 'opening')).lines).toEqual([
      {
        taskId: id,
        taskName: 'Serveur / Serveuse',
        left: [],
        openSlots: 3,
        timeZone: 'Europe/Paris',
        due: '2026-12-07T08:00:00.000Z',
      },
    ])
    app.clock.set('2026-12-08T09:00:00.000Z')
    expect((await part(admin, 'opening')).lines).toMatchObject([
      { openSlots: 2, due: '2026-12-10T08:00:00.000Z' },
    ])
    app.clock.set('2026-11-30T07:59:00.000Z')
    expect((await part(admin, 'opening')).lines).toEqual([])
  })

  it('PRE-02 candidates wait until they are judged, and while the company may see them', async () => {
    const { admin } = await aCompany(app)
    const { id } = await aPostedMission(app, admin)
    await ownerQuery(app.database, 'update missions set pre_selection = true where id = $1', [id])
    const shownBy = await actingFor(app, admin)
    await anApplicant(app, id)
    expect((await part(admin, 'candidate')).lines).toEqual([])
    const shown = await anApplicant(app, id, { shownBy })
    await anApplicant(app, id, { shownBy })
    expect((await part(admin, 'candidate')).lines).toEqual([
      {
        taskId: id,
        taskName: 'Serveur / Serveuse',
        count: 2,
        timeZone: 'Europe/Paris',
        due: '2026-12-07T08:00:00.000Z',
      },
    ])
    await call(app, preselection.updateApplicant, admin, {
      params: { id },
      body: { id: shown.id, update: { preSelectionStatus: 'approved' } },
    })
    expect((await part(admin, 'candidate')).lines).toMatchObject([{ count: 1 }])
  })

  it('SET-06 TASK-07 missing settings and drafts wait without being counted', async () => {
    const { admin } = await aCompany(app, { complete: false })
    expect((await part(admin, 'setting')).lines.map(({ item }) => item)).toEqual([
      'profile',
      'legalInformations',
      'paymentInformations',
      'hourTypes',
      'indemnities',
    ])
    const other = await aCompany(app)
    const draft = await aDraft(app, other.admin)
    await patched(app, other.admin, draft, { name: 'Noël' })
    expect(await inboxOf(other.admin)).toEqual({
      count: 0,
      sections: [
        {
          kind: 'draft',
          total: 1,
          lines: [{ taskId: draft, taskName: 'Serveur / Serveuse – Noël', due: null }],
        },
      ],
    })
  })

  it('SET-06 settings are read again once one of their tables has changed, and only then', async () => {
    const company = await aCompany(app)
    const missing = async () =>
      (await part(company.admin, 'setting')).lines.map(({ item }) => item).join()
    expect(await missing()).toBe('')
    const statements = await statementsOf(app.database, missing)
    expect(statements.filter(({ text }) => text.includes('legal_informations'))).toEqual([])
    const ofCompany = 'where organisation_id = $1'
    for (const [change, then] of [
      [`update organisation_profiles set description = null ${ofCompany}`, 'profile'],
      [`update organisation_profiles set description = 'Traiteur' ${ofCompany}`, ''],
      [`update organisations set name = ' ' where id = $1`, 'profile'],
      [`update organisations set name = 'Traiteur' where id = $1`, ''],
      [`delete from legal_informations ${ofCompany}`, 'legalInformations'],
      [
        `update payment_informations set tva_number = null, billing_address = null ${ofCompany}`,
        'legalInformations,paymentInformations',
      ],
      [
        `delete from remuneration_policies ${ofCompany}`,
        'legalInformations,paymentInformations,hourTypes,indemnities',
      ],
    ] as const) {
      await ownerQuery(app.database, change, [company.id])
      expect([change, await missing()]).toEqual([change, then])
    }
  })

  it('shows a few lines of each kind, counts a hundred, and begins with the most urgent part', async () => {
    const company = await aCompany(app)
    for (let i = 0; i < 4; i += 1)
      await aStoredMission(app, company, { selection: null, startsAt: null })
    await aBatch(app, company)
    const { sections } = await inboxOf(company.admin)
    expect(sections.map(({ kind, total, lines }) => [kind, total, lines.length])).toEqual([
      ['contract', 1, 1],
      ['draft', 4, 3],
    ])
    await ownerQuery(
      app.database,
      `insert into missions (organisation_id, type, job_title_id, status, progress_step, reference_at,
         attendance_config_type, created_at, updated_at)
       select $1, 'delegation', 'waiter', 'draft', 'draft', now(), 'app', now(), now()
       from generate_series(1, 120)`,
      [company.id],
    )
    expect((await part(company.admin, 'draft')).total).toBe(100)
  })
})

describe('who has what', () => {
  it('PERM-04 a collaborator has neither contracts nor drafts, settings or candidates', async () => {
    const company = await aCompany(app)
    const { missionId } = await aBatch(app, company)
    await aPostedMission(app, company.admin)
    await ownerQuery(app.database, 'update missions set pre_selection = true where id = $1', [
      missionId,
    ])
    await aDraft(app, company.admin)
    const kinds = async (caller: Caller) =>
      (await inboxOf(caller)).sections.map(({ kind }) => kind).toSorted()
    expect(await kinds(company.admin)).toEqual(['contract', 'draft', 'opening'])
    expect(await kinds(company.collaborator)).toEqual(['opening'])
    expect(await kinds(await actingFor(app, company.admin))).toEqual([
      'contract',
      'draft',
      'opening',
    ])
  })

  it('a mission manager has the items of their own missions', async () => {
    const company = await aCompany(app)
    await aPostedMission(app, company.admin)
    expect((await part(company.manager, 'opening')).lines).toEqual([])
    const own = await aPostedMission(app, company.manager)
    expect((await part(company.manager, 'opening')).lines.map(({ taskId }) => taskId)).toEqual([
      own.id,
    ])
    expect((await part(company.admin, 'opening')).total).toBe(2)
  })

  it('another company has no item of it, and neither staff nor a group without a company may ask', async () => {
    const company = await aCompany(app)
    await aBatch(app, company)
    expect((await inboxOf((await aCompany(app)).admin)).sections).toEqual([])
    const group = await aGroup(app)
    expect((await call(app, inbox.readInbox, group.admin)).status).toBe(400)
    expect((await call(app, inbox.readInbox, await anInsider(app))).status).toBe(403)
  })
})

it('takes one statement once the settings are known, whatever the number of items', async () => {
  const company = await aCompany(app)
  await inboxOf(company.admin)
  await aBatch(app, company)
  const statements = await statementsOf(app.database, () => inboxOf(company.admin))
  expect(statements.filter(({ text }) => text.includes('contract_batches'))).toHaveLength(1)
  expect(statements.length).toBeLessThanOrEqual(2)
})

it('the plan of the statement is the same whoever asks and when, for members of each role', async () => {
  const company = await aCompany(app)
  for (const member of [company.admin, company.manager]) {
    const statements = await statementsOf(app.database, () => inboxOf(member))
    const inbox = statements.find(({ text }) => text.includes('contract_batches'))
    expect(inbox && (await keepsItsPlan(app.database, inbox))).toBe(true)
  }
})
