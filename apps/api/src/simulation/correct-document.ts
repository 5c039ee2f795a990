import type { ContestedMatter } from '@renfort/domain/simulation/contract-answer.ts'
import { lockBatch } from '../contract/batch-queries.ts'
import { sendCorrection } from '../contract/correction/send-correction.ts'
import { findContestant } from '../contract/correction/version-queries.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import type { Transaction } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { fr, en }

/**
 * Makes the next version of a contested document of a locked mission, with a note to its company,
 * which says in its language what the version is worth.
 */
export async function correctDocument(
  { services, transaction }: { readonly services: Services; readonly transaction: Transaction },
  { organisationId }: MissionRecord,
  { id, matter }: { readonly id: string; readonly matter: ContestedMatter },
): Promise<void> {
  const batch = await lockBatch(transaction.queries, { organisationId, id })
  if (batch === undefined || batch.status !== 'contested') return
  const contestant = await findContestant(transaction.queries, batch)
  const note = words[contestant?.locale ?? 'fr'].contractAnswers[matter]
  await sendCorrection({ services, transaction }, batch, { agent: 'system', madeBy: null, note })
}
