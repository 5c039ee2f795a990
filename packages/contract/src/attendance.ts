import {
  attendanceStatuses,
  type WorkedTime,
  versionActions,
  versionOrigins,
} from '@renfort/domain/attendance/attendance.ts'
import { workedTimeIssues, workedTimeLimits } from '@renfort/domain/attendance/worked-time.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, id, instant, key } from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'

const span = z.object({ startDate: instant, endDate: instant })

const moment = instant.transform((text) => text as Instant)
const givenSpan = z.object({ startDate: moment, endDate: moment })

/** What somebody says was worked; a break has its own start and end (N-41). */
const workedTime = z.object({
  ...givenSpan.shape,
  breaks: z.array(givenSpan).max(workedTimeLimits.breaks, key('errors.field.too_long')),
})

const byItself = (time: WorkedTime) => workedTimeIssues(time, null)

const version = z.object({
  origin: z.enum(versionOrigins),
  startDate: instant,
  endDate: instant,
  breaks: z.array(span),
  actions: z.array(
    z.object({
      type: z.enum(versionActions),
      updatedAt: instant,
      /** Nobody where a Sider or the product itself acts. */
      updatedBy: id.nullable(),
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
  /** The plan first, then what each side said; the last one is in force. */
  history: z.array(version),
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
      /** The mission of work that was not planned. */
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
    'errors.attendance.validated',
    'errors.attendance.overlap',
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
  summary: 'Decides what was worked where a company and a Sider disagree',
  access: 'attendance.manage',
  params: byId('id'),
  body: workedTime.check(rule(byItself)),
  response: hours,
  errors: [
    'errors.attendance.validated',
    'errors.action.unavailable',
    'errors.attendance.in_the_future',
    'errors.attendance.far_from_plan',
    'errors.attendance.overlap',
  ],
})
