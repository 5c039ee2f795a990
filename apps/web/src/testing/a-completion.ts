import type { CompletionReply } from '@renfort/contract/organisation.ts'

/** Settings of which nothing is missing. */
export function aCompletion(changes: Partial<CompletionReply> = {}): CompletionReply {
  return {
    profile: 'complete',
    legalInformations: 'complete',
    paymentInformations: 'complete',
    remunerationPolicy: { hourTypes: 'complete', indemnities: 'complete' },
    ...changes,
  }
}
