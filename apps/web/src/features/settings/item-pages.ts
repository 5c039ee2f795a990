import type { CompletionItem } from '@renfort/domain/organisation/completion.ts'
import { screenPaths } from '../../platform/screen-paths.ts'

/** Where each item is completed. */
export const itemPages = {
  profile: screenPaths.companyProfile,
  legalInformations: screenPaths.legalInformations,
  paymentInformations: screenPaths.payment,
  hourTypes: screenPaths.remuneration,
  indemnities: screenPaths.remuneration,
} as const satisfies Record<CompletionItem, string>

const sections: Partial<Readonly<Record<CompletionItem, string>>> = {
  hourTypes: 'hours-types',
  indemnities: 'indemnities',
}

/** The part of its page in which an item stands (REM-01); none where it is the whole. */
export function sectionOf(item: CompletionItem): string {
  return sections[item] ?? ''
}
