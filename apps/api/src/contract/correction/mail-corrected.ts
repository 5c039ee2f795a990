import type { VersionChanges } from '@renfort/domain/contract/paper/changed-terms.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { fillWords } from '../../platform/fill-words.ts'
import type { Site } from '../../platform/mail/compose-mail.ts'
import { enqueueMails, type OutgoingMail } from '../../platform/mail/outbox-queries.ts'
import type { BatchRow } from '../batch-queries.ts'
import { contractMail } from '../contract-mail.ts'
import { findSigners, type Recipient } from '../recipient-queries.ts'
import { toldChanges } from './told-changes.ts'
import { findContestant } from './version-queries.ts'
import { wordsOf } from '../words-of.ts'

interface Corrected {
  readonly changes: VersionChanges | null
  readonly note: string | null
}

/**
 * Mails the person who contested a contract, and those who may sign it, what its new version
 * changes.
 */
export async function mailCorrected(
  { queries, now }: Transaction,
  batch: BatchRow,
  { site, ...corrected }: Corrected & { readonly site: Site },
): Promise<void> {
  const contestant = await findContestant(queries, batch)
  const signers = await findSigners(queries, batch.missionId)
  const told = [...signers, ...(contestant === undefined ? [] : [contestant])]
  const each = new Map(told.map((recipient) => [recipient.userId, recipient]))
  const mails = [...each.values()].map((recipient) =>
    correctedMail(batch, corrected, { recipient, site }),
  )
  await enqueueMails(queries, mails, now)
}

function correctedMail(
  batch: BatchRow,
  { changes, note }: Corrected,
  to: { readonly recipient: Recipient; readonly site: Site },
): OutgoingMail {
  const { locale } = to.recipient
  const { corrected: words } = wordsOf(locale)
  const title = namedTitle(batch.jobTitleId, locale).name
  const values = { mission: missionDisplayName(title, batch.name) }
  const isSame = changes !== null && changes.changes.length === 0
  return contractMail(
    {
      words,
      values,
      text: fillWords(isSame ? words.same : words.message, values),
      furtherTexts: note === null ? [] : [fillWords(words.note, { note })],
      facts: [
        { label: words.contested, value: batch.contestDescription ?? '' },
        ...toldChanges(changes?.changes ?? [], { locale, timeZone: batch.timeZone }).map(
          ({ label, before, after }) => ({
            label,
            value: fillWords(words.change, {
              before: before.join(' ; '),
              after: after.join(' ; '),
            }),
          }),
        ),
      ],
      path: `/contracts/${batch.id}/signature`,
    },
    to,
  )
}
