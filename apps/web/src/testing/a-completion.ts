import type { CompletionReply } from '@renfort/contract/organisation.ts'

/** The settings of a company, all complete. */
export function aCompletion(changes: Partial<CompletionReply> = {}): CompletionReply {
  return {
    profile: 'complete',
    legalInformations: 'complete',
    paymentInformations: 'complete',
    remunerationPolicy: { hourTypes: 'complete', indemnities: 'complete' },
    ...changes,
  }
}
