import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { composeMail, type Site } from '../platform/mail/compose-mail.ts'
import type { OutgoingMail } from '../platform/mail/outbox-queries.ts'
import { hoursLink } from './hours-link.ts'
import type { HoursLeft } from './hours-recipient-queries.ts'
import { wordsOf } from './words-of.ts'

/** What is left to one person in one company: in their missions, and in those that nobody manages. */
export type LeftToOne = readonly [HoursLeft, ...HoursLeft[]]

/** What somebody has left to decide before 22:00, with a link that opens those lines. */
export function reminderMail(left: LeftToOne, site: Site): OutgoingMail {
  const [{ locale, firstName, organisationName: company }] = left
  const { reminder: words, greeting } = wordsOf(locale)
  const { plural } = formatsOf(locale)
  const message = left.some(({ isElsewhere }) => isElsewhere)
    ? words.messageElsewhere
    : words.message
  const total = left.reduce((sum, { lines }) => sum + lines, 0)
  const items = left.map(({ isManager, lines }) =>
    fillWords((isManager ? words.own : words.unmanaged)[plural(lines)], {
      company,
      lines: String(lines),
    }),
  )
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

/** Whoever is told of missions that nobody manages too sees all that is left. */
function shownTo(left: LeftToOne): HoursLeft {
  return left.find(({ isManager }) => !isManager) ?? left[0]
}
