import { lastDayOf } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { composeMail, type Site } from '../platform/mail/compose-mail.ts'
import type { OutgoingMail } from '../platform/mail/outbox-queries.ts'
import { en } from './en.ts'
import type { EndedMission } from './ended-mission-queries.ts'
import { fr } from './fr.ts'

/** Names that a mail lists; beyond them it says how many more. */
const mostNames = 10

/** Asks how a mission went; who does not want these mails refuses them by the link below (N-15). */
export function missionEndMail(mission: EndedMission, site: Site): OutgoingMail {
  const { id, jobTitleId, name, firstName, locale, siders, companyToChoose } = mission
  const { missionEnd: words } = { fr, en }[locale]
  const values = {
    mission: missionDisplayName(namedTitle(jobTitleId, locale).name, name),
    day: formatsOf(locale).day(lastDayOf(mission)),
  }
  const company = companyToChoose === null ? '' : `?company=${companyToChoose}`
  const question = fillWords(siders.length === 1 ? words.one : words.many, values)
  const shown = siders.length <= mostNames ? siders : siders.slice(0, mostNames - 1)
  const others = siders.length - shown.length
  return composeMail(
    {
      category: 'feedback',
      subject: fillWords(words.subject, values),
      preheader: question,
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: fillWords(words.greeting, { firstName }) },
        { kind: 'paragraph', text: question },
        {
          kind: 'list',
          items: [
            ...shown,
            ...(others === 0 ? [] : [fillWords(words.more, { count: String(others) })]),
          ],
        },
        { kind: 'button', label: words.action, url: `${site.publicUrl}/feedback/${id}${company}` },
        { kind: 'paragraph', text: words.why },
      ],
    },
    mission,
    site,
  )
}
