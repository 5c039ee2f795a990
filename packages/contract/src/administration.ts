import { impersonation } from '@renfort/domain/access/impersonation.ts'
import { attendanceConfigTypes } from '@renfort/domain/mission/mission.ts'
import { industries } from '@renfort/domain/organisation/industries.ts'
import { longestCompanyName } from '@renfort/domain/organisation/profile.ts'
import { newCustomerIssues } from '@renfort/domain/organisation/provider-terms.ts'
import { companySizes } from '@renfort/domain/organisation/sign-up.ts'
import {
  coefficientLimits,
  isExactCoefficient,
} from '@renfort/domain/remuneration/detached-pricing.ts'
import { severalLines } from '@renfort/domain/kernel/several-lines.ts'
import { z } from 'zod'
import { email } from './credentials.ts'
import { endpoint } from './kernel/endpoint.ts'
import {
  byId,
  id,
  instant,
  key,
  oneNameRule,
  personNames,
  queryFlag,
  queryLimit,
  queryOffset,
  requiredLine,
  searchText,
} from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'

const nameOf = z.object({ id, name: z.string() })

export const impersonationReason = z.object({
  reason: z
    .string(key('errors.field.required'))
    .overwrite(severalLines)
    .min(1, key('errors.field.required'))
    .min(impersonation.shortestReason, key('errors.field.too_short'))
    .max(impersonation.longestReason, key('errors.field.too_long')),
})

export const startImpersonation = endpoint({
  method: 'POST',
  path: '/provider/impersonations',
  summary:
    'Lets this session act for a user for an hour, under the header `logasId`; ends the one before',
  access: 'administration.actFor',
  body: impersonationReason.extend({ userId: id }),
  response: z.void(),
  status: 204,
  errors: ['errors.not_found'],
})

export const endImpersonation = endpoint({
  method: 'DELETE',
  path: '/provider/impersonations',
  summary: 'Ends acting for a user; 404 when this session acts for nobody',
  access: 'administration.actFor',
  response: z.void(),
  status: 204,
  errors: ['errors.not_found'],
})

/** An organisation in a list: a company (perhaps of a group), or a group. */
const listedOrganisation = z.object({
  id,
  name: z.string(),
  isParent: z.boolean(),
  group: nameOf.nullable(),
  blocked: z.boolean(),
  /** Members of the organisation itself, without those of its group. */
  members: z.number(),
})
export type ListedOrganisation = z.infer<typeof listedOrganisation>

export const listOrganisations = endpoint({
  method: 'GET',
  path: '/provider/organisations',
  summary:
    'Organisations whose name matches, by name: companies whichever their group, groups, or both; 20 unless `limit` says otherwise',
  access: 'administration.manageCompany',
  query: z.object({
    q: searchText,
    isParent: queryFlag.optional(),
    limit: queryLimit(100).default(20),
    offset: queryOffset,
  }),
  response: z.object({ organisations: z.array(listedOrganisation), total: z.number() }),
  errors: [],
})

/** The billed price divided by the pay: 1.95, four decimals at most. */
const coefficient = z
  .number(key('errors.field.required'))
  .min(coefficientLimits.min, key('errors.field.too_small'))
  .max(coefficientLimits.max, key('errors.field.too_big'))
  .refine(isExactCoefficient, key('errors.field.format'))

export const coefficients = z.object({ delegation: coefficient, gestion: coefficient })
export const attendanceConfigType = z.enum(
  attendanceConfigTypes,
  key('errors.field.unknown_choice'),
)

/**
 * What only internal staff decide about an organisation; a group has `null` for fields that groups
 * lack.
 */
const organisation = listedOrganisation.extend({
  industry: z.enum(industries).nullable(),
  companySize: z.enum(companySizes).nullable(),
  createdAt: instant,
  jobDescriptionsLocked: z.boolean(),
  coefficients: z.object({ delegation: z.number(), gestion: z.number() }).nullable(),
  attendanceConfigType: z.enum(attendanceConfigTypes).nullable(),
  /** The companies of a group. */
  children: z.array(nameOf.extend({ blocked: z.boolean() })),
})
export type CustomerOrganisation = z.infer<typeof organisation>

export const readCompany = endpoint({
  method: 'GET',
  path: '/provider/organisations/:id',
  summary: 'What internal staff know and decide of a company or a group',
  access: 'administration.manageCompany',
  params: byId('id'),
  response: organisation,
  errors: [],
})

export const changeCompany = endpoint({
  method: 'PATCH',
  path: '/provider/organisations/:id',
  summary:
    'Blocks or unblocks a company, locks its job descriptions, names it, sets its coefficients, how it declares hours and its group; a blocked company reads and does not write. A group is named and locked alone',
  access: 'administration.manageCompany',
  params: byId('id'),
  body: z
    .object({
      name: requiredLine(longestCompanyName),
      blocked: z.boolean(),
      jobDescriptionsLocked: z.boolean(),
      coefficients: coefficients.partial(),
      attendanceConfigType,
      parentId: id.nullable(),
    })
    .partial()
    .refine((change) => Object.keys(change).length > 0, key('errors.field.required')),
  response: organisation,
  errors: [],
})

export const firstAdministrator = z.object({ email, ...personNames }).check(oneNameRule)

export const createCompany = endpoint({
  method: 'POST',
  path: '/provider/organisations',
  summary:
    'Creates a company, of a group or not, or a group (`isParent`); its first administrator is invited by mail, and may be left out where the members of a group reach it',
  access: 'administration.manageCompany',
  body: z
    .object({
      name: requiredLine(longestCompanyName),
      isParent: z.boolean().default(false),
      parentId: id.nullable().default(null),
      industry: z.enum(industries, key('errors.field.unknown_choice')).nullable().default(null),
      companySize: z
        .enum(companySizes, key('errors.field.unknown_choice'))
        .nullable()
        .default(null),
      administrator: firstAdministrator.nullable().default(null),
    })
    .check(rule(newCustomerIssues)),
  response: organisation,
  status: 201,
  errors: ['errors.user.email_used', 'errors.auth.throttled'],
})

/**
 * A job whose tries have all failed, or that can never succeed, and that waits for somebody to act.
 */
const failedJob = z.object({
  id,
  name: z.string(),
  failedAt: instant,
  tries: z.number(),
  /** The error of its last try, shortened. */
  error: z.string().nullable(),
  /**
   * The texts that keep its document from being made: each has characters that no font has, «
   * U+E000 ».
   */
  unwritable: z.array(z.object({ field: z.string(), text: z.string(), signs: z.string() })),
  organisation: nameOf.nullable(),
})
export type FailedJob = z.infer<typeof failedJob>

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/provider/jobs/failed',
  summary: 'Jobs that failed and are not tried again by themselves, the newest first; 100 at most',
  access: 'job.manage',
  response: z.array(failedJob),
  errors: [],
})

export const retryJob = endpoint({
  method: 'POST',
  path: '/provider/jobs/failed/:id/retry',
  summary: 'Leaves a failed job to be done again, with all its tries; 404 when it waits no more',
  access: 'job.manage',
  params: byId('id'),
  response: z.void(),
  status: 204,
  errors: ['errors.not_found'],
})

export const archiveMission = endpoint({
  method: 'PATCH',
  path: '/provider/tasks/:id',
  summary: 'Archives a mission, which can then only be read, or takes it out of the archive',
  access: 'mission.archive',
  params: byId('id'),
  body: z.object({ archived: z.boolean(key('errors.field.required')) }),
  response: z.object({ id, archived: z.boolean() }),
  errors: [],
})
