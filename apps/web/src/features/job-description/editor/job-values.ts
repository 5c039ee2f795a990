import type { JobDescription, JobDescriptionPatch } from '@renfort/contract/job-description.ts'
import type { Location } from '@renfort/contract/organisation.ts'
import type { JobDescriptionStep } from '@renfort/domain/job-description/job-description-steps.ts'
import type { ExecutiveStatus } from '@renfort/domain/job-description/job-description.ts'
import type { Choice } from '../../job-fields/choice.ts'
import type { EquipmentChoice } from '../../job-fields/condition-fields.tsx'
import type { ExperienceChoice } from '../../job-fields/experiences-field.tsx'
import type { ToolChoice } from '../../job-fields/skill-fields.tsx'

/** The values that the panel edits. */
export interface JobValues {
  readonly jobTitle: { readonly id: string; readonly name: string } | null
  readonly suffix: string | null
  readonly subtasks: readonly Choice[]
  readonly purpose: string | null
  readonly dressCode: string | null
  readonly hasHighRiskPosition: boolean | null
  readonly riskIds: readonly string[]
  readonly workConditions: string | null
  readonly equipment: readonly EquipmentChoice[]
  readonly languageIds: readonly string[]
  readonly tools: readonly ToolChoice[]
  readonly licenceIds: readonly string[]
  readonly experiences: readonly ExperienceChoice[]
  readonly location: Location | null
  readonly remote: boolean
  readonly motorized: boolean
  /** Whether the manager is named now or with each mission (JD-13). */
  readonly namesManager: boolean
  readonly managerId: string | null
  /** Euros; `NaN` while the typed text is no amount. */
  readonly hourlyRate: number | null
  readonly executiveStatus: ExecutiveStatus | null
}

export const blankValues: JobValues = {
  jobTitle: null,
  suffix: null,
  subtasks: [],
  purpose: null,
  dressCode: null,
  hasHighRiskPosition: null,
  riskIds: [],
  workConditions: null,
  equipment: [],
  languageIds: [],
  tools: [],
  licenceIds: [],
  experiences: [],
  location: null,
  remote: false,
  motorized: false,
  namesManager: false,
  managerId: null,
  hourlyRate: null,
  executiveStatus: null,
}

function idsOf(items: readonly { readonly id: string }[]): string[] {
  return items.map(({ id }) => id)
}

export function valuesOf(job: JobDescription): JobValues {
  return {
    jobTitle: job.jobTitle,
    suffix: job.suffix,
    subtasks: job.subtasks,
    purpose: job.purpose,
    dressCode: job.dressCode,
    hasHighRiskPosition: job.hasHighRiskPosition,
    riskIds: idsOf(job.risks),
    workConditions: job.workConditions,
    equipment: job.equipment,
    languageIds: idsOf(job.languages),
    tools: job.tools,
    licenceIds: idsOf(job.licences),
    experiences: job.experiences,
    location: job.location,
    remote: job.remote,
    motorized: job.motorized,
    namesManager: job.managerId !== null,
    managerId: job.managerId,
    hourlyRate: job.hourlyRate,
    executiveStatus: job.executiveStatus,
  }
}

type Wire = Required<Omit<JobDescriptionPatch, 'preSelection' | 'jobTitleId'>> & {
  jobTitleId: string | undefined
}

function text(typed: string | null): string | null {
  return typed === null || typed.trim() === '' ? null : typed.trim()
}

function named({ id, name, custom = false }: Choice) {
  return id === undefined ? { name, custom } : { id, name, custom }
}

function wireOf(values: JobValues): Wire {
  return {
    jobTitleId: values.jobTitle?.id,
    suffix: text(values.suffix),
    subtasks: values.subtasks.map(named),
    purpose: text(values.purpose),
    dressCode: text(values.dressCode),
    hasHighRiskPosition: values.hasHighRiskPosition,
    // A position without particular risks has none (JD-20).
    riskIds: values.hasHighRiskPosition === false ? [] : [...values.riskIds],
    workConditions: text(values.workConditions),
    equipment: values.equipment.map(({ group, providedBy, ...item }) => ({
      ...named(item),
      group,
      providedBy,
    })),
    languageIds: [...values.languageIds],
    tools: values.tools.map(({ level, ...tool }) => ({ ...named(tool), level })),
    licenceIds: [...values.licenceIds],
    experiences: values.experiences.map(({ id, name, duration }) =>
      id === undefined ? { name, duration } : { id, name, duration },
    ),
    locationId: values.location?.id ?? null,
    remote: values.remote,
    motorized: values.motorized,
    managerId: values.namesManager ? values.managerId : null,
    hourlyRate: values.hourlyRate,
    executiveStatus: values.executiveStatus,
  }
}

export type WireField = keyof Wire

/** The fields that each step saves (JD-09 to JD-16). */
export const fieldsOfStep = {
  job: ['jobTitleId', 'suffix', 'subtasks'],
  'work-conditions': [
    'purpose',
    'dressCode',
    'hasHighRiskPosition',
    'riskIds',
    'workConditions',
    'equipment',
  ],
  skills: ['languageIds', 'tools', 'licenceIds', 'experiences'],
  location: ['locationId', 'remote', 'motorized', 'managerId'],
  salary: ['hourlyRate', 'executiveStatus'],
} as const satisfies Record<JobDescriptionStep, readonly WireField[]>

function isSame(a: unknown, b: unknown): boolean {
  // JSON would turn `NaN` into `null` and so miss the change.
  if (typeof a === 'number' || typeof b === 'number') return Object.is(a, b)
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The fields of some steps that differ from the saved ones, ready to send. */
export function patchOf(
  saved: JobValues,
  values: JobValues,
  steps: readonly JobDescriptionStep[],
): JobDescriptionPatch {
  const before = wireOf(saved)
  const after = wireOf(values)
  const fields: readonly WireField[] = steps.flatMap((step) => [...fieldsOfStep[step]])
  return Object.fromEntries(
    fields
      .filter((field) => !isSame(before[field], after[field]))
      .map((field) => [field, after[field]]),
  )
}

export function isEmpty(patch: JobDescriptionPatch): boolean {
  return Object.keys(patch).length === 0
}

/** The props of every step: the values of the panel, and a function that changes some. */
export interface StepProps {
  readonly values: JobValues
  readonly set: (change: Partial<JobValues>) => void
}
