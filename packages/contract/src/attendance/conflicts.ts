import {
  absenceJustifications,
  versionActions,
  versionOrigins,
} from '@renfort/domain/attendance/attendance.ts'
import { differenceKinds } from '@renfort/domain/attendance/validate/difference.ts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant, named, queryLimit, queryOffset } from '../kernel/fields.ts'
import { timeZone } from '../kernel/time-zone.ts'
import { clocking } from './clocking.ts'

/** Conflicts on a page. */
export const conflictPageSize = 25

const person = z.object({ id, firstName: z.string(), lastName: z.string() })

/** What one side declares. */
const version = z.object({
  origin: z.enum(versionOrigins),
  startDate: instant,
  endDate: instant,
  breaks: z.array(z.object({ startDate: instant, endDate: instant })),
  /** Worked minutes, without the breaks. */
  minutes: z.number().int(),
  madeAt: instant,
  /** `null` for the plan and for the Sider. */
  madeBy: person.nullable(),
  actions: z.array(
    z.object({
      type: z.enum(versionActions),
      at: instant,
      by: person.nullable(),
      origin: z.enum(versionOrigins),
    }),
  ),
})

/** Hours on which a company and a Sider disagree, with all their versions. */
const conflict = z.object({
  id,
  company: z.object({ id, name: z.string() }),
  task: z.object({ id, name: z.string().nullable(), jobTitle: named }),
  sider: person.extend({ pictureURL: z.string().nullable() }),
  /** The time zone of the place, which every version uses. */
  timeZone,
  /** The plan first, then the version of each side. */
  versions: z.array(version),
  differences: z.array(z.object({ kind: z.enum(differenceKinds), minutes: z.number().int() })),
  clocking,
  /** The company's message to the Sider. */
  comment: z.string().nullable(),
  absenceJustification: z.enum(absenceJustifications).nullable(),
})
export type HoursConflict = z.infer<typeof conflict>

export const listConflicts = endpoint({
  method: 'GET',
  path: '/provider/attendances/conflicts',
  summary:
    'Hours of all companies on which a company and a Sider disagree, the oldest first, with their versions side by side',
  access: 'attendance.manage',
  query: z.object({
    limit: queryLimit(conflictPageSize).default(conflictPageSize),
    offset: queryOffset,
  }),
  response: z.object({
    conflicts: z.array(conflict),
    total: z.number().int(),
    limit: z.number().int(),
    offset: z.number().int(),
  }),
  errors: [],
})
