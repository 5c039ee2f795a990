import type { AmendmentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { type Site, siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMails, type OutgoingMail } from '../platform/mail/outbox-queries.ts'
import { contractMail } from './contract-mail.ts'
import { findSigners, type Recipient } from './recipient-queries.ts'
import { wordsOf, withZone } from './words-of.ts'

interface MadeAmendment {
  readonly documentId: string
  readonly organisationId: string
  readonly missionId: string
  readonly jobTitleId: string
  readonly missionName: string | null
  readonly kind: AmendmentKind
  /** The first day that the amendment changes. */
  readonly startsAt: Instant
  /** The zone of the place of work. */
  readonly timeZone: TimeZone
  readonly contracts: number
}

/**
 * Mails the recipients of a mission’s contracts, except the author, that an amendment waits for a
 * signature.
 */
export async function mailAmendment(call: CommandCall, made: MadeAmendment): Promise<void> {
  const site = siteOf(call.services)
  const { userId: author } = sessionOf(call)
  const signers = await findSigners(call.queries, made.missionId)
  const mails = signers
    .filter(({ userId }) => userId !== author)
    .map((recipient) => amendmentMail(made, recipient, site))
  await enqueueMails(call.queries, mails, call.transaction.now)
}

function amendmentMail(made: MadeAmendment, recipient: Recipient, site: Site): OutgoingMail {
  const { locale } = recipient
  const { amendment: words } = wordsOf(locale)
  const title = namedTitle(made.jobTitleId, locale).name
  const values = { mission: missionDisplayName(title, made.missionName) }
  const from = formatsOf(locale).longDay(dateAt(made.startsAt, made.timeZone))
  return contractMail(
    {
      words,
      values,
      text: fillWords(words.message, values),
      facts: [
        { label: words.act, value: words.kinds[made.kind] },
        { label: words.from, value: withZone(from, { zone: made.timeZone, locale }) },
        { label: words.contracts, value: String(made.contracts) },
      ],
      path: `/contracts/${made.documentId}/signature`,
    },
    { recipient, site },
  )
}
