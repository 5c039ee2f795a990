import { dueReminder, nextReminderAt } from '@renfort/domain/contract/reminders/reminder.ts'
import { compareInstants, dateInParis, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { instantAfter } from '../../platform/clock.ts'
import { nobody, type Transaction } from '../../platform/database/db.ts'
import { noData, productJob } from '../../platform/jobs/job.ts'
import { type Site, siteOf } from '../../platform/mail/compose-mail.ts'
import { enqueueMail } from '../../platform/mail/outbox-queries.ts'
import type { Services } from '../../platform/services.ts'
import { reminderMail } from './reminder-mail.ts'
import { findUnsignedBatches, markReminded, type UnsignedBatch } from './reminder-queries.ts'

const dayMs = 86_400_000
/**
 * Reminders go from two days before the start to the eve of the legal limit, which is within a week
 * after it.
 */
const days = { before: 2, after: 7 } as const

/**
 * Mails signers about new contracts and reminds them of unsigned ones: one mail for each person and
 * company, no reminder twice, and none after the signature (G-28, decisions §11).
 */
export const remindSignatures = productJob({
  name: 'remind-signatures',
  data: noData,
  schedule: everyMinutes(15),
  nextDue: async ({ db, clock }) => {
    const batches = await unsignedAt(db, clock.now(), days.before + 30)
    const times = batches.flatMap((batch) => nextReminderAt(batch) ?? [])
    return times.toSorted(compareInstants)[0] ?? null
  },
  handler: async ({ services, signal }) => {
    const { db, clock } = services
    const now = clock.now()
    const waiting = await unsignedAt(db, now, days.before)
    const due = waiting.filter((batch) => dueReminder(batch, now) !== null)
    for (const ofCompany of Map.groupBy(due, (batch) => batch.organisationId).values()) {
      if (signal.aborted) return
      await db.transaction(nobody, async (transaction) =>
        remind(transaction, ofCompany, siteOf(services)),
      )
    }
  },
})

function unsignedAt(db: Services['db'], now: Instant, daysAhead: number) {
  return findUnsignedBatches(db.queries(nobody), {
    since: instantAfter(now, -days.after * dayMs),
    until: instantAfter(now, daysAhead * dayMs + 60_000),
    today: dateInParis(now),
  })
}

/** A document is marked once, for all its recipients. */
async function remind(
  { queries, now }: Transaction,
  waiting: readonly UnsignedBatch[],
  site: Site,
): Promise<void> {
  const marked = new Set<string>()
  for (const batch of new Map(waiting.map((each) => [each.id, each])).values()) {
    const reminder = dueReminder(batch, now)
    if (reminder !== null && (await markReminded(queries, batch, reminder))) marked.add(batch.id)
  }
  const told = waiting.filter(({ id }) => marked.has(id))
  for (const ofPerson of Map.groupBy(told, ({ userId }) => userId).values()) {
    const [first] = ofPerson
    if (first !== undefined)
      await enqueueMail(queries, reminderMail(first, ofPerson, { site, now }), now)
  }
}
