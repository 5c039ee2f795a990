import type { CompletionItem } from '@renfort/domain/organisation/completion.ts'

/** Where each item is completed. */
export const itemPages = {
  profile: '/settings/profile',
  legalInformations: '/settings/legal',
  paymentInformations: '/settings/payment',
  hourTypes: '/settings/remuneration',
  indemnities: '/settings/remuneration',
} as const satisfies Record<CompletionItem, string>
