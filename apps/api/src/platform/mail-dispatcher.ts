import type { MailPort } from '../outside/mail/port.ts'
import { type Clock, instantAfter } from './clock.ts'
import { type Db, nobody } from './db.ts'
import { type DueMail, markFailed, markSent, takeDueMails } from './outbox-queries.ts'
import { repeat } from './repeat.ts'

const every = 5_000
const visibility = 120_000

export interface MailDispatcher {
  /** Delivers what is due now; resolves when done. */
  deliver(): Promise<void>
  stop(): Promise<void>
}

/** Delivers the outbox: at least once, retried with a growing delay, by one process at a time. */
export function startMailDispatcher(
  db: Db,
  clock: Clock,
  mail: MailPort,
  onError: (error: unknown) => void,
): MailDispatcher {
  const delivery = repeat(() => deliverDue(db, clock, mail), every, onError)
  return {
    deliver: delivery.run,
    stop: async () => {
      await delivery.stop()
      mail.close()
    },
  }
}

async function deliverDue(db: Db, clock: Clock, mail: MailPort): Promise<void> {
  const queries = db.queries(nobody)
  const due = await takeDueMails(queries, clock.now(), instantAfter(clock.now(), visibility))
  for (const item of due) await deliverOne(db, clock, mail, item)
}

async function deliverOne(db: Db, clock: Clock, mail: MailPort, item: DueMail): Promise<void> {
  const queries = db.queries(nobody)
  try {
    await mail.send({ to: item.to, subject: item.subject, text: item.text, html: item.html })
    await markSent(queries, item.id, clock.now())
  } catch (error) {
    const delay = 30_000 * 2 ** item.attempts
    const reason = error instanceof Error ? error.message : String(error)
    await markFailed(queries, item.id, reason, instantAfter(clock.now(), delay))
  }
}
