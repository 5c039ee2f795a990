import { issue } from '@renfort/domain/kernel/issue.ts'
import { type CatalogueKind, isInCatalogue } from '../../catalogue/catalogue.ts'
import { invalidInput } from '../../platform/http/refusal.ts'

interface SiderChoices {
  readonly jobTypeIds?: readonly string[] | undefined
  readonly licenceIds?: readonly string[] | undefined
  readonly languageIds?: readonly string[] | undefined
}

const kinds = {
  jobTypeIds: 'jobTitle',
  licenceIds: 'licence',
  languageIds: 'language',
} as const satisfies Record<keyof SiderChoices, CatalogueKind>

/** Refuses ids that the catalogue does not have, each at its index in its list. */
export function refuseUnknownChoices(choices: SiderChoices): void {
  const issues = (['jobTypeIds', 'licenceIds', 'languageIds'] as const).flatMap((field) =>
    (choices[field] ?? []).flatMap((id, i) =>
      isInCatalogue(kinds[field], id) ? [] : [issue([field, i], 'errors.field.unknown_choice')],
    ),
  )
  if (issues.length > 0) throw invalidInput(issues)
}
