import {
  addDays,
  daysBetween,
  instantInParis,
  type IsoDate,
  isIsoDate,
} from '@renfort/domain/kernel/calendar.ts'
import { validationSchedule } from '@renfort/domain/attendance/validate/validation-deadline.ts'
import { billingSchedule } from '@renfort/domain/invoice/issue/billing-run.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import { z } from 'zod'
import { validateDueHours } from '../attendance/validate/validate-due-hours.ts'
import { billWeeks } from '../invoice/issue/bill-weeks.ts'
import { issueCreditNote } from '../invoice/issue/issue-credit-note.ts'
import { notePayment } from '../invoice/staff/note-payment.ts'
import { instantAfter, stoppedClock } from '../platform/clock.ts'
import { nobody, type Transaction } from '../platform/database/db.ts'
import { enqueue } from '../platform/jobs/enqueue.ts'
import { type Job, productJob, type StoredRun } from '../platform/jobs/job.ts'
import type { Services } from '../platform/services.ts'
import { enterDemoIndemnities } from './demo-indemnities.ts'
import { findCompanies, findDueInvoices, findInvoiceToCredit } from './demo-invoice-queries.ts'
import { firstWeekOfPast, lastWeekOfPast } from './company-past.ts'
import { placeEventsByTime } from './past-queries.ts'

const monday = z.string().refine(isIsoDate)

/** What was given back, so many weeks before the present, and of how many cents; `null` for the whole. */
const credits = [
  { week: 38, amount: null, reason: 'Mission annulée d’un commun accord, facturée par erreur.' },
  { week: 11, amount: 8_400, reason: 'Une heure de pause non déduite, signalée par le client.' },
] as const

/** Transport and bonuses are entered once in so many weeks. */
const indemnitiesEvery = 5

/** Two days and some hours after the invoice: somebody has read it. */
const creditedAfter = 53 * 3_600_000

/**
 * The bills of the demo's past, made after its first start so that nobody waits for them: week after
 * week, each at its own time, hours are there, validated and billed by the product's own jobs. Cut off
 * and made again it changes nothing more.
 */
const billThePast = productJob({
  name: 'bill-demo-past',
  data: z.strictObject({ from: monday, until: monday, companies: z.array(z.uuid()).default([]) }),
  handler: async ({ services, data: { from, until, companies }, signal }) => {
    for (let week: IsoDate = from; week <= until; week = addDays(week, 7)) {
      signal.throwIfAborted()
      const deadline = at(services, validationSchedule, week)
      await validateDueHours.run({ ...deadline, signal })
      const run = at(services, billingSchedule, week)
      const weeksLeft = lastWeekOfPast + daysBetween(week, until) / 7
      if (weeksLeft % indemnitiesEvery === 0) await enterIndemnities(run, week)
      await billWeeks.run({ ...run, signal })
      await settle(run)
      await giveBack(
        run,
        credits.find((credit) => credit.week === weeksLeft),
      )
    }
    // The present is made before its past, and news are read in the order of their places.
    for (const company of companies) {
      await services.db.transaction(nobody, ({ queries }) => placeEventsByTime(queries, company))
    }
  },
})

/** What only the demo does beside its calls. */
export const demoJobs: readonly Job[] = [billThePast]

/** Leaves the bills of the past to be made; `present` is the Monday of the week in which the demo is made. */
export async function enqueueBillsOfPast(
  transaction: Pick<Transaction, 'queries'>,
  { present, companies }: { readonly present: IsoDate; readonly companies: readonly string[] },
): Promise<void> {
  const from = addDays(present, -7 * firstWeekOfPast)
  const until = addDays(present, -7 * lastWeekOfPast)
  await enqueue(transaction, billThePast, { from, until, companies: [...companies] })
}

type Then = Pick<StoredRun, 'services' | 'data'>

/** The product as it was at a time of the week after this one. */
function at(
  services: Services,
  schedule: typeof validationSchedule | typeof billingSchedule,
  week: IsoDate,
): Then {
  const clock = stoppedClock(instantInParis(addDays(week, 7 + schedule.on), schedule.at))
  return { services: { ...services, clock, db: services.db.at(clock) }, data: {} }
}

/** Before their run, internal staff have entered what the pay policies give. */
async function enterIndemnities({ services: { db } }: Then, weekStart: IsoDate): Promise<void> {
  for (const organisationId of await findCompanies(db.queries(nobody))) {
    await db.transaction(nobody, (transaction) =>
      enterDemoIndemnities(transaction, { organisationId, weekStart }),
    )
  }
}

/** What has come due was paid on that day. */
async function settle({ services: { db, clock } }: Then): Promise<void> {
  for (const invoiceId of await findDueInvoices(db.queries(nobody), clock.now())) {
    await db.transaction(nobody, (transaction) =>
      notePayment(transaction, { invoiceId, paid: true }),
    )
  }
}

async function giveBack(
  { services: { db, clock } }: Then,
  credit: (typeof credits)[number] | undefined,
): Promise<void> {
  if (credit === undefined) return
  const daysLater = stoppedClock(instantAfter(clock.now(), creditedAfter))
  await db.at(daysLater).transaction(nobody, async (transaction) => {
    const invoice = await findInvoiceToCredit(transaction.queries, clock.now())
    if (invoice === null) return
    await issueCreditNote(transaction, {
      invoiceId: invoice.id,
      amount: cents(credit.amount ?? invoice.totalCents),
      reason: credit.reason,
      createdBy: null,
    })
  })
}
