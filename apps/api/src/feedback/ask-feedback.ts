import { addDays, dateInParis, localTime } from '@renfort/domain/kernel/calendar.ts'
import { daily } from '@renfort/domain/kernel/schedule.ts'
import { nobody } from '../platform/database/db.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import { findEndedMissions, markAsked } from './ended-mission-queries.ts'
import { missionEndMail } from './mission-end-mail.ts'

/** Days after the end on which somebody is still asked, where the product stood still meanwhile. */
const latestDays = 4
const atOnce = 500

/**
 * Mails the manager of a mission a question on how it went: one mail for each mission, the day
 * after its end.
 */
export const askFeedback = productJob({
  name: 'ask-feedback',
  data: noData,
  schedule: daily(localTime('09:00')),
  handler: async ({ services, signal }) => {
    const { db, clock } = services
    const now = clock.now()
    const today = dateInParis(now)
    const ended = { since: addDays(today, -latestDays), until: today, now, limit: atOnce }
    const site = siteOf(services)
    for (;;) {
      const missions = await findEndedMissions(db.queries(nobody), ended)
      for (const mission of missions) {
        signal.throwIfAborted()
        await db.transaction(nobody, async ({ queries, now }) => {
          if (!(await markAsked(queries, mission.id, now))) return
          await enqueueMail(queries, missionEndMail(mission, site), now)
        })
      }
      if (missions.length < atOnce) return
    }
  },
})
