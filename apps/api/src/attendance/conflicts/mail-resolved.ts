import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { breakMinutes, isAbsence } from '@renfort/domain/attendance/validate/difference.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { overseasZoneName } from '@renfort/domain/law/zone-names.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import type { CommandCall } from '../../platform/http/route.ts'
import { composeMail, siteOf } from '../../platform/mail/compose-mail.ts'
import type { MailFact } from '../../platform/mail/mail-content.ts'
import { enqueueMails } from '../../platform/mail/outbox-queries.ts'
import { findMissionTitle } from '../attendance-queries.ts'
import { hoursLink } from '../hours-link.ts'
import { findHoursRecipients } from '../hours-recipient-queries.ts'
import { wordsOf } from '../words-of.ts'

interface Resolved {
  readonly missionId: string
  readonly sider: string
  readonly time: WorkedTime
}

/**
 * Mails the manager of a mission or, without one, its administrators which hours internal staff
 * have retained.
 */
export async function mailResolved(
  { queries, transaction, services }: CommandCall,
  { missionId, sider, time }: Resolved,
): Promise<void> {
  const recipients = await findHoursRecipients(queries, missionId)
  const { jobTitleId, name, timeZone } = await findMissionTitle(queries, missionId)
  const site = siteOf(services)
  const mails = recipients.map((recipient) => {
    const { locale, firstName } = recipient
    const { resolved: words, greeting } = wordsOf(locale)
    const mission = missionDisplayName(namedTitle(jobTitleId, locale).name, name)
    const text = fillWords(words.message, { sider, mission })
    const url = hoursLink(site.publicUrl, recipient, 'att.validated')
    return composeMail(
      {
        category: 'compulsory',
        subject: fillWords(words.subject, { sider }),
        preheader: text,
        heading: words.heading,
        blocks: [
          { kind: 'paragraph', text: fillWords(greeting, { firstName }) },
          { kind: 'paragraph', text },
          { kind: 'facts', facts: factsOf(time, timeZone, locale) },
          { kind: 'button', label: words.action, url },
        ],
      },
      recipient,
      site,
    )
  })
  await enqueueMails(queries, mails, transaction.now)
}

function factsOf(time: WorkedTime, zone: TimeZone, locale: Locale): MailFact[] {
  const { resolved: words } = wordsOf(locale)
  const { day, duration } = formatsOf(locale)
  const [start, end] = [localAt(time.startDate, zone), localAt(time.endDate, zone)]
  const date = { label: words.day, value: day(start.date) }
  if (isAbsence(time)) return [date, { label: words.hours, value: words.absent }]
  const rest = breakMinutes(time)
  const clocks = overseasZoneName(zone, locale)
  const span = fillWords(rest === 0 ? words.spanWithoutBreak : words.span, {
    from: start.time,
    to: end.time,
    break: duration(rest),
  })
  return [
    date,
    { label: words.hours, value: clocks === null ? span : `${span} (${clocks})` },
    { label: words.worked, value: duration(workedMinutes(time)) },
  ]
}
