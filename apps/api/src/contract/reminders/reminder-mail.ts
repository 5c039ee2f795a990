import { signingClocks } from '@renfort/domain/contract/signature/signing-clocks.ts'
import { isPressing } from '@renfort/domain/contract/reminders/reminder.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import { fillWords } from '../../platform/fill-words.ts'
import { formatsOf } from '../../platform/formats-of.ts'
import { composeMail, type Site } from '../../platform/mail/compose-mail.ts'
import type { OutgoingMail } from '../../platform/mail/outbox-queries.ts'
import type { Recipient } from '../recipient-queries.ts'
import type { UnsignedBatch } from './reminder-queries.ts'
import { withZone, wordsOf } from '../words-of.ts'

/** The mail with the documents that a person has to sign, the nearest start first. */
export function reminderMail(
  recipient: Recipient,
  batches: readonly UnsignedBatch[],
  { site, now }: { readonly site: Site; readonly now: Instant },
): OutgoingMail {
  const { reminder: words, greeting } = wordsOf(recipient.locale)
  const message = words.message
  return composeMail(
    {
      category: 'compulsory',
      subject: batches.some((batch) => isPressing(batch, now)) ? words.pressing : words.subject,
      preheader: message,
      heading: words.heading,
      blocks: [
        {
          kind: 'paragraph',
          text: fillWords(greeting, { firstName: recipient.firstName }),
        },
        { kind: 'paragraph', text: message },
        { kind: 'list', items: batches.map((batch) => itemOf(batch, recipient)) },
        { kind: 'button', label: words.action, url: `${site.publicUrl}/contracts` },
      ],
    },
    recipient,
    site,
  )
}

function itemOf(
  { kind, jobTitleId, name, startsAt, timeZone, contracts, inPlaceOf }: UnsignedBatch,
  { locale }: Pick<Recipient, 'locale'>,
): string {
  const { reminder: words, inPlaceOf: absent } = wordsOf(locale)
  const { day } = formatsOf(locale)
  const start = localAt(startsAt, timeZone)
  const { one, many } = kind === 'contract' ? words.ofContracts : words.ofAmendments
  const text = fillWords(contracts === 1 ? one : many, {
    mission: missionDisplayName(namedTitle(jobTitleId, locale).name, name),
    contracts: String(contracts),
    day: day(start.date),
    time: withZone(start.time, { zone: timeZone, locale }),
    lastDay: day(signingClocks(startsAt, timeZone).lastDay),
  })
  return inPlaceOf === null ? text : fillWords(absent, { text, absent: fullName(inPlaceOf) })
}
