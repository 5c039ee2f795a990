import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { everyMinutes } from '@renfort/domain/kernel/schedule.ts'
import { usefulUntil } from '@renfort/domain/sider/shift-reminder.ts'
import { nobody } from '../../platform/database/db.ts'
import { noData, productJob } from '../../platform/jobs/job.ts'
import { siteOf } from '../../platform/mail/compose-mail.ts'
import type { Services } from '../../platform/services.ts'
import { findPapersToTell, type PaperToTell, storeTold } from './paper-to-tell-queries.ts'
import { enqueueReminder, paperReminder } from './reminder-message.ts'

const mostAtOnce = 500

/**
 * Tells Siders by mail and SMS that a contrat de mission is there to be signed: all that wait in one
 * message, once, and never in the night of their place of work.
 */
export const tellPapers = productJob({
  name: 'tell-papers',
  data: noData,
  schedule: everyMinutes(5),
  handler: async ({ services, signal }) => {
    const now = services.clock.now()
    const waiting = await findPapersToTell(services.db.queries(nobody), { now, most: mostAtOnce })
    const due = waiting.flatMap((paper) => {
      const until = usefulUntil(now, paper)
      return until === null ? [] : { paper, until }
    })
    for (const together of Map.groupBy(due, ({ paper }) => paper.siderId).values()) {
      if (signal.aborted) return
      const [{ until } = { until: now }] = together
      await tell(
        services,
        together.map(({ paper }) => paper),
        until,
      )
    }
  },
})

/** One message for papers of a Sider, marked in its transaction. */
async function tell(
  services: Services,
  papers: readonly PaperToTell[],
  until: Instant,
): Promise<void> {
  await services.db.transaction(nobody, async ({ queries, now }) => {
    const stored = await storeTold(
      queries,
      papers.map(({ id }) => id),
      now,
    )
    const [first, ...others] = papers.filter(({ id }) => stored.has(id))
    if (first === undefined) return
    const site = siteOf(services)
    await enqueueReminder(queries, paperReminder([first, ...others], until), { site, now })
  })
}
