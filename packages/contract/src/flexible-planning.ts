import { isLocalTime } from '@renfort/domain/kernel/calendar.ts'
import { flexibleLimits } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, day, id, instant, key, queryFlag, queryInteger } from './kernel/fields.ts'
import { quotation } from './quotation.ts'

/** A year outside these is a typing mistake. */
const years = { min: 2000, max: 2100 }

const plannedDay = day.refine((date) => {
  const year = Number(date.slice(0, 4))
  return year >= years.min && year <= years.max
}, key('errors.field.format'))

function within({ min, max }: { min: number; max: number }) {
  return (value: number): boolean => Number.isInteger(value) && value >= min && value <= max
}

const { weeklyVolume, siders } = flexibleLimits
const volumeRule = { ...key('errors.flexible_planning.weekly_volume'), params: weeklyVolume }
const sidersRule = { ...key('errors.shift.slots'), params: siders }
const amplitude = z
  .string(key('errors.flexible_planning.amplitude_invalid'))
  .refine(isLocalTime, key('errors.flexible_planning.amplitude_invalid'))

/**
 * The rules of each field (FLEX-02 to FLEX-14); `validateFlexiblePlanning` of the domain checks
 * those across fields or with the clock.
 */
export const flexiblePlanningBody = z.object({
  startDate: plannedDay,
  endDate: plannedDay,
  /** Hours of each Sider in a week. */
  weeklyVolume: z.number().refine(within(weeklyVolume), volumeRule),
  siders: z.number().refine(within(siders), sidersRule),
  amplitudeStart: amplitude,
  amplitudeEnd: amplitude,
  include: z.object({
    holidays: z.boolean(),
    weekDays: z.boolean(),
    saturday: z.boolean(),
    sunday: z.boolean(),
  }),
})
export type FlexiblePlanningBody = z.input<typeof flexiblePlanningBody>

export const flexiblePlanning = z.object({
  id,
  /** First and last day, both worked, as midnights in UTC. */
  startDate: instant,
  endDate: instant,
  weeklyVolume: z.number(),
  siders: z.number(),
  amplitudeStart: z.string(),
  amplitudeEnd: z.string(),
  include: z.object({
    holidays: z.boolean(),
    weekDays: z.boolean(),
    saturday: z.boolean(),
    sunday: z.boolean(),
  }),
  /** The last day of the weeks that have slots, as a midnight in UTC; `null` as long as none has. */
  shiftsUntil: instant.nullable(),
})
export type FlexiblePlanningReply = z.infer<typeof flexiblePlanning>

export const planningRefusals = [
  'errors.flexible_planning.weekly_volume',
  'errors.flexible_planning.legal_volume',
  'errors.flexible_planning.amplitude_invalid',
  'errors.flexible_planning.amplitude_insufficient',
  'errors.flexible_planning.no_day',
  'errors.flexible_planning.period',
] as const
const planningErrors = [
  ...planningRefusals,
  'errors.shift.slots',
  'errors.shift.past_forbidden',
] as const

export const readFlexiblePlanning = endpoint({
  method: 'GET',
  path: '/tasks/:taskId/flexible-planning',
  summary: 'The flexible planning of a mission; `null` as long as it has none',
  access: 'mission.read',
  params: byId('taskId'),
  response: flexiblePlanning.nullable(),
  errors: [],
})

export const saveFlexiblePlanning = endpoint({
  method: 'POST',
  path: '/tasks/:taskId/flexible-planning',
  summary: 'Plans a mission by the week, or changes such a planning; the mission becomes flexible',
  access: 'mission.edit',
  params: byId('taskId'),
  body: flexiblePlanningBody,
  response: flexiblePlanning,
  errors: [
    ...planningErrors,
    'errors.action.unavailable',
    'errors.task.archived',
    'errors.task.locked',
    'errors.task.planning_exists',
    'errors.task.requested_siders_count_forbidden',
  ],
})

export const quoteFlexiblePlanning = endpoint({
  method: 'GET',
  path: '/tasks/:taskId/flexible-planning/quotation',
  summary: 'Price that a mission would have with a flexible planning that is not saved',
  access: 'quotation.read',
  params: byId('taskId'),
  query: z.object({
    startDate: day,
    endDate: day,
    weeklyVolume: queryInteger.refine(within(weeklyVolume), volumeRule),
    siders: queryInteger.refine(within(siders), sidersRule),
    amplitudeStart: amplitude,
    amplitudeEnd: amplitude,
    holidays: queryFlag.default(false),
    weekDays: queryFlag.default(false),
    saturday: queryFlag.default(false),
    sunday: queryFlag.default(false),
  }),
  response: quotation,
  errors: [...planningErrors, 'errors.quotation.rate_missing'],
})
