import {
  reminderSchedules,
  validationReminder,
} from '@renfort/domain/attendance/validate/validation-reminder.ts'
import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import type { Schedule } from '@renfort/domain/kernel/schedule.ts'
import { instantAfter } from '../../platform/clock.ts'
import { nobody } from '../../platform/database/db.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import { noData, productJob } from '../../platform/jobs/job.ts'
import { composeMail, type Site, siteOf } from '../../platform/mail/compose-mail.ts'
import { enqueueMail, type OutgoingMail } from '../../platform/mail/outbox-queries.ts'
import { hoursLink } from '../hours-link.ts'
import {
  findHoursLeft,
  forgetReminders,
  type HoursLeft,
  markHoursReminded,
} from '../hours-recipient-queries.ts'
import { wordsOf } from '../words-of.ts'

const keptMs = 60 * 86_400_000

/**
 * Mails each manager the undecided hours of their missions before 22:00; no mail if there are none
 * (G-28).
 */
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
      const left = await findHoursLeft(db.queries(nobody), {
        startedBefore: due.startedBefore,
        today: dateInParis(now),
      })
      const byPerson = Map.groupBy(left, (of) => `${of.organisationId} ${of.userId}`)
      for (const all of byPerson.values()) {
        signal.throwIfAborted()
        const [first, ...others] = toldOnce(all)
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

/** Of missions without a manager, somebody is told once: in their own right, or as the deputy of one. */
function toldOnce(left: readonly HoursLeft[]): readonly HoursLeft[] {
  const unmanaged = left.find(({ isManager }) => !isManager)
  return left.filter((each) => each.isManager || each === unmanaged)
}

/**
 * The undecided hours of one person in one company: those of their missions, those of missions
 * without a manager, and those of who is away and named them as deputy.
 */
type LeftToOne = readonly [HoursLeft, ...HoursLeft[]]

/**
 * The mail about the hours that a person has to decide before 22:00, with a link to those lines.
 */
function reminderMail(left: LeftToOne, site: Site): OutgoingMail {
  const [{ locale, firstName, organisationName: company }] = left
  const { reminder: words, greeting } = wordsOf(locale)
  const { plural } = formatsOf(locale)
  const message = left.some(({ isElsewhere }) => isElsewhere)
    ? words.messageElsewhere
    : words.message
  const total = left.reduce((sum, { lines }) => sum + lines, 0)
  const items = left.map(({ isManager, lines, inPlaceOf }) => {
    const own = isManager ? words.own : words.unmanaged
    const absent = isManager ? words.ofAbsent : words.unmanagedForAbsent
    return fillWords((inPlaceOf === null ? own : absent)[plural(lines)], {
      company,
      lines: String(lines),
      ...(inPlaceOf === null ? {} : { absent: fullName(inPlaceOf) }),
    })
  })
  return composeMail(
    {
      category: 'hours',
      subject: fillWords(words.subject[plural(total)], { lines: String(total) }),
      preheader: message,
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: fillWords(greeting, { firstName }) },
        { kind: 'list', items },
        { kind: 'paragraph', text: message },
        {
          kind: 'button',
          label: words.action,
          url: hoursLink(site.publicUrl, shownTo(left), 'att.waiting'),
        },
      ],
    },
    left[0],
    site,
  )
}

/**
 * The hours that the link opens: of one manager, who may be away, or all that the person sees where
 * the mail is about more than that.
 */
function shownTo([first, ...others]: LeftToOne): HoursLeft {
  if (others.length > 0 || !first.isManager) return { ...first, isManager: false }
  if (first.inPlaceOf === null) return first
  const { id: userId, firstName, lastName } = first.inPlaceOf
  return { ...first, userId, firstName, lastName }
}
