import type { JobFamilyId } from './job-families.ts'
import type { CatalogueItem, Label } from './label.ts'

export interface JobTitle {
  readonly id: string
  readonly family: JobFamilyId
  readonly label: Label
  /** Other words under which people look for the job. */
  readonly alsoKnownAs: readonly string[]
  readonly subtasks: readonly CatalogueItem[]
}

interface JobTitleEntry {
  readonly id: string
  readonly fr: string
  readonly en: string
  readonly also?: readonly string[]
  /** Rows of [slug, French, English]; the slug is unique within the job title. */
  readonly subtasks: readonly (readonly [string, string, string])[]
}

/** Job titles of one family; a subtask id is the id of its job title followed by its own slug. */
export function jobTitlesOf(family: JobFamilyId, entries: readonly JobTitleEntry[]): JobTitle[] {
  return entries.map(({ id, fr, en, also, subtasks }) => ({
    id,
    family,
    label: { fr, en },
    alsoKnownAs: also ?? [],
    subtasks: subtasks.map(([slug, frLabel, enLabel]) => ({
      id: `${id}-${slug}`,
      label: { fr: frLabel, en: enLabel },
    })),
  }))
}
