import {
  coefficientLimits,
  detachedRowsIssues,
} from '@renfort/domain/remuneration/detached-pricing.ts'
import { missionNameLimit, missionTypes } from '@renfort/domain/mission/mission.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, code, id, instant, key, named, optionalLine } from './kernel/fields.ts'
import {
  equipmentReply,
  jobInput,
  jobOutput,
  pricing,
  pricingOrigin,
  pricingRow,
} from './job-fields.ts'
import { rule } from './kernel/rule.ts'
import { location } from './organisation.ts'

export const jobDescription = z.object({
  id,
  organisationId: id,
  createdAt: instant,
  updatedAt: instant,
  suffix: z.string().nullable(),
  enabled: z.boolean(),
  origin: z.enum(['network', 'account']),
  managerId: id.nullable(),
  preSelection: z.boolean(),
  pricing: pricing.extend({ id }).nullable(),
  pricingOrigin,
  hasHighRiskPosition: z.boolean().nullable(),
  jobTitle: named.nullable(),
  ...jobOutput,
  equipment: z.array(equipmentReply),
  location: location.nullable(),
  /** Whether it has neither rate nor status yet: it is shown as a draft (JD-21). */
  draft: z.boolean(),
})
export type JobDescription = z.infer<typeof jobDescription>

const { equipments, ...sharedInput } = jobInput

/** Every field of the panel; `location` is a favourite address of the company, by id. */
export const jobDescriptionFields = z.object({
  ...sharedInput,
  equipment: equipments,
  jobTitleId: code(80),
  suffix: optionalLine(missionNameLimit, 'errors.field.name_too_long'),
  managerId: id.nullable(),
  locationId: id.nullable(),
  hasHighRiskPosition: z.boolean().nullable(),
  preSelection: z.boolean(),
})
export const jobDescriptionPatch = jobDescriptionFields.partial()
export type JobDescriptionPatch = z.input<typeof jobDescriptionPatch>

export const newJobDescription = jobDescriptionPatch.required({ jobTitleId: true })

export const listJobDescriptions = endpoint({
  method: 'GET',
  path: '/job-descriptions',
  summary: 'Job descriptions of the network and of the company',
  access: 'jobDescription.read',
  response: z.array(jobDescription),
  errors: [],
})

export const createJobDescription = endpoint({
  method: 'POST',
  path: '/job-descriptions',
  summary: 'Creates a job description from its first steps',
  access: 'jobDescription.edit',
  body: newJobDescription,
  response: jobDescription,
  status: 201,
  errors: [
    'errors.job_description.salary_too_low',
    'errors.job_description.locked',
    'errors.job_description.subtask_missing',
    'errors.job_description.risk_missing',
  ],
})

export const updateJobDescription = endpoint({
  method: 'PATCH',
  path: '/job-descriptions/:id',
  summary: 'Changes any fields of a job description',
  access: 'jobDescription.edit',
  params: byId('id'),
  body: jobDescriptionPatch,
  response: jobDescription,
  errors: [
    'errors.job_description.salary_too_low',
    'errors.job_description.locked',
    'errors.job_description.read_only',
    'errors.job_description.detached_pricing',
    'errors.job_description.subtask_missing',
    'errors.job_description.risk_missing',
    'errors.task.rate_lowered',
  ],
})

export const deleteJobDescription = endpoint({
  method: 'DELETE',
  path: '/job-descriptions/:id',
  summary: 'Deletes a job description; its missions stay',
  access: 'jobDescription.edit',
  params: byId('id'),
  response: z.void(),
  status: 204,
  errors: [
    'errors.job_description.locked',
    'errors.job_description.read_only',
    'errors.job_description.detached_pricing',
  ],
})

export const cloneJobDescription = endpoint({
  method: 'POST',
  path: '/job-descriptions/:id/clone',
  summary: 'Duplicates a job description into the company',
  access: 'jobDescription.edit',
  params: byId('id'),
  body: z.object({
    suffix: optionalLine(missionNameLimit, 'errors.field.name_too_long').optional(),
  }),
  response: jobDescription,
  status: 201,
  errors: ['errors.job_description.locked'],
})

const detachedRow = pricingRow
  .pick({ hourType: true, threshold: true, increaseRate: true })
  .extend({
    coefficient: z
      .number(key('errors.field.required'))
      .min(coefficientLimits.min, key('errors.field.too_small'))
      .max(coefficientLimits.max, key('errors.field.too_big')),
  })
const detachedList = z
  .array(detachedRow)
  .max(20, key('errors.field.too_long'))
  .check(rule(detachedRowsIssues))

export const changePricing = endpoint({
  method: 'PUT',
  path: '/job-descriptions/:id/pricing',
  summary:
    'Sets the price lists that win over the pay policy of the company, by internal staff; `null` goes back to the policy. Rates follow from the hourly rate',
  access: 'jobDescription.editDetachedPricing',
  params: byId('id'),
  body: z.object({
    pricing: z.object({ delegation: detachedList, gestion: detachedList }).nullable(),
  }),
  response: jobDescription,
  errors: ['errors.job_description.read_only', 'errors.task.rate_missing'],
})

export const missionType = z.enum(missionTypes, key('errors.field.required'))

export const taskDetails = z.object({
  type: missionType.default('delegation'),
  name: optionalLine(missionNameLimit, 'errors.field.name_too_long').default(null),
  attendanceConfigType: z.enum(['app', 'timesheet']).optional(),
})

export const createMission = endpoint({
  method: 'POST',
  path: '/job-descriptions/:id/tasks',
  summary: 'Creates a draft mission from a job description',
  access: 'mission.create',
  params: byId('id'),
  body: z.object({ taskDetails }),
  response: z.object({ id }),
  status: 201,
  errors: [
    'errors.organisation.incomplete',
    'errors.job_description.subtask_missing',
    'errors.job_description.high_risk_unanswered',
    'errors.job_description.risk_missing',
    'errors.task.rate_missing',
    'errors.organisation.blocked',
  ],
})
