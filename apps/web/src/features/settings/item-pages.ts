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

const sections: Partial<Readonly<Record<CompletionItem, string>>> = {
  hourTypes: 'hours-types',
  indemnities: 'indemnities',
}

/** The part of its page in which an item stands (REM-01); none where it is the whole. */
export function sectionOf(item: CompletionItem): string {
  return sections[item] ?? ''
}
