import { type CompletionReply, readCompletion } from '@renfort/contract/organisation.ts'
import type { CompletionItem } from '@renfort/domain/organisation/completion.ts'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

staleAfter(readCompletion, ['company', 'legalInformations', 'paymentInformations'])

export const completionQuery = () => queryFor(readCompletion, {})

/** The nested answer of the API as one flag for each item. */
export function completeness(reply: CompletionReply): Record<CompletionItem, boolean> {
  const { profile, legalInformations, paymentInformations, remunerationPolicy } = reply
  return {
    profile: profile === 'complete',
    legalInformations: legalInformations === 'complete',
    paymentInformations: paymentInformations === 'complete',
    hourTypes: remunerationPolicy.hourTypes === 'complete',
    indemnities: remunerationPolicy.indemnities === 'complete',
  }
}
