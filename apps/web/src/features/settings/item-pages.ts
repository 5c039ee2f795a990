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

/** The section of the page that has an item (REM-01); empty when the item is the whole page. */
export function sectionOf(item: CompletionItem): string {
  return sections[item] ?? ''
}
