import type { Agent } from '@renfort/domain/access/agent.ts'
import type { Transaction } from '../../platform/database/db.ts'
import { siteOf } from '../../platform/mail/compose-mail.ts'
import type { Services } from '../../platform/services.ts'
import type { BatchRow } from '../batch-queries.ts'
import { mailCorrected } from './mail-corrected.ts'
import { makeNextVersion } from '../paper/make-next-version.ts'

interface Sender {
  readonly agent: Agent
  readonly madeBy: string | null
  readonly note: string | null
}

/**
 * Makes the next version of a locked document, and mails the changes to the person who contested
 * the former one.
 */
export async function sendCorrection(
  { transaction, services }: { readonly transaction: Transaction; readonly services: Services },
  batch: BatchRow,
  sender: Sender,
): Promise<void> {
  const changes = await makeNextVersion(transaction, batch, sender)
  if (batch.status !== 'contested') return
  const { note } = sender
  await mailCorrected(transaction, batch, { changes, note, site: siteOf(services) })
}
