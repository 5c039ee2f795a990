import type { LanguageLevel } from '@renfort/domain/job-description/skills.ts'
import { languageLevels, preferredLanguageCodes } from '@renfort/domain/job-description/skills.ts'
import type {
  EquipmentGroup,
  ManualHandlingLevel,
} from '@renfort/domain/job-description/work-conditions.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import { dressCodes } from './dress-codes.ts'
import type { Equipment } from './equipments.ts'
import { equipments } from './equipments.ts'
import { experiences } from './experiences.ts'
import { industries } from './industries.ts'
import { jobFamilies } from './job-families.ts'
import type { JobTitle } from './job-title.ts'
import { jobTitles } from './job-titles.ts'
import type { CatalogueItem, LabelLocale } from './label.ts'
import type { SpokenLanguage } from './languages.ts'
import { languageId, languages } from './languages.ts'
import { licences } from './licences.ts'
import { once } from './once.ts'
import type { Risk } from './risks.ts'
import { riskGroups, risks } from './risks.ts'
import { tools } from './tools.ts'

/** A spoken language at one level, under the id that jobs store (N-36). */
export interface LanguageChoice extends CatalogueItem {
  readonly ISOCode: string
  readonly level: LanguageLevel
}

function atEveryLevel({ code, label }: SpokenLanguage): LanguageChoice[] {
  return languageLevels.map((level) => ({
    id: languageId(code, level),
    ISOCode: code,
    level,
    label,
  }))
}

function indexed<T extends CatalogueItem>(list: () => readonly T[]): () => ReadonlyMap<string, T> {
  return once(() => new Map(list().map((item) => [item.id, item])))
}

const indexes = {
  jobFamily: indexed(() => jobFamilies),
  jobTitle: indexed(() => jobTitles),
  subtask: indexed(() => jobTitles.flatMap((title) => title.subtasks)),
  equipment: indexed(() => equipments),
  dressCode: indexed(() => dressCodes),
  risk: indexed(() => risks),
  riskGroup: indexed(() => riskGroups),
  tool: indexed(() => tools),
  licence: indexed(() => licences),
  language: indexed(() => languages.flatMap(atEveryLevel)),
  experience: indexed(() => experiences),
  industry: indexed(() => industries),
} satisfies Record<string, () => ReadonlyMap<string, CatalogueItem>>

export type CatalogueKind = keyof typeof indexes

export function isInCatalogue(kind: CatalogueKind, id: string): boolean {
  return indexes[kind]().has(id)
}

/** The name of an id; `null` for an id that the catalogue does not hold. */
export function labelOf(kind: CatalogueKind, id: string, locale: LabelLocale): string | null {
  return indexes[kind]().get(id)?.label[locale] ?? null
}

export function jobTitle(id: string): JobTitle | null {
  return indexes.jobTitle().get(id) ?? null
}

/** The subtasks proposed for a job title, or null when there is no such job title. */
export function subtasksOf(jobTitleId: string): readonly CatalogueItem[] | null {
  return jobTitle(jobTitleId)?.subtasks ?? null
}

export function equipment(id: string): Equipment | null {
  return indexes.equipment().get(id) ?? null
}

export function risk(id: string): Risk | null {
  return indexes.risk().get(id) ?? null
}

export function languageChoice(id: string): LanguageChoice | null {
  return indexes.language().get(id) ?? null
}

export interface Named {
  readonly id: string
  readonly name: string
}

export interface JobTitleChoice extends Named {
  readonly family: Named
}

export function named({ id, label }: CatalogueItem, locale: LabelLocale): Named {
  return { id, name: label[locale] }
}

export function namedJobTitle(title: JobTitle, locale: LabelLocale): JobTitleChoice {
  const family = { id: title.family, name: labelOf('jobFamily', title.family, locale) ?? '' }
  return { ...named(title, locale), family }
}

/** Every job title, family by family and in alphabetical order inside. */
export function jobTitleChoices(locale: LabelLocale): JobTitleChoice[] {
  const compare = alphabetical(locale)
  return jobFamilies.flatMap((family) =>
    jobTitles
      .filter((title) => title.family === family.id)
      .map((title) => namedJobTitle(title, locale))
      .sort((a, b) => compare(a.name, b.name)),
  )
}

export interface JobOptions {
  readonly equipments: (Named & { readonly group: EquipmentGroup })[]
  readonly risks: (Named & { readonly group: Named; readonly value: ManualHandlingLevel | null })[]
  readonly languages: (Named & { readonly ISOCode: string; readonly level: LanguageLevel })[]
  readonly tools: Named[]
  readonly licences: Named[]
  readonly experiences: Named[]
  readonly dressCodes: Named[]
}

/** Preferred languages first (JD-38), the others in the reader's alphabetical order. */
function languagesInOrder(locale: LabelLocale): JobOptions['languages'] {
  const preferred: readonly string[] = preferredLanguageCodes
  const compare = alphabetical(locale)
  const first = preferred.flatMap(
    (code) => languages.find((language) => language.code === code) ?? [],
  )
  const others = languages
    .filter(({ code }) => !preferred.includes(code))
    .sort((a, b) => compare(a.label[locale], b.label[locale]))
  return [...first, ...others]
    .flatMap(atEveryLevel)
    .map(({ ISOCode, level, ...item }) => ({ ...named(item, locale), ISOCode, level }))
}

const optionsByLocale = {
  fr: once(() => buildOptions('fr')),
  en: once(() => buildOptions('en')),
} satisfies Record<LabelLocale, () => JobOptions>

function buildOptions(locale: LabelLocale): JobOptions {
  const name = (item: CatalogueItem): Named => named(item, locale)
  return {
    equipments: equipments.map((item) => ({ ...name(item), group: item.group })),
    risks: risks.map((item) => ({
      ...name(item),
      group: { id: item.group, name: labelOf('riskGroup', item.group, locale) ?? '' },
      value: item.value ?? null,
    })),
    languages: languagesInOrder(locale),
    tools: tools.map(name),
    licences: licences.map(name),
    experiences: experiences.map(name),
    dressCodes: dressCodes.map(name),
  }
}

/** All choices of a job description, in display order. */
export function options(locale: LabelLocale): JobOptions {
  return optionsByLocale[locale]()
}
