import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { fillWords } from '../platform/fill-words.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { composeMail, siteOf } from '../platform/mail/compose-mail.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import type { BatchRow } from './batch-queries.ts'
import { findManager } from './find-manager.ts'
import { wordsOf } from './words-of.ts'

interface Contested {
  readonly name: string
  readonly description: string
  /** A member to be told instead of the mission’s manager. */
  readonly managerId: string | undefined
}

/** Tells the manager of a mission that its contract is contested; whether the one named is a member. */
export async function mailContested(
  call: CommandCall,
  batch: BatchRow,
  { name, description, managerId }: Contested,
): Promise<boolean> {
  const recipient = await findManager(call.queries, batch, managerId)
  if (recipient === undefined) return managerId === undefined
  const { contested: words } = wordsOf(recipient.locale)
  const site = siteOf(call.services)
  const title = namedTitle(batch.jobTitleId, recipient.locale).name
  const values = { name, mission: missionDisplayName(title, batch.name) }
  const mail = composeMail(
    {
      category: 'compulsory',
      subject: fillWords(words.subject, values),
      preheader: fillWords(words.message, values),
      heading: words.heading,
      blocks: [
        { kind: 'paragraph', text: fillWords(words.message, values) },
        { kind: 'facts', facts: [{ label: words.reason, value: description }] },
        {
          kind: 'button',
          label: words.action,
          url: `${site.publicUrl}/contracts/${batch.id}/signature`,
        },
      ],
    },
    recipient,
    site,
  )
  await enqueueMail(call.queries, mail, call.transaction.now)
  return true
}
