import type { jobInput } from '@renfort/contract/job-fields.ts'
import type {
  EquipmentGroup,
  EquipmentProvider,
} from '@renfort/domain/job-description/work-conditions.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import type { z } from 'zod'
import { json, type StoredChoice } from '../platform/database/json-columns.ts'
import { type CatalogueKind, equipment, labelOf } from './catalogue.ts'
import { dressCodes } from './dress-codes.ts'
import type { StoredJob } from './to-job-fields.ts'

/**
 * The fields of the work in a patch of a job description or mission, as the contract parsed them.
 */
export type JobFieldsPatch = {
  readonly [Field in keyof typeof jobInput]?: z.output<(typeof jobInput)[Field]> | undefined
}

/** The columns that job descriptions and missions share, in their stored form. */
export interface JobColumns {
  subtasks: string
  purpose: string | null
  work_conditions: string | null
  dress_code: string | null
  risk_ids: string
  language_ids: string
  licence_ids: string
  tools: string
  equipments: string
  experiences: string
  executive_status: string | null
  hourly_rate_cents: number | null
  remote: boolean
  motorized: boolean
}

/**
 * The columns that a patch changes. Names of catalogue items are stored too, in case an item leaves
 * the catalogue.
 */
export function storedJobFields(patch: JobFieldsPatch): Partial<JobColumns> {
  const columns: Partial<JobColumns> = {}
  if (patch.subtasks) columns.subtasks = json(patch.subtasks.map(choiceOf('subtask')))
  if (patch.tools) {
    const named = choiceOf('tool')
    columns.tools = json(patch.tools.map((tool) => ({ ...named(tool), level: tool.level })))
  }
  if (patch.equipments) columns.equipments = json(patch.equipments.map(storedEquipment))
  if (patch.experiences) {
    const named = choiceOf('experience')
    columns.experiences = json(
      patch.experiences.map((experience) => {
        const { id, name } = named(experience)
        return { id, name, duration: experience.duration }
      }),
    )
  }
  if (patch.riskIds) columns.risk_ids = json(distinct(patch.riskIds))
  if (patch.languageIds) columns.language_ids = json(distinct(patch.languageIds))
  if (patch.licenceIds) columns.licence_ids = json(distinct(patch.licenceIds))
  if (patch.purpose !== undefined) columns.purpose = patch.purpose || null
  if (patch.workConditions !== undefined) columns.work_conditions = patch.workConditions || null
  if (patch.dressCode !== undefined) columns.dress_code = storedDressCode(patch.dressCode)
  if (patch.executiveStatus !== undefined) columns.executive_status = patch.executiveStatus
  if (patch.hourlyRate !== undefined) {
    columns.hourly_rate_cents = patch.hourlyRate === null ? null : eurosToCents(patch.hourlyRate)
  }
  if (patch.remote !== undefined) columns.remote = patch.remote
  if (patch.motorized !== undefined) columns.motorized = patch.motorized
  return columns
}

/** The columns of a job that was read, to be written to another row. */
export function copiedJobColumns(job: StoredJob): JobColumns & { readonly job_title_id: string } {
  return {
    job_title_id: job.jobTitleId,
    subtasks: json(job.subtasks),
    purpose: job.purpose,
    work_conditions: job.workConditions,
    dress_code: job.dressCode,
    risk_ids: json(job.riskIds),
    language_ids: json(job.languageIds),
    licence_ids: json(job.licenceIds),
    tools: json(job.tools),
    equipments: json(job.equipments),
    experiences: json(job.experiences),
    executive_status: job.executiveStatus,
    hourly_rate_cents: job.hourlyRateCents,
    remote: job.remote,
    motorized: job.motorized,
  }
}

interface Choice {
  readonly id?: string | undefined
  readonly name: string
}

/** A choice with an id comes from the catalogue; one without an id is the company's own (N-36). */
function choiceOf(kind: CatalogueKind): (choice: Choice) => StoredChoice {
  return ({ id, name }) =>
    id === undefined
      ? { name, custom: true }
      : { id, name: labelOf(kind, id, 'fr') ?? name, custom: false }
}

export interface EquipmentChoice extends Choice {
  readonly group: EquipmentGroup
  readonly providedBy: EquipmentProvider | null
}

function storedEquipment(choice: EquipmentChoice) {
  return {
    ...choiceOf('equipment')(choice),
    group: equipmentGroup(choice),
    providedBy: choice.providedBy,
  }
}

/** The group of an equipment: from the catalogue for its items, from the company for its own. */
export function equipmentGroup({ id, group }: EquipmentChoice): EquipmentGroup {
  return (id === undefined ? null : equipment(id)?.group) ?? group
}

/** A dress code of the catalogue is stored by its id, so that readers see it in their language. */
function storedDressCode(text: string | null): string | null {
  const known = dressCodes.find(
    ({ id, label }) => text === id || text === label.fr || text === label.en,
  )
  return known?.id ?? (text || null)
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
