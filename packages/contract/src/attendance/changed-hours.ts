import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { instant, key, queryLimit } from '../kernel/fields.ts'
import { companyHours } from './attendance.ts'

/** Hours that one page of changes holds. */
export const changedHoursPage = 500

/** A place in a list made for machines: opaque, of one list and one company. */
export const listCursor = z
  .string()
  .max(400, key('errors.field.too_long'))
  .regex(/^[\w-]+$/, key('errors.field.format'))

export const listChangedHours = endpoint({
  method: 'GET',
  path: '/attendances/changes',
  summary:
    'Hours in the order of their last change, for software that keeps a copy: go on with `next`, again and again, to be told each change. A change is told a minute later at the latest; hours are never deleted',
  access: 'attendance.read',
  query: z.object({
    /** The first page begins with this instant; all hours without it. */
    updatedSince: instant.optional(),
    /** `next` of the previous page; `updatedSince` then has no effect. */
    after: listCursor.optional(),
    limit: queryLimit(changedHoursPage).default(100),
  }),
  response: z.object({
    attendances: z.array(companyHours.extend({ updatedAt: instant })),
    /** Where to go on; `null` where nothing was told yet. */
    next: z.string().nullable(),
    /** Whether more is there at once. */
    hasMore: z.boolean(),
  }),
  errors: ['errors.cursor.foreign', 'errors.cursor.too_old'],
})
