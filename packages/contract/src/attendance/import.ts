import {
  importCategories,
  type ImportColumn,
  importLimits,
} from '@renfort/domain/attendance/import/import-columns.ts'
import { longestHeading } from '@renfort/domain/attendance/import/import-columns.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, key } from '../kernel/fields.ts'
import { timeZone } from '../kernel/time-zone.ts'

/** Cells are accepted as they stand: the API reports problems by line, not by field. */
const cell = z.union([z.string().overwrite(oneLine), z.number(), z.null()]).optional()

/** A line of a file of worked hours (TS-43). */
const importRow = z.object({
  siderId: cell,
  /** A day and a time as files write them, ISO 8601 first; without a zone, on the clocks of the place of work. */
  startDate: cell,
  endDate: cell,
  /** A duration of whole minutes (30, 0:30, 30 min), 0 for none (C-34). */
  breakDuration: cell,
} satisfies Record<ImportColumn, z.ZodType>)

/** Indexes of the lines with one kind of problem, from 0, in the order sent. */
const importErrors = z.object({
  category: z.enum(importCategories),
  rows: z.array(z.number().int()),
})

/** What a refused import answers with `errors.attendance.import`: nothing was written. */
export const importRefusal = z.object({
  errors: z.array(importErrors),
  /** Lines that a partial import would write. */
  validCount: z.number().int(),
})
export type ImportRefusal = z.infer<typeof importRefusal>

export const importHours = endpoint({
  method: 'POST',
  path: '/attendances',
  summary:
    'Keeps the hours of a file of the company, each as a version of the shift of its day with which it shares most time; lines of one Sider on one shift are one presence with a break between. With a faulty line nothing is written, unless `partial` asks for the others',
  access: 'attendance.import',
  // Each line repeats the column names here, so a file of 1 MB needs a larger body.
  longestBody: 4 * 1_048_576,
  body: z.object({
    attendances: z
      .array(importRow, key('errors.field.format'))
      .min(1, key('errors.field.required'))
      .max(importLimits.rows, key('errors.attendance.import_too_large')),
    partial: z.boolean(key('errors.field.format')).default(false),
  }),
  response: z.object({ imported: z.number().int(), errors: z.array(importErrors) }),
  errors: [
    'errors.attendance.import',
    'errors.attendance.import_closed',
    'errors.attendance.import_too_large',
    'errors.attendance.internal_error',
  ],
})

const heading = z
  .string(key('errors.field.format'))
  .overwrite(oneLine)
  .min(1)
  .max(longestHeading)
  .optional()

/**
 * What a company calls each column, in lower case without accents; columns that it has not named
 * are absent.
 */
const headings = z.object({
  siderId: heading,
  startDate: heading,
  endDate: heading,
  breakDuration: heading,
} satisfies Record<ImportColumn, z.ZodType>)

const importSettings = z.object({
  /** Whether the company declares its hours in files (N-11). */
  isOpen: z.boolean(),
  headings,
  /**
   * The time zones of the places where people work for the company, at least one: they apply to
   * times without a zone.
   */
  zones: z.array(timeZone).min(1),
})

export const readImportSettings = endpoint({
  method: 'GET',
  path: '/organisations/:id/attendance-import',
  summary:
    'Whether the company sends its hours in files, what it calls their columns, and by whose clocks their times may be told',
  access: 'attendance.read',
  params: byId('id'),
  response: importSettings,
  errors: [],
})

export const nameImportColumns = endpoint({
  method: 'PUT',
  path: '/organisations/:id/attendance-import',
  summary: 'Keeps what the company calls the columns of its files of hours',
  access: 'attendance.import',
  params: byId('id'),
  body: headings,
  response: importSettings,
  errors: ['errors.attendance.import_closed'],
})
