import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { instantAfter } from '../clock.ts'
import { nobody } from '../database/db.ts'
import { noData, productJob } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { markFailed, markSent, takeDueMail } from './delivery-queries.ts'

/** For how long others leave a mail alone that was taken: longer than a mail server is waited for. */
const takenForMs = 120_000
const firstPauseMs = 30_000

/**
 * Delivers the outbox, one mail after the other. The outbox knows what was sent and when to try again;
 * the job runs after each transaction that wrote a mail, and every minute for those to try again.
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
async function deliverNext({ db, clock, mail }: Services): Promise<boolean> {
  const queries = db.queries(nobody)
  const due = await takeDueMail(queries, clock.now(), instantAfter(clock.now(), takenForMs))
  if (due === undefined) return false
  const { id, attempts, ...content } = due
  try {
    await mail.send(content)
    await markSent(queries, id, clock.now())
  } catch (error) {
    const pause = firstPauseMs * 2 ** attempts
    const reason = error instanceof Error ? error.message : String(error)
    await markFailed(queries, id, reason, instantAfter(clock.now(), pause))
  }
  return true
}
