import { attendanceStatuses, versionOrigins } from '@renfort/domain/attendance/attendance.ts'
import { clockingKinds, clockStates } from '@renfort/domain/attendance/declare/clocking.ts'
import { siteProofs } from '@renfort/domain/attendance/declare/how-clocked.ts'
import { siteCodePattern } from '@renfort/domain/attendance/declare/site-code.ts'
import { workedTimeIssues } from '@renfort/domain/attendance/declare/worked-time.ts'
import { hiringLimits } from '@renfort/domain/hiring/place-hires.ts'
import { siderAnswers } from '@renfort/domain/hiring/request-answer.ts'
import { needsOwnWords, withdrawalReasons } from '@renfort/domain/hiring/withdrawal.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { z } from 'zod'
import { workedTime } from './attendance/attendance.ts'
import { endpoint } from './kernel/endpoint.ts'
import { byId, id, instant, key, optionalText } from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'
import { timeZone } from './kernel/time-zone.ts'

/** Characters of what a Sider says with an answer. */
export const longestSiderComment = 260

const place = z.object({
  title: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** How to get in. */
  description: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})

/** A mission as who works it needs to know it. */
const mission = z.object({
  id,
  title: z.string(),
  companyName: z.string(),
  timeZone,
  place: place.nullable(),
  /** Whom to ask for. */
  contact: z.string().nullable(),
  dressCode: z.string().nullable(),
  equipments: z.array(
    z.object({ name: z.string(), providedBy: z.enum(['sider', 'company']).nullable() }),
  ),
  risks: z.array(z.string()),
  workConditions: z.string().nullable(),
  information: z.string().nullable(),
  /** Whether hours are clocked here; the company sends them in a file otherwise. */
  clocks: z.boolean(),
  /** Whether who leaves it leaves all of it: a flexible planning runs as one. */
  isLeftAsWhole: z.boolean(),
  /** Whether the Sider has signed a contract for it, which the law lets them end for few reasons (L1251-28). */
  hasSigned: z.boolean(),
  /** Whether the company asks for the code of the place with a clocking, which counts without it too. */
  asksSiteCode: z.boolean(),
  /** Whether the company asks where a clocking is made; a refusal hinders nothing. */
  asksPosition: z.boolean(),
})
export type SiderMission = z.infer<typeof mission>

/** What a Sider has clocked of a shift. */
const clock = z.object({
  state: z.enum(clockStates),
  clockings: z.array(
    z.object({
      id,
      kind: z.enum(clockingKinds),
      /** When it happened, by the clock of the server. */
      happenedAt: instant,
      /** The hour of the phone. */
      phoneAt: instant,
      /** Minutes by which the phone was ahead; negative where it was behind. */
      skewMinutes: z.number().int(),
      /** Whether the code of the place came with it; `null` where none is asked. */
      siteProof: z.enum(siteProofs).nullable(),
    }),
  ),
})
export type SiderClock = z.infer<typeof clock>

const hourPay = z.object({
  name: z.string(),
  minutes: z.number().int(),
  /** Euros an hour, gross. */
  hourlyRate: z.number(),
  amount: z.number(),
})

/** What some work pays, gross, in euros; overtime comes on top, as the week ends. */
const pay = z.object({
  lines: z.array(hourPay),
  gross: z.number(),
  endOfMission: z.number(),
  paidLeave: z.number(),
  total: z.number(),
})
export type SiderPayReply = z.infer<typeof pay>

const plan = {
  startDate: instant,
  endDate: instant,
  /** Minutes. */
  breakDuration: z.number().int(),
}

const shift = z.object({
  id,
  missionId: id,
  ...plan,
  clock,
  /** The state of their hours; `null` before there are any. */
  hoursStatus: z.enum(attendanceStatuses).nullable(),
  /** Whether they have said what they worked. */
  isDeclared: z.boolean(),
})
export type SiderShift = z.infer<typeof shift>

export const listSiderShifts = endpoint({
  method: 'GET',
  path: '/sider/shifts',
  summary: 'The shifts of a Sider, from those of the last week on, with their missions',
  access: 'sider.read',
  response: z.object({ now: instant, shifts: z.array(shift), missions: z.array(mission) }),
  errors: [],
})

export const readSiderCalendar = endpoint({
  method: 'GET',
  path: '/sider/calendar',
  summary:
    'The shifts of a Sider, or those of one mission, as a file for their calendar (iCalendar, RFC 5545); what is gone since the last file is told as cancelled',
  access: 'sider.read',
  query: z.object({ missionId: id.optional() }),
  response: z.unknown(),
  answers: 'file',
  errors: ['errors.not_found'],
})

const request = z.object({
  mission,
  shifts: z.array(z.object({ id, ...plan })),
  /** `null` for a flexible planning, whose hours are not known yet. */
  pay: pay.nullable(),
  /** Until when an answer is of use: the start of the mission. */
  answerUntil: instant.nullable(),
})
export type SiderRequest = z.infer<typeof request>

export const listSiderRequests = endpoint({
  method: 'GET',
  path: '/sider/requests',
  summary: 'The missions that companies ask a Sider for, with what they pay',
  access: 'sider.read',
  response: z.array(request),
  errors: [],
})

const comment = optionalText(longestSiderComment).optional()

export const answerSiderRequest = endpoint({
  method: 'POST',
  path: '/sider/requests/:id/answer',
  summary: 'A Sider accepts a mission that a company asks them for, and is hired, or declines it',
  access: 'sider.answerRequest',
  params: byId('id'),
  body: z.object({ status: z.enum(siderAnswers, key('errors.field.unknown_choice')), comment }),
  response: z.object({ status: z.enum(['hired', 'declined']) }),
  errors: [
    'errors.applicant.selection_over',
    'errors.action.unavailable',
    'errors.task.archived',
    'errors.hiring.not_asked',
    'errors.hiring.slot_taken',
    'errors.hiring.shift_over',
    'errors.hiring.already_hired',
    'errors.hiring.elsewhere',
    'errors.hiring.law',
    'errors.hiring.reason_missing',
    'errors.hiring.requested_only',
    'errors.hiring.refused_applicant',
    'errors.hiring.unavailable',
    'errors.hiring.deactivated',
    'errors.hiring.licence_ended',
  ],
})

export const withdrawFromMission = endpoint({
  method: 'POST',
  path: '/sider/tasks/:id/withdrawal',
  summary:
    'A Sider who was hired says that they do not come, to some shifts that have not begun or to all of them',
  access: 'sider.withdraw',
  params: byId('id'),
  body: z
    .object({
      /** All that have not begun, when absent; a flexible planning is left as a whole. */
      shiftIds: z
        .array(id)
        .min(1, key('errors.field.required'))
        .max(hiringLimits.shifts, key('errors.field.too_long'))
        .optional(),
      reason: z.enum(withdrawalReasons, key('errors.field.unknown_choice')),
      comment,
    })
    .refine(({ reason, comment: words }) => !needsOwnWords(reason) || Boolean(words), {
      ...key('errors.field.required'),
      path: ['comment'],
    }),
  response: z.object({
    /** Places of the mission that nobody holds now. */
    openSlots: z.number().int(),
  }),
  errors: [
    'errors.task.archived',
    'errors.organisation.blocked',
    'errors.action.unavailable',
    'errors.hiring.not_hired',
    'errors.hiring.shift_over',
    'errors.sider.shift_begun',
  ],
})

const moment = instant.transform((text) => text as Instant)

const clockErrors = [
  'errors.attendance.not_theirs',
  'errors.attendance.in_the_future',
  'errors.attendance.end_before_start',
  'errors.attendance.too_long',
  'errors.attendance.far_from_plan',
  'errors.attendance.break_outside',
  'errors.attendance.nothing_worked',
  'errors.attendance.already_clocked',
  'errors.attendance.imported',
  'errors.attendance.validated',
  'errors.attendance.overlap',
  'errors.action.unavailable',
  'errors.organisation.blocked',
  'errors.sider.shift_gone',
] as const

export const clockSiderShift = endpoint({
  method: 'POST',
  path: '/sider/clockings',
  summary:
    'What a Sider clocks: a start, a break or an end, which declares their hours; the same id is kept once',
  access: 'sider.clock',
  body: z.object({
    /** Made by the phone at the press. */
    id,
    shiftId: id,
    kind: z.enum(clockingKinds, key('errors.field.unknown_choice')),
    phoneAt: moment,
    sentAt: moment,
    /** The code of the place, typed or scanned, which is compared when it comes. */
    siteCode: z.string().regex(siteCodePattern, key('errors.field.format')).optional(),
    /** Where the phone was, rounded to a hundred metres; kept only where the company asks for it. */
    position: z
      .object({
        lat: z.number().min(-90, key('errors.field.format')).max(90, key('errors.field.format')),
        lng: z.number().min(-180, key('errors.field.format')).max(180, key('errors.field.format')),
      })
      .optional(),
  }),
  response: clock,
  errors: [...clockErrors, 'errors.sider.clock_order', 'errors.sider.clock_unknown'],
})

export const declareSiderHours = endpoint({
  method: 'PUT',
  path: '/sider/shifts/:id/hours',
  summary: 'The hours of a shift as a Sider declares them, where the end was not clocked',
  access: 'sider.clock',
  params: byId('id'),
  body: workedTime.check(rule((time) => workedTimeIssues(time, null))),
  response: z.object({ hoursId: id }),
  errors: clockErrors,
})

/** Worked hours as a Sider sees them: each side apart. */
const hours = z.object({
  id,
  missionId: id,
  title: z.string(),
  companyName: z.string(),
  timeZone,
  status: z.enum(attendanceStatuses),
  /** Whether they stand on an invoice, so that nobody changes them any more. */
  isBilled: z.boolean(),
  versions: z.array(
    z.object({
      origin: z.enum(versionOrigins),
      startDate: instant,
      endDate: instant,
      breaks: z.array(z.object({ startDate: instant, endDate: instant })),
    }),
  ),
  /** The company's reason for other hours. */
  companyComment: z.string().nullable(),
  /** Until when an answer counts; `null` where none is asked. */
  answerUntil: instant.nullable(),
  /** What the version in force pays; `null` where nobody worked. */
  pay: pay.nullable(),
})
export type SiderHours = z.infer<typeof hours>

export const listSiderHours = endpoint({
  method: 'GET',
  path: '/sider/hours',
  summary: 'The last hours of a Sider: what each side declared, what they pay, what waits for them',
  access: 'sider.read',
  response: z.array(hours),
  errors: [],
})

export const answerSiderHours = endpoint({
  method: 'POST',
  path: '/sider/hours/:id/answer',
  summary: 'A Sider accepts hours that the company has changed, or leaves them to internal staff',
  access: 'sider.answerHours',
  params: byId('id'),
  body: z.object({ accepted: z.boolean(key('errors.field.required')), comment }),
  response: z.object({ status: z.enum(attendanceStatuses) }),
  errors: ['errors.attendance.validated', 'errors.action.unavailable'],
})
