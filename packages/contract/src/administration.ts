import { impersonation } from '@renfort/domain/access/impersonation.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, id, key } from './kernel/fields.ts'

export const impersonationReason = z.object({
  reason: z
    .string(key('errors.field.required'))
    .trim()
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

/** What internal staff alone decide of a company. */
const company = z.object({
  id,
  name: z.string(),
  /** It reads everything and writes nothing. */
  blocked: z.boolean(),
  jobDescriptionsLocked: z.boolean(),
})

export const readCompany = endpoint({
  method: 'GET',
  path: '/provider/organisations/:id',
  summary: 'Whether an organisation is blocked, and whether its job descriptions are locked',
  access: 'administration.manageCompany',
  params: byId('id'),
  response: company,
  errors: [],
})

export const changeCompany = endpoint({
  method: 'PATCH',
  path: '/provider/organisations/:id',
  summary:
    'Blocks or unblocks a company, locks or unlocks its job descriptions; a group is never blocked',
  access: 'administration.manageCompany',
  params: byId('id'),
  body: company
    .pick({ blocked: true, jobDescriptionsLocked: true })
    .partial()
    .refine((change) => Object.keys(change).length > 0, key('errors.field.required')),
  response: company,
  errors: [],
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
