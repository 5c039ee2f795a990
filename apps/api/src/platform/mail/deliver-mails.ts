import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { instantAfter } from '../clock.ts'
import { nobody } from '../database/db.ts'
import { noData, productJob } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { markFailed, markSent, takeDueMail, withdrawMail } from './delivery-queries.ts'
import { isStillTold } from './told-by-right-queries.ts'

/** Milliseconds for which a taken mail is reserved: longer than the timeout of a mail server. */
const takenForMs = 120_000
const firstPauseMs = 30_000

/**
 * Sends the mails and SMS of the outbox, one after the other. The outbox stores which were sent and when to
 * try again; the job runs after each transaction with a mail, and every minute for retries.
 */
export const deliverMails = productJob({
  name: 'deliver-mails',
  data: noData,
  schedule: everyMinutes(1),
  handler: async ({ services, signal }) => {
    while (!signal.aborted && (await deliverNext(services)));
  },
})

/** `false` when no mail is due. */
async function deliverNext({ db, clock, mail, sms }: Services): Promise<boolean> {
  const queries = db.queries(nobody)
  const due = await takeDueMail(queries, clock.now(), instantAfter(clock.now(), takenForMs))
  if (due === undefined) return false
  const { id, attempts, channel, told, ...content } = due
  if (told !== null && !(await isStillTold(queries, told, clock.now()))) {
    await withdrawMail(queries, id, clock.now())
    return true
  }
  try {
    await (channel === 'sms' ? sms.send(content) : mail.send(content))
    await markSent(queries, id, clock.now())
  } catch (error) {
    const pause = firstPauseMs * 2 ** attempts
    const reason = error instanceof Error ? error.message : String(error)
    await markFailed(queries, id, reason, instantAfter(clock.now(), pause))
  }
  return true
}
