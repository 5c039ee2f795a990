import type { Feedback } from '@renfort/domain/feedback/feedback.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { type FeedbackWords, updateFeedback } from './feedback-queries.ts'

/** Replaces what was said by something else; both are in the audit trail. */
export async function storeChange(
  { queries, transaction }: CommandCall,
  known: Feedback,
  { managerId, workAgain, pro, perf, comment }: FeedbackWords,
): Promise<Feedback> {
  const words = { managerId, workAgain, pro, perf, comment }
  const changed = { ...known, ...words }
  await updateFeedback(queries, known.id, words, transaction.now)
  await transaction.record({
    action: 'feedback.change',
    entity: 'sider',
    entityId: known.siderId,
    before: known,
    after: changed,
  })
  return changed
}
