import {
  absenceJustifications,
  attendanceStatuses,
  type WorkedTime,
  versionActions,
  versionOrigins,
} from '@renfort/domain/attendance/attendance.ts'
import { differenceKinds } from '@renfort/domain/attendance/validate/difference.ts'
import {
  workedTimeIssues,
  workedTimeLimits,
} from '@renfort/domain/attendance/declare/worked-time.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { z } from 'zod'
import { feedbackOfHours } from '../feedback.ts'
import { clocking } from './clocking.ts'
import { mostValidated, versionCounts } from './hours-to-validate.ts'
import { endpoint } from '../kernel/endpoint.ts'
import {
  byId,
  day,
  id,
  instant,
  key,
  listedId,
  named,
  optionalText,
  queryFlag,
  queryLimit,
  queryList,
  queryOffset,
} from '../kernel/fields.ts'
import { rule } from '../kernel/rule.ts'
import { timeZone } from '../kernel/time-zone.ts'

/** Lines on a page of hours (TS-03). */
export const hoursPageSize = 50
/** Characters of the company's message to the Sider with a dispute. */
export const longestDisputeComment = 260

const span = z.object({ startDate: instant, endDate: instant })

const moment = instant.transform((text) => text as Instant)
const givenSpan = z.object({ startDate: moment, endDate: moment })

const absent = ({ startDate, endDate }: { startDate: Instant; endDate: Instant }) =>
  startDate === endDate

/** Worked time as one side declares it; a break has its own start and end (N-41). */
export const workedTime = z.object({
  ...givenSpan.shape,
  breaks: z.array(givenSpan).max(workedTimeLimits.breaks, key('errors.field.too_long')),
})

const byItself = (time: WorkedTime) => workedTimeIssues(time, null)
/** An absence, whose end equals its start, is not checked as worked time. */
export const unlessAbsent = (time: WorkedTime) =>
  absent(time) && time.breaks.length === 0 ? [] : byItself(time)

const version = z.object({
  origin: z.enum(versionOrigins),
  startDate: instant,
  endDate: instant,
  breaks: z.array(span),
  actions: z.array(
    z.object({
      type: z.enum(versionActions),
      updatedAt: instant,
      /** `null` when a Sider or the product itself wrote the version; a deputy says for whom. */
      updatedBy: id.nullable(),
      updatedFor: id.optional(),
      origin: z.enum(versionOrigins),
    }),
  ),
})

/** Worked hours as the provider’s staff see them. */
const hours = z.object({
  id,
  /** `null` for work that was not planned. */
  shiftId: id.nullable(),
  taskId: id,
  siderId: id,
  status: z.enum(attendanceStatuses),
  /** The plan first, then the version of each side; the last one is in force. */
  history: z.array(version),
  /** The company's message to the Sider with a dispute. */
  comment: z.string().nullable(),
  absenceJustification: z.enum(absenceJustifications).nullable(),
  paidAt: instant.nullable(),
})

export const clockHours = endpoint({
  method: 'PUT',
  path: '/provider/attendances',
  summary:
    'Keeps what a Sider clocked: of one of their shifts, or with a mission and no shift of work that was not planned',
  access: 'attendance.manage',
  body: workedTime
    .extend({
      siderId: id,
      shiftId: id.nullable(),
      /** The mission, for work that no shift planned. */
      taskId: id.optional(),
    })
    .check(rule(byItself))
    .refine(({ shiftId, taskId }) => shiftId !== null || taskId !== undefined, {
      ...key('errors.field.required'),
      path: ['taskId'],
    }),
  response: hours,
  errors: [
    'errors.attendance.not_theirs',
    'errors.attendance.in_the_future',
    'errors.attendance.far_from_plan',
    'errors.attendance.already_clocked',
    'errors.attendance.imported',
    'errors.attendance.validated',
    'errors.attendance.overlap',
    'errors.not_found',
    'errors.organisation.blocked',
  ],
})

export const noteArrival = endpoint({
  method: 'PUT',
  path: '/provider/arrivals',
  summary: 'Keeps when a Sider came to one of their shifts; a later word of it replaces the former',
  access: 'attendance.manage',
  body: z.object({ siderId: id, shiftId: id, arrivedAt: moment }),
  response: z.object({ siderId: id, shiftId: id, arrivedAt: instant }),
  errors: [
    'errors.attendance.not_theirs',
    'errors.attendance.in_the_future',
    'errors.attendance.far_from_plan',
    'errors.organisation.blocked',
  ],
})

export const answerHours = endpoint({
  method: 'POST',
  path: '/provider/attendances/:id/answer',
  summary: 'Keeps what a Sider answers to hours that the company has changed',
  access: 'attendance.manage',
  params: byId('id'),
  body: z.object({ accepted: z.boolean(key('errors.field.required')) }),
  response: hours,
  errors: ['errors.attendance.validated', 'errors.action.unavailable'],
})

export const resolveHours = endpoint({
  method: 'POST',
  path: '/provider/attendances/:id/resolve',
  summary:
    'Decides what was worked where a company and a Sider disagree; an end that is the start means that nobody did',
  access: 'attendance.manage',
  params: byId('id'),
  body: workedTime.check(rule(unlessAbsent)),
  response: hours,
  errors: [
    'errors.attendance.validated',
    'errors.action.unavailable',
    'errors.attendance.in_the_future',
    'errors.attendance.far_from_plan',
    'errors.attendance.overlap',
  ],
})

const price = z
  .number()
  .nullable()
  .meta({ description: 'Euros excluding tax; `null` for callers who may not see prices' })

/** Worked minutes, and their price from the policy frozen with the mission; overtime comes with the invoice. */
const pricedHours = z.object({ minutes: z.number().int(), price })

/** Worked hours of a Sider as the company sees them, in the time zone `timeZone` (N-43). */
export const companyHours = z.object({
  id,
  /** `null` for work that was not planned. */
  shiftId: id.nullable(),
  company: z.object({ id, name: z.string() }),
  timeZone,
  status: z.enum(attendanceStatuses),
  history: z.array(version),
  sider: z.object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    ownNumber: z.string().nullable(),
    pictureURL: z.string().nullable(),
  }),
  task: z.object({
    id,
    name: z.string().nullable(),
    jobTitle: named,
    manager: z.object({ id, firstName: z.string(), lastName: z.string() }).nullable(),
    isFlexiblePlanning: z.boolean(),
  }),
  absenceJustification: z.enum(absenceJustifications).nullable(),
  /** Whether the company has imported them from a file: the Sider answers first (TS-20). */
  isImported: z.boolean(),
  /** `null` for work that no shift planned. */
  planned: pricedHours.nullable(),
  /** The last declared version; `null` while there is none. */
  declared: pricedHours.nullable(),
  /**
   * The version in force: it is validated, and billed unless internal staff correct it afterwards.
   */
  retained: pricedHours,
  /**
   * What internal staff corrected after the validation, the oldest first; the last one is in force.
   */
  corrections: z.array(
    pricedHours.extend({
      startDate: instant,
      endDate: instant,
      breaks: z.array(span),
      reason: z.string(),
      madeAt: instant,
    }),
  ),
  clocking,
  /** Whether they are among the hours that one click accepts for all. */
  isWithinTolerance: z.boolean(),
  /**
   * By how many minutes this Sider usually differs from the plan; `null` for fewer than three
   * shifts.
   */
  usualDeviation: z
    .object({
      startMinutes: z.number().int(),
      endMinutes: z.number().int(),
      count: z.number().int(),
    })
    .nullable(),
  /** The company's message to the Sider with a dispute. */
  comment: z.string().nullable(),
  /**
   * Differences from the plan, and hours that the law or the price treats specially; `minutes` is
   * the size of the difference.
   */
  differences: z.array(z.object({ kind: z.enum(differenceKinds), minutes: z.number().int() })),
  /**
   * When they are validated automatically; `null` once validated, or where internal staff decide.
   */
  validatedAt: instant.nullable(),
  paidAt: instant.nullable(),
  deadline: instant.nullable(),
  /** The company's feedback on the Sider in this mission, that on a line of hours first (G-19). */
  feedback: feedbackOfHours.nullable(),
})
export type CompanyHours = z.infer<typeof companyHours>

const hoursFilters = z.object({
  /** Days of the start at the place of work, both included. */
  startDate: day.optional(),
  endDate: day.optional(),
  status: queryList(attendanceStatuses).optional(),
  type: z.enum(['matching', 'conflicting']).optional(),
  siderId: id.optional(),
  managerId: id.optional(),
  taskId: id.optional(),
  /** Only paid hours, or only unpaid ones. */
  paid: queryFlag.optional(),
  /** Only work that no shift planned (N-18), or only planned work. */
  extra: queryFlag.optional(),
})

/** A company of the group, in whose space hours of all companies are asked for. */
const ofCompany = { companyId: id.optional() }

export const listHours = endpoint({
  method: 'GET',
  path: '/attendances',
  summary:
    'Worked hours of the company, or of the missions of a manager: the latest start first, then by mission (G-34). In the space of a group, those of each company where the caller may see them',
  access: 'attendance.read',
  query: hoursFilters.extend({
    ...ofCompany,
    limit: queryLimit(hoursPageSize).default(hoursPageSize),
    offset: queryOffset,
  }),
  response: z.object({ attendances: z.array(companyHours), total: z.number().int() }),
  errors: [],
})

/** The files that hours are exported to: a row for each line, or for each Sider and month. */
export const hoursReports = ['lines', 'summary'] as const
export type HoursReport = (typeof hoursReports)[number]
export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportHours = endpoint({
  method: 'GET',
  path: '/attendances/export',
  summary:
    'The hours that the same filters list, all of them, as CSV or as a workbook; or their sums by month and Sider. Amounts for callers who may see prices; in the space of a group with their company, and amounts for those who may see them in each of those asked for',
  access: 'attendance.read',
  query: hoursFilters.extend({
    ...ofCompany,
    format: z.enum(exportFormats, key('errors.field.unknown_choice')).default('csv'),
    report: z.enum(hoursReports, key('errors.field.unknown_choice')).default('lines'),
  }),
  response: z.unknown(),
  answers: 'file',
  errors: [],
})

// Navigation loads only this endpoint of hours, on every screen.
export { countHours } from './hours-count.ts'

/** Which hours one click accepts: those within the company's tolerance, or all that wait for it. */
export const acceptableChoices = ['conforming', 'open'] as const

export const listAcceptableHours = endpoint({
  method: 'GET',
  path: '/v1/attendances/acceptable',
  summary:
    'What the one act for all that conforms validates among some hours, or all that may be validated, the latest first, at most 5 000, with what it comes to; in the space of a group, among those of its companies',
  access: 'attendance.read',
  query: hoursFilters.extend({
    ...ofCompany,
    choice: z.enum(acceptableChoices, key('errors.field.unknown_choice')).default('conforming'),
  }),
  response: z.object({
    attendanceIds: z.array(listedId),
    versionCounts,
    count: z.number().int(),
    /** How many of them have something odd about how they were clocked. */
    oddlyClocked: z.number().int(),
    price,
  }),
  errors: [],
})

export const validateHours = endpoint({
  method: 'POST',
  path: '/v1/attendances/validate',
  summary:
    'Validates hours for good; those that are foreign, imported, not waiting, of another manager or said again since they were read are rejected, the others pass. In the space of a group, hours of several companies at once, each where the caller may validate',
  access: 'attendance.validate',
  body: z
    .object({
      attendanceIds: z
        .array(id)
        .min(1, key('errors.field.required'))
        .max(mostValidated, key('errors.field.too_long')),
      /**
       * Without them, the last declared version is validated even if the caller has not seen it.
       */
      versionCounts: versionCounts.optional(),
    })
    .refine(
      ({ attendanceIds, versionCounts = attendanceIds }) =>
        versionCounts.length === attendanceIds.length,
      { ...key('errors.field.required'), path: ['versionCounts'] },
    ),
  response: z.object({ rejectedAttendanceIds: z.array(id) }),
  errors: [],
})

export const disputeHours = endpoint({
  method: 'POST',
  path: '/attendances/:id/dispute',
  summary:
    'Says other hours, which the Sider is to accept; an end that is the start means that nobody worked',
  access: 'attendance.validate',
  params: byId('id'),
  body: givenSpan
    .extend({
      breakDates: z.array(givenSpan).max(workedTimeLimits.breaks, key('errors.field.too_long')),
      absenceJustification: z.enum(absenceJustifications).nullable().default(null),
      /** The message to the Sider. */
      comment: optionalText(longestDisputeComment).default(null),
    })
    .check(
      rule(({ breakDates: breaks, ...time }) =>
        absent(time) && breaks.length === 0
          ? []
          : workedTimeIssues({ ...time, breaks }, null).map((problem) => ({
              ...problem,
              path: problem.path.map((part) => (part === 'breaks' ? 'breakDates' : part)),
            })),
      ),
    ),
  response: companyHours,
  errors: [
    'errors.attendance.validated',
    'errors.attendance.already_disputed',
    'errors.attendance.imported',
    'errors.attendance.justification_missing',
    'errors.attendance.far_from_plan',
    'errors.attendance.overlap',
    'errors.action.unavailable',
  ],
})

export { attendanceTolerance, changeTolerance, readTolerance } from './tolerance.ts'
