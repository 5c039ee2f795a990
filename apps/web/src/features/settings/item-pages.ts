import type { CompletionItem } from '@renfort/domain/organisation/completion.ts'

/** Where each item is completed. */
export const itemPages = {
  profile: '/settings/profile',
  legalInformations: '/settings/legal',
  paymentInformations: '/settings/payment',
  hourTypes: '/settings/remuneration',
  indemnities: '/settings/remuneration',
} as const satisfies Record<CompletionItem, string>

const sections: Partial<Readonly<Record<CompletionItem, string>>> = {
  hourTypes: 'hours-types',
  indemnities: 'indemnities',
}

/** The part of its page in which an item stands (REM-01); none where it is the whole. */
export function sectionOf(item: CompletionItem): string {
  return sections[item] ?? ''
}
