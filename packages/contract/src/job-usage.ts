import { executiveStatuses } from '@renfort/domain/job-description/job-description.ts'
import { comparedFields } from '@renfort/domain/job-description/job-usage.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import { z } from 'zod'
import { jobDescription } from './job-description.ts'
import { endpoint } from './kernel/endpoint.ts'
import {
  byId,
  code,
  id,
  instant,
  named,
  optionalLine,
  queryLimit,
  queryOffset,
  searchText,
} from './kernel/fields.ts'

/** Job descriptions on a page, at most, and those of one job title that are compared. */
export const jobUsagePageSize = 20
export const mostJobsCompared = 50
/** Companies that a job description names, those with the most missions first. */
export const mostUsersNamed = 10

const count = z.number().int()

/** Missions that were posted, in all and in the last twelve months. */
const posted = { missions: count, missionsOfYear: count, lastPostedAt: instant.nullable() }

/** A job description with who uses it, and how it compares with those of the same job title. */
export const usedJob = z.object({
  id,
  jobTitle: named,
  suffix: z.string().nullable(),
  draft: z.boolean(),
  /** The company or the group whose it is. */
  owner: z.object({ id, name: z.string(), isGroup: z.boolean() }),
  hourlyRate: z.number().nullable(),
  executiveStatus: z.enum(executiveStatuses).nullable(),
  subtasks: z.array(z.string()),
  licences: z.array(z.string()),
  experiences: z.array(z.object({ name: z.string(), months: count })),
  ...posted,
  /** Siders who were hired for these missions, each once. */
  siders: count,
  userCount: count,
  users: z.array(z.object({ id, name: z.string(), missions: count })),
  /** All job descriptions of this title that the caller sees. */
  sameTitle: z.object({
    descriptions: count,
    companies: count,
    lowestRate: z.number().nullable(),
    highestRate: z.number().nullable(),
    differs: z.array(z.enum(comparedFields)),
  }),
})
export type UsedJob = z.infer<typeof usedJob>

const filters = {
  /** What a company has itself, and what it uses of its group. */
  companyId: id.optional(),
  jobTitleId: code(80).optional(),
  q: searchText,
}

export const listJobUsage = endpoint({
  method: 'GET',
  path: '/job-descriptions/usage',
  summary:
    'Job descriptions in the alphabetical order of their titles, each with the companies that use it, its missions, its Siders, and how it compares with those of the same title; in the space of a group those of the group and of each company where the caller may read them',
  access: 'jobDescription.read',
  query: z.object({
    ...filters,
    limit: queryLimit(mostJobsCompared).default(jobUsagePageSize),
    offset: queryOffset,
  }),
  response: z.object({ jobs: z.array(usedJob), limit: z.number(), total: z.number() }),
  errors: [],
})

export const exportJobUsage = endpoint({
  method: 'GET',
  path: '/job-descriptions/usage/export',
  summary: 'The job descriptions that the same filters list, all of them, as CSV',
  access: 'jobDescription.read',
  query: z.object(filters),
  response: z.unknown(),
  answers: 'file',
  errors: [],
})

export const copyJobDescription = endpoint({
  method: 'POST',
  path: '/job-descriptions/:id/copies',
  summary:
    'Copies a job description into a company of the group, or into the group itself, where the caller may edit job descriptions; address, provider’s prices and preselection are not taken over',
  access: 'jobDescription.edit',
  params: byId('id'),
  body: z.object({
    companyId: id,
    suffix: optionalLine(missionNameLimit, 'errors.field.name_too_long').optional(),
  }),
  response: jobDescription,
  status: 201,
  errors: [
    'errors.job_description.locked',
    'errors.job_description.salary_too_low',
    'errors.organisation.blocked',
  ],
})
