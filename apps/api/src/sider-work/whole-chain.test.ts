import { randomUUID } from 'node:crypto'
import { attendances, contracts, events, missions, quotations, siderWork } from '@renfort/contract'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { plannedTime } from '@renfort/domain/attendance/declare/planned-time.ts'
import { hoursLines, priceOf } from '@renfort/domain/attendance/hours-pricer.ts'
import { instant, instantInParis, isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { billWeeks } from '../invoice/issue/bill-weeks.ts'
import { findMission } from '../mission-record/mission-queries.ts'
import { termsOf } from '../mission-record/quotation-terms.ts'
import { nobody } from '../platform/database/db.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { withPaper } from '../testing/contracts.ts'
import { aReadyMission, at } from '../testing/missions.ts'
import { ownApp } from '../testing/own-app.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { aSider, signedInSider } from '../testing/siders.ts'
import { call, type Caller } from '../testing/test-app.ts'

const app = await ownApp()

const evening = at('2026-12-03', '14:00', '23:00', { breakDuration: 60, slots: 3 })
const paris = (time: string, day = '2026-12-03') => instantInParis(isoDate(day), localTime(time))
const cents = (euros: number) => Math.round(euros * 100)

const told = (
  sider: number,
  { tags, minutes, price }: Pick<BilledLine, 'tags' | 'minutes' | 'price'>,
) => `${sider} ${tags.join('+')} ${minutes} = ${price}`

type Kind = 'start' | 'pause' | 'resume' | 'end'

/** Presses the large button of a phone, which sends at once, or later where there is no network. */
async function press(
  caller: Caller,
  [kind, phoneAt, sentAt = phoneAt]: readonly [Kind, string, string?],
): Promise<void> {
  const [shift] = (await call(app, siderWork.listSiderShifts, caller)).body.shifts
  app.clock.set(instant(sentAt))
  const body = { id: randomUUID(), shiftId: shift?.id ?? '', kind, phoneAt, sentAt }
  const { status, error } = await call(app, siderWork.clockSiderShift, caller, { body })
  expect(status, JSON.stringify(error)).toBe(200)
}

async function order(company: TestCompany, requestedSiderIds: readonly string[]) {
  const shifts = [evening]
  const id = await aReadyMission(app, company.admin, { requestedSiderIds, shifts })
  const params = { id }
  const quoted = (await call(app, quotations.readQuotation, company.admin, { params })).body
  const posted = await call(app, missions.confirmMission, company.admin, { params, body: {} })
  expect(posted.status, JSON.stringify(posted.error)).toBe(200)
  return { id, quoted }
}

async function signEverything(company: TestCompany): Promise<void> {
  const params = { id: company.id }
  const { documents: batches } = (
    await call(app, contracts.listContracts, company.admin, { params, query: {} })
  ).body
  expect(batches).toHaveLength(3)
  for (const { documentId } of batches) {
    await withPaper(app, documentId)
    const signed = await call(app, contracts.signContract, company.admin, {
      params: { ...params, docId: documentId },
      body: { version: 1 },
    })
    expect(signed.status, JSON.stringify(signed.error)).toBe(200)
  }
}

/** The lines that the quotation gives for what each Sider worked. */
async function pricedAs(company: TestCompany, missionId: string, times: readonly WorkedTime[]) {
  const key = { organisationId: company.id, owner: null, id: missionId }
  const mission = await findMission(app.services.db.queries(nobody), key)
  if (mission === undefined) throw new Error('The mission is gone.')
  const linesOf = hoursLines(termsOf(mission), isoDate('2026-12-03'))
  return times.flatMap((time, sider) => linesOf(time).map((line) => ({ ...line, sider })))
}

/** The company validates what waits for it. */
async function validateAll({ admin }: TestCompany): Promise<void> {
  const { attendances: waiting } = (await call(app, attendances.listHours, admin, { query: {} }))
    .body
  expect(waiting.map(({ status }) => status)).toEqual(Array<string>(3).fill('att.waiting'))
  const body = { attendanceIds: waiting.map(({ id }) => id) }
  const validated = await call(app, attendances.validateHours, admin, { body })
  expect(validated.body.rejectedAttendanceIds).toEqual([])
}

/** The gross pay, in cents, that Siders read on their own pages. */
async function paidTo(siders: readonly Caller[]): Promise<number> {
  let sum = 0
  for (const sider of siders) {
    const [hours] = (await call(app, siderWork.listSiderHours, sider)).body
    expect(hours?.status).toBe('att.validated')
    sum += cents(hours?.pay?.gross ?? 0)
  }
  return sum
}

/** Whether the last hours of each are told to them as billed. */
async function areBilled(siders: readonly Caller[]): Promise<unknown[]> {
  const told = siders.map(async (sider) => (await call(app, siderWork.listSiderHours, sider)).body)
  return (await Promise.all(told)).map(([hours]) => hours?.isBilled)
}

interface BilledLine {
  readonly siderId: string
  readonly tags: readonly string[]
  readonly minutes: number
  readonly price: number
  readonly pay: number
}

async function billedLines({ id }: TestCompany): Promise<readonly BilledLine[]> {
  const { rows } = await ownerQuery(
    app.database,
    `select l.sider_id as "siderId", l.tags, l.minutes, l.price_cents as price,
       round(l.pay_unit_cents * l.minutes / 60.0)::int as pay
     from invoice_lines l join invoices i on i.id = l.invoice_id where i.organisation_id = $1`,
    [id],
  )
  return rows.map((row) => ({
    siderId: String(row['siderId']),
    tags: z.array(z.string()).parse(row['tags']),
    minutes: Number(row['minutes']),
    price: Number(row['price']),
    pay: Number(row['pay']),
  }))
}

/** Who has written anything of the company, apart from the product and the Siders. */
async function authorsOf({ id }: TestCompany) {
  const { rows } = await ownerQuery(
    app.database,
    `select distinct u.is_insider as "isStaff", a.on_behalf_of_id is not null as "isLogAs"
     from audit_log a join users u on u.id = a.actor_id where a.organisation_id = $1`,
    [id],
  )
  return rows
}

it('TS-21 TS-22 TS-26 an order that Siders accept and clock is billed as quoted plus what was worked, with no act of staff', async () => {
  const company = await aCompany(app)
  const ids: string[] = []
  for (let i = 0; i < 3; i += 1) ids.push(await aSider(app, { knownTo: [company] }))
  const siders: Caller[] = []
  for (const id of ids) siders.push(await signedInSider(app, id))
  const { id: missionId, quoted } = await order(company, ids)

  for (const sider of siders) {
    const [request] = (await call(app, siderWork.listSiderRequests, sider)).body
    const accepted = await call(app, siderWork.answerSiderRequest, sider, {
      params: { id: request?.mission.id ?? '' },
      body: { status: 'accepted' },
    })
    expect(accepted.body, JSON.stringify(accepted.error)).toEqual({ status: 'hired' })
  }
  await signEverything(company)

  const [usual, offline, forgetful] = siders as [Caller, Caller, Caller]
  await press(forgetful, ['start', paris('14:00')])
  await press(usual, ['start', paris('14:00')])
  await press(usual, ['pause', paris('18:00')])
  await press(usual, ['resume', paris('18:45')])
  await press(usual, ['end', paris('23:30')])
  const back = paris('08:00', '2026-12-04')
  await press(offline, ['start', paris('14:10'), back])
  await press(offline, ['end', paris('22:50'), back])
  const [open] = (await call(app, siderWork.listSiderShifts, forgetful)).body.shifts
  expect([open?.clock.state, open?.isDeclared]).toEqual(['working', false])
  const plan = plannedTime({
    startsAt: instant(open?.startDate ?? ''),
    endsAt: instant(open?.endDate ?? ''),
    breakMinutes: open?.breakDuration ?? 0,
  })
  const declared = await call(app, siderWork.declareSiderHours, forgetful, {
    params: { id: open?.id ?? '' },
    body: { ...plan, breaks: [...plan.breaks] },
  })
  expect(declared.status, JSON.stringify(declared.error)).toBe(200)

  const worked: WorkedTime[] = [
    {
      startDate: paris('14:00'),
      endDate: paris('23:30'),
      breaks: [{ startDate: paris('18:00'), endDate: paris('18:45') }],
    },
    { startDate: paris('14:10'), endDate: paris('22:50'), breaks: [] },
    plan,
  ]
  await validateAll(company)
  const pay = await paidTo(siders)
  expect(await areBilled(siders)).toEqual([false, false, false])

  app.clock.set('2026-12-08T05:00:00.000Z')
  await runJob(app, billWeeks)
  expect(await areBilled(siders)).toEqual([true, true, true])
  const lines = await billedLines(company)
  const expected = await pricedAs(company, missionId, worked)
  expect(lines.map(({ siderId, ...line }) => told(ids.indexOf(siderId), line)).toSorted()).toEqual(
    expected
      .map(({ sider, priceCents: price, ...line }) => told(sider, { ...line, price }))
      .toSorted(),
  )
  const asPlanned = await pricedAs(company, missionId, [plan, plan, plan])
  const more = priceOf(expected) - priceOf(asPlanned)
  expect(more).not.toBe(0)
  expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(cents(quoted.price) + more)
  // The wage part of the invoice is what the Siders were told.
  expect(lines.reduce((sum, line) => sum + line.pay, 0)).toBe(pay)
  expect(await authorsOf(company)).toEqual([{ isStaff: false, isLogAs: false }])
  const { body } = await call(app, events.listEvents, company.admin, { query: {} })
  expect(body.events.map(({ type }) => type)).toEqual([
    'mission.posted',
    ...Array.from({ length: 3 }, () => ['contract.issued', 'sider.hired']).flat(),
    ...Array<string>(3).fill('contract.signed'),
    ...Array<string>(3).fill('hours.validated'),
    'invoice.issued',
  ])
})
