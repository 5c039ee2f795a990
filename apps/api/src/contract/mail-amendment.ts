import type { AmendmentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import { type Instant, localOf } from '@renfort/domain/kernel/calendar.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { fillWords } from '../platform/fill-words.ts'
import { formatsOf } from '../platform/formats-of.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { composeMail, siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import { findManager } from './find-manager.ts'
import { wordsOf } from './words-of.ts'

interface MadeAmendment {
  readonly documentId: string
  readonly organisationId: string
  readonly missionId: string
  readonly jobTitleId: string
  readonly missionName: string | null
  readonly kind: AmendmentKind
  /** The first day on which something is no more as it was. */
  readonly startsAt: Instant
  readonly contracts: number
}

/** Tells the manager of a mission that an amendment waits for a signature, unless they made it themselves. */
export async function mailAmendment(call: CommandCall, made: MadeAmendment): Promise<void> {
  const manager = await findManager(call.queries, made)
  if (manager === undefined || manager.id === sessionOf(call).userId) return
  const { amendment: words } = wordsOf(manager.locale)
  const site = siteOf(call.services)
  const title = namedTitle(made.jobTitleId, manager.locale).name
  const values = { mission: missionDisplayName(title, made.missionName) }
  const mail = composeMail(
    {
      category: 'compulsory',
      subject: fillWords(words.subject, values),
      preheader: fillWords(words.message, values),
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: fillWords(words.message, values) },
        {
          kind: 'facts',
          facts: [
            { label: words.act, value: words.kinds[made.kind] },
            {
              label: words.from,
              value: formatsOf(manager.locale).longDay(localOf(made.startsAt).date),
            },
            { label: words.contracts, value: String(made.contracts) },
          ],
        },
        {
          kind: 'button',
          label: words.action,
          url: `${site.publicUrl}/contracts/${made.documentId}/signature`,
        },
      ],
    },
    manager,
    site,
  )
  await enqueueMail(call.queries, mail, call.transaction.now)
}
