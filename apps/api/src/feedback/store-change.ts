import { isDeepStrictEqual } from 'node:util'
import type { Feedback } from '@renfort/domain/feedback/feedback.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { type FeedbackWords, updateFeedback } from './feedback-queries.ts'

/**
 * Replaces what was said by something else; the audit trail has both answers, never the comments (N-38).
 * The same feedback again changes nothing, and leaves no trace.
 */
export async function storeChange(
  { queries, transaction }: CommandCall,
  known: Feedback,
  { managerId, workAgain, pro, perf, comment }: FeedbackWords,
): Promise<Feedback> {
  const words = { managerId, workAgain, pro, perf, comment }
  const changed = { ...known, ...words }
  if (isDeepStrictEqual(changed, known)) {
    transaction.leaveUnchanged()
    return known
  }
  await updateFeedback(queries, known.id, words, transaction.now)
  await transaction.record({
    action: 'feedback.change',
    entity: 'sider',
    entityId: known.siderId,
    before: withoutComment(known),
    after: withoutComment(changed),
  })
  return changed
}

/** What a company writes of a Sider is read by that company alone. */
export function withoutComment({ comment: _comment, ...answers }: Feedback) {
  return answers
}
