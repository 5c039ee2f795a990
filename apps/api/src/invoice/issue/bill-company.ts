import { type BillableHours, dayOf } from '@renfort/domain/invoice/billable-hours.ts'
import { billedBefore } from '@renfort/domain/invoice/issue/billing-run.ts'
import { dueDate } from '@renfort/domain/invoice/issue/due-date.ts'
import { holidaysToBill } from '@renfort/domain/invoice/issue/holiday-lines.ts'
import type { Buyer, InvoiceFacts } from '@renfort/domain/invoice/invoice-facts.ts'
import { invoiceNumber } from '@renfort/domain/invoice/issue/invoice-number.ts'
import { invoiceTotals } from '@renfort/domain/invoice/issue/invoice-totals.ts'
import { type WeeklyBill, weeklyBills } from '@renfort/domain/invoice/issue/weekly-bills.ts'
import { addDays, dateInParis, type IsoDate, mondayOf } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { vatAreaOf } from '@renfort/domain/law/vat.ts'
import { writeEvents } from '../../event/write-events.ts'
import { findSiderNames } from '../../hiring/hire-queries.ts'
import { dayStarts } from '../../mission-record/place-day-queries.ts'
import type { Transaction } from '../../platform/database/db.ts'
import type { SellerSettings } from '../../platform/seller-settings.ts'
import {
  findBilledHours,
  findBilledMeals,
  findHoursToBill,
  lockForRun,
  settleHours,
  type SiderPeriod,
} from './billing-queries.ts'
import { findIndemnitiesToBill, findLunch, settleIndemnities } from './indemnity-queries.ts'
import { findHolidayCandidates } from './holiday-queries.ts'
import { insertInvoice, insertLines, takeNumbers } from '../invoice-queries.ts'
import { enqueueInvoiceDocument } from './make-invoice-document.ts'
import { findMissionsToBill, type MissionToBill } from './missions-to-bill-queries.ts'
import { findBuyer } from '../../payment/buyer-queries.ts'

interface Run {
  readonly organisationId: string
  readonly runOn: IsoDate
  readonly billing: SellerSettings
}

/**
 * Bills the past weeks of one company in one transaction: either an invoice with its number settles
 * every hour, or nothing happens. A repeated run, or one in another process at the same time,
 * changes nothing. A company without the data of an invoice waits for the next run.
 */
export async function billCompany(transaction: Transaction, run: Run): Promise<void> {
  const { queries } = transaction
  if ((await lockForRun(queries, run)) === 'billed') return
  const { organisationId, runOn } = run
  const hours = await findHoursToBill(queries, { organisationId, before: billedBefore(runOn) })
  const holidays = await findHolidayCandidates(queries, organisationId, holidaysToBill(runOn))
  const indemnities = await findIndemnitiesToBill(queries, {
    organisationId,
    before: billedBefore(runOn),
  })
  const toBill = [...hours, ...holidays, ...indemnities]
  if (toBill.length === 0) return
  const ids = new Set(toBill.map(({ missionId }) => missionId))
  const missions = await findMissionsToBill(queries, organisationId, [...ids])
  const bills = weeklyBills({
    hours,
    billed: await findBilledHours(queries, organisationId, {
      periods: periodsOf(hours),
      except: hours.map(({ attendanceId }) => attendanceId),
    }),
    missions,
    lunch: await findLunch(queries, organisationId),
    mealsGiven: await findBilledMeals(queries, organisationId, daysOf(hours)),
    holidays,
    indemnities,
  })
  const toIssue = bills.filter(({ lines }) => lines.length > 0)
  const buyer = toIssue.length === 0 ? null : await findBuyer(queries, organisationId)
  if (toIssue.length > 0 && buyer === null) return
  for (const empty of bills.filter(({ lines }) => lines.length === 0)) {
    const settled = { invoiceId: null, now: transaction.now }
    await settleHours(queries, { organisationId, ...empty }, settled)
  }
  if (buyer !== null) await issueAll(transaction, run, { bills: toIssue, missions, buyer })
}

interface ToIssue {
  readonly bills: readonly WeeklyBill[]
  readonly missions: readonly MissionToBill[]
  readonly buyer: Buyer
}

async function issueAll(
  transaction: Transaction,
  run: Run,
  { bills, missions, buyer }: ToIssue,
): Promise<void> {
  const { queries, now } = transaction
  const siderIds = new Set(bills.flatMap(({ lines }) => lines.map(({ siderId }) => siderId)))
  const names = await findSiderNames(queries, [...siderIds])
  const year = Number(dateInParis(now).slice(0, 4))
  const count = bills.length
  const first = await takeNumbers(queries, { type: 'invoice', year, count })
  for (const [i, bill] of bills.entries()) {
    await issue(transaction, run, {
      bill,
      referenceNumber: invoiceNumber('invoice', year, first + i),
      facts: factsOf(bill, { seller: run.billing.seller, buyer, missions, names }),
    })
  }
}

interface Issued {
  readonly bill: WeeklyBill
  readonly referenceNumber: string
  readonly facts: InvoiceFacts
}

async function issue(
  transaction: Transaction,
  { organisationId, runOn, billing }: Run,
  { bill, referenceNumber, facts }: Issued,
): Promise<void> {
  const { queries, now } = transaction
  const issuedOn = dateInParis(now)
  const totals = invoiceTotals(bill.lines, issuedOn, facts.vatArea)
  const id = await insertInvoice(
    queries,
    {
      organisationId,
      type: 'invoice',
      referenceNumber,
      runOn,
      weekStart: bill.weekStart,
      issuedOn,
      dueOn: dueDate(issuedOn, billing.termDays),
      ...totals,
      roundingCents: 0,
      creditedId: null,
      creditReason: null,
      facts,
      createdBy: null,
    },
    now,
  )
  await insertLines(queries, { id, organisationId }, bill.lines)
  await settleHours(queries, { organisationId, ...bill }, { invoiceId: id, now })
  await settleIndemnities(queries, indemnitiesOf(bill), id)
  await enqueueInvoiceDocument(transaction, { organisationId, invoiceId: id })
  await transaction.record({
    action: 'invoice.issue',
    entity: 'invoice',
    entityId: id,
    organisationId,
    before: null,
    after: {
      name: referenceNumber,
      weekStart: bill.weekStart,
      totalCents: totals.totalCents,
      attendanceIds: bill.attendanceIds,
      indemnityIds: indemnitiesOf(bill),
    },
  })
  writeEvents(transaction, [
    {
      kind: 'invoice.issued',
      organisationId,
      subject: id,
      data: {
        invoiceId: id,
        referenceNumber,
        weekStart: bill.weekStart,
        issuedOn,
        dueOn: dueDate(issuedOn, billing.termDays),
        netCents: totals.netCents,
        taxCents: totals.taxCents,
        totalCents: totals.totalCents,
      },
    },
  ])
}

function indemnitiesOf({ lines }: WeeklyBill): string[] {
  return lines.flatMap((line) => ('indemnityId' in line ? [line.indemnityId] : []))
}

function factsOf(
  { lines }: WeeklyBill,
  {
    names,
    missions,
    ...parties
  }: Pick<InvoiceFacts, 'seller' | 'buyer'> & {
    readonly missions: readonly MissionToBill[]
    readonly names: ReadonlyMap<string, string>
  },
): InvoiceFacts {
  const billed = new Set(lines.map(({ missionId }) => missionId))
  const siders = new Set(lines.map(({ siderId }) => siderId))
  return {
    ...parties,
    vatArea: vatAreaOf(parties.buyer),
    missions: Object.fromEntries(
      missions
        .filter(({ missionId }) => billed.has(missionId))
        .map(({ missionId, number, name, orderNumber, place }) => [
          missionId,
          { number, name, orderNumber, place },
        ]),
    ),
    siders: Object.fromEntries([...siders].map((id) => [id, names.get(id) ?? ''])),
  }
}

/**
 * The weeks that some hours touch, in any time zone of their Sider's work: those of their start and
 * of their end.
 */
function periodsOf(hours: readonly BillableHours[]): SiderPeriod[] {
  const weeks = new Map<string, SiderPeriod>()
  for (const { siderId, time, timeZone } of hours) {
    for (const at of [time.startDate, time.endDate]) {
      const monday = mondayOf(dateAt(at, timeZone))
      const [{ first: from }, { last: until }] = [dayStarts(monday), dayStarts(addDays(monday, 7))]
      weeks.set(`${siderId} ${monday}`, { siderId, from, until })
    }
  }
  return [...weeks.values()]
}

function daysOf(hours: readonly BillableHours[]) {
  return hours.map((each) => ({ siderId: each.siderId, day: dayOf(each) }))
}
