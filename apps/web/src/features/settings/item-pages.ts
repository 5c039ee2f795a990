import type { CompletionItem } from '@renfort/domain/organisation/completion.ts'

/** Where each item is completed; without a page the provider fills it in with the company. */
export const itemPages = {
  profile: '/settings/profile',
  legalInformations: '/settings/legal',
  hourTypes: '/settings/remuneration',
  indemnities: '/settings/remuneration',
} as const satisfies Partial<Record<CompletionItem, string>>

export function pageOf(item: CompletionItem) {
  return item in itemPages ? itemPages[item as keyof typeof itemPages] : null
}
