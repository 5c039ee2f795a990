import { compareInstants, isInstant } from '@renfort/domain/kernel/calendar.ts'
import {
  applicantStatuses,
  applicantTextLimit,
  isOneChange,
} from '@renfort/domain/preselection/applicant.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import {
  byId,
  code,
  id,
  instant,
  key,
  listedId,
  named,
  optionalText,
  requiredText,
} from './kernel/fields.ts'
import { mission, missionPatch, updateMission } from './mission.ts'
import { education, formerWork, siderRecord } from './company-sider.ts'

export const applicant = z.object({
  id: listedId,
  /** The Sider, once the company knows them and may read their profile; `null` before. */
  siderId: listedId.nullable(),
  /** `null` for callers who may not read full names (PRE-08). */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /**
   * The name as the caller may read it: « Louise Martin » or « Louise.Martin » (PRE-08, PRE-09).
   */
  name: z.string(),
  ...siderRecord.shape,
  preSelectionStatus: z.enum(applicantStatuses),
  /** A signed address that works for 15 minutes. */
  cvLink: z.string().nullable(),
  availabilities: z.array(z.object({ startDate: z.string(), endDate: z.string() })),
  comment: z.string().nullable(),
  visible: z.boolean(),
  refusalReason: z.string().nullable(),
})
export type Applicant = z.infer<typeof applicant>

function isInOrder(start: string, end: string): boolean {
  return !isInstant(start) || !isInstant(end) || compareInstants(start, end) < 0
}

const availability = z
  .object({ startDate: instant, endDate: instant })
  .refine(({ startDate, endDate }) => isInOrder(startDate, endDate), {
    ...key('errors.shift.end_before_start'),
    path: ['endDate'],
  })

export const addApplicant = endpoint({
  method: 'POST',
  path: '/provider/tasks/:id/applicants',
  summary: 'Adds an applicant to a posted mission, hidden from its company until it is shown',
  access: 'applicant.add',
  params: byId('id'),
  body: z.object({
    siderId: id,
    availabilities: z.array(availability).max(100, key('errors.field.too_long')),
    comment: optionalText(applicantTextLimit).optional(),
  }),
  response: applicant,
  status: 201,
  errors: [
    'errors.task.archived',
    'errors.organisation.blocked',
    'errors.applicant.already_there',
    'errors.applicant.selection_over',
  ],
})

export const listApplicants = endpoint({
  method: 'GET',
  path: '/tasks/:taskId/applicants',
  summary: 'The applicants of a mission: those shown to the company, or all for its operator',
  access: 'applicant.read',
  params: byId('taskId'),
  response: z.array(applicant),
  errors: [],
})

export const readApplicant = endpoint({
  method: 'GET',
  path: '/tasks/:taskId/applicants/:id',
  summary:
    'What an applicant tells of their work and education, without how to reach them; those shown to the company, or any for its operator',
  access: 'applicant.read',
  params: z.object({ taskId: id, id }),
  response: z.object({
    id: listedId,
    name: applicant.shape.name,
    pictureUrl: z.string().nullable(),
    jobTypes: z.array(named),
    experiences: z.array(formerWork),
    educations: z.array(education),
  }),
  errors: [],
})

export const refusal = z.object({ refusalReason: requiredText(applicantTextLimit) })

const applicantUpdate = z
  .object({
    visible: z.boolean(key('errors.field.unknown_choice')),
    comment: optionalText(applicantTextLimit),
    preSelectionStatus: z.enum(applicantStatuses, key('errors.field.unknown_choice')),
    refusalReason: requiredText(applicantTextLimit),
    /** `null` removes the CV; the address of the CV that was just uploaded is accepted too. */
    cvLink: code(600).nullable(),
  })
  .partial()
  .refine(isOneChange, key('errors.input.invalid'))
  .refine(
    ({ preSelectionStatus: status, refusalReason }) =>
      status !== 'refused' || refusalReason !== undefined,
    { ...key('errors.field.required'), path: ['refusalReason'] },
  )

/** One change of an applicant; a refusal needs its reason (G-12). */
export const updateApplicant = endpoint({
  method: 'PATCH',
  path: '/tasks/:id',
  summary: 'Changes one thing of an applicant',
  access: 'mission.change',
  isPart: true,
  params: byId('id'),
  body: z.object({ id, update: applicantUpdate }),
  response: applicant,
  errors: ['errors.task.archived', 'errors.applicant.selection_over'],
})

export const changeTask = endpoint({
  method: 'PATCH',
  path: '/tasks/:id',
  summary:
    'Changes any fields of a mission; with `update`, one thing of the applicant that `id` names, who is then the answer',
  access: 'mission.change',
  params: byId('id'),
  body: missionPatch.extend({ update: applicantUpdate.optional() }).refine(
    // Refuses mission fields next to `update`, which would be ignored.
    ({ update, id: applicantId, ...others }) =>
      update === undefined || (applicantId !== undefined && Object.keys(others).length === 0),
    key('errors.input.invalid'),
  ),
  response: z.union([mission, applicant]),
  errors: [...updateMission.errors, ...updateApplicant.errors],
})
