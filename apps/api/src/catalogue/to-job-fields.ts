import type { ExecutiveStatus } from '@renfort/domain/job-description/job-description.ts'
import type {
  StoredChoice,
  StoredEquipment,
  StoredExperience,
  StoredTool,
} from '../platform/database/json-columns.ts'
import {
  type CatalogueKind,
  labelOf,
  languageChoice,
  named,
  type Named,
  risk,
} from './catalogue.ts'
import type { LabelLocale } from './label.ts'

/** The columns that job descriptions and missions share, as `select(jobColumns)` reads them. */
export interface StoredJob {
  readonly jobTitleId: string
  readonly subtasks: readonly StoredChoice[]
  readonly purpose: string | null
  readonly workConditions: string | null
  readonly dressCode: string | null
  readonly riskIds: readonly string[]
  readonly languageIds: readonly string[]
  readonly licenceIds: readonly string[]
  readonly tools: readonly StoredTool[]
  readonly equipments: readonly StoredEquipment[]
  readonly experiences: readonly StoredExperience[]
  readonly executiveStatus: string | null
  readonly hourlyRateCents: number | null
  readonly remote: boolean
  readonly motorized: boolean
}

export const jobColumns = [
  'job_title_id as jobTitleId',
  'subtasks',
  'purpose',
  'work_conditions as workConditions',
  'dress_code as dressCode',
  'risk_ids as riskIds',
  'language_ids as languageIds',
  'licence_ids as licenceIds',
  'tools',
  'equipments',
  'experiences',
  'executive_status as executiveStatus',
  'hourly_rate_cents as hourlyRateCents',
  'remote',
  'motorized',
] as const

/**
 * The fields of the work on the wire, with names in the reader's language (`jobOutput` of the
 * contract).
 */
export function toJobFields(job: StoredJob, locale: LabelLocale) {
  const label = <Choice extends { id?: string | undefined; name: string }>(
    kind: CatalogueKind,
    choice: Choice,
  ): Choice => ({
    ...choice,
    name: (choice.id === undefined ? null : labelOf(kind, choice.id, locale)) ?? choice.name,
  })
  return {
    subtasks: job.subtasks.map((choice) => label('subtask', choice)),
    purpose: job.purpose,
    workConditions: job.workConditions,
    dressCode:
      job.dressCode === null
        ? null
        : (labelOf('dressCode', job.dressCode, locale) ?? job.dressCode),
    risks: job.riskIds.flatMap((id) => namedRisk(id, locale)),
    languages: job.languageIds.flatMap((id) => namedLanguage(id, locale)),
    licences: job.licenceIds.map((id) => ({ id, name: labelOf('licence', id, locale) ?? id })),
    tools: job.tools.map((choice) => label('tool', choice)),
    experiences: job.experiences.map((choice) => label('experience', choice)),
    executiveStatus: job.executiveStatus as ExecutiveStatus | null,
    hourlyRate: job.hourlyRateCents === null ? null : job.hourlyRateCents / 100,
    remote: job.remote,
    motorized: job.motorized,
    equipments: job.equipments.map((choice) => label('equipment', choice)),
  }
}

function namedRisk(id: string, locale: LabelLocale) {
  const known = risk(id)
  if (known === null) return []
  return [{ ...named(known, locale), group: known.group, value: known.value ?? null }]
}

function namedLanguage(id: string, locale: LabelLocale) {
  const known = languageChoice(id)
  if (known === null) return []
  return [{ ...named(known, locale), ISOCode: known.ISOCode, level: known.level }]
}

/** The job title of an id; the id itself when the catalogue no longer has it. */
export function namedTitle(id: string, locale: LabelLocale): Named {
  return { id, name: labelOf('jobTitle', id, locale) ?? id }
}
