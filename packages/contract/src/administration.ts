import { impersonation } from '@renfort/domain/access/impersonation.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { id, key } from './kernel/fields.ts'

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
