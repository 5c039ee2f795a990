import {
  reminderSchedules,
  validationReminder,
} from '@renfort/domain/attendance/validation-reminder.ts'
import type { Schedule } from '@renfort/domain/kernel/schedule.ts'
import { instantAfter } from '../platform/clock.ts'
import { nobody } from '../platform/database/db.ts'
import { noData, productJob } from '../platform/jobs/job.ts'
import { siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import { findHoursLeft, forgetReminders, markHoursReminded } from './hours-recipient-queries.ts'
import { reminderMail } from './reminder-mail.ts'

const keptMs = 60 * 86_400_000

/** Tells each manager what is left in their missions before 22:00; one mail, none where nothing is left (G-28). */
const reminder = (name: string, schedule: Schedule) =>
  productJob({
    name,
    data: noData,
    schedule,
    handler: async ({ services, signal }) => {
      const { db, clock } = services
      const now = clock.now()
      const due = validationReminder(now)
      if (due === null) return
      const site = siteOf(services)
      await forgetReminders(db.queries(nobody), instantAfter(now, -keptMs))
      const left = await findHoursLeft(db.queries(nobody), due.startedBefore)
      const byPerson = Map.groupBy(left, (of) => `${of.organisationId} ${of.userId}`)
      for (const [first, ...others] of byPerson.values()) {
        signal.throwIfAborted()
        if (first === undefined) return
        await db.transaction(nobody, async ({ queries }) => {
          if (!(await markHoursReminded(queries, first, due.dueAt))) return
          await enqueueMail(queries, reminderMail([first, ...others], site), now)
        })
      }
    },
  })

export const remindHoursInTheMorning = reminder('remind-hours-morning', reminderSchedules.morning)
export const remindHoursInTheEvening = reminder('remind-hours-evening', reminderSchedules.evening)
