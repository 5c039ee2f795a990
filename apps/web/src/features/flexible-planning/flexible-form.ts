import type {
  FlexiblePlanningBody,
  FlexiblePlanningReply,
} from '@renfort/contract/flexible-planning.ts'
import {
  flexibleLimits,
  type FlexiblePlanning,
  type FlexibleRules,
  validateFlexiblePlanning,
  weeklyVolumeOptions,
} from '@renfort/domain/flexible-planning/flexible-planning.ts'
import {
  daysOfWeekIncluded,
  type IncludedDays,
} from '@renfort/domain/flexible-planning/included-days.ts'
import { isIsoDate, isLocalTime, isoDate, type LocalTime } from '@renfort/domain/kernel/calendar.ts'
import { issue, type Issue } from '@renfort/domain/kernel/issue.ts'

/** The typed values of a flexible planning; days and times may be incomplete. */
export interface FlexibleValues {
  readonly startDate: string
  readonly endDate: string
  readonly weeklyVolume: number
  /** `NaN` when the text is no number. */
  readonly siders: number | null
  readonly amplitudeStart: string
  readonly amplitudeEnd: string
  readonly include: IncludedDays
}

/** The initial form: a working week within the usual opening hours. */
export const firstValues: FlexibleValues = {
  startDate: '',
  endDate: '',
  weeklyVolume: 35,
  siders: 1,
  amplitudeStart: '08:00',
  amplitudeEnd: '20:00',
  include: { holidays: false, weekDays: true, saturday: false, sunday: false },
}

export function valuesOf(planning: FlexiblePlanningReply): FlexibleValues {
  const { id: _, shiftsUntil: __, startDate, endDate, ...fields } = planning
  return { ...fields, startDate: startDate.slice(0, 10), endDate: endDate.slice(0, 10) }
}

/** Whether a stored value is such a form. */
export function isFlexibleValues(value: unknown): value is FlexibleValues {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(firstValues).every((name) => name in value)
}

/** The form as the rules take it: missing days are left out. */
function draftOf(values: FlexibleValues): FlexiblePlanning {
  const { startDate, endDate, siders, include, weeklyVolume } = values
  const { holidays, weekDays, saturday, sunday } = include
  return {
    startDate: isIsoDate(startDate) ? startDate : isoDate('2000-01-01'),
    endDate: isIsoDate(endDate) ? endDate : isoDate('2000-01-01'),
    weeklyVolume,
    siders: siders ?? Number.NaN,
    amplitudeStart: values.amplitudeStart as LocalTime,
    amplitudeEnd: values.amplitudeEnd as LocalTime,
    include: { holidays, weekDays, saturday, sunday },
  }
}

const required = ['startDate', 'endDate', 'siders', 'amplitudeStart', 'amplitudeEnd'] as const

/** Every problem of a form, each at its field (FLEX-02 to FLEX-14). */
export function formIssues(values: FlexibleValues, rules: FlexibleRules): Issue[] {
  const { startDate, endDate } = values
  const missing = required.filter((field) => values[field] === '' || values[field] === null)
  const wrongDays = (['startDate', 'endDate'] as const).filter(
    (field) => values[field] !== '' && !isIsoDate(values[field]),
  )
  const hasPeriod = isIsoDate(startDate) && isIsoDate(endDate)
  const judged = validateFlexiblePlanning(draftOf(values), rules).filter(({ path }) => {
    const [field, flag] = path
    if (missing.some((name) => name === field)) return false
    if (field === 'startDate' || field === 'endDate' || flag !== undefined) return hasPeriod
    return true
  })
  return [
    ...missing.map((field) => issue([field], 'errors.field.required')),
    ...wrongDays.map((field) => issue([field], 'errors.field.day')),
    ...judged,
  ]
}

/** The planning of a valid form. */
export function planningOf(values: FlexibleValues, rules: FlexibleRules): FlexiblePlanning | null {
  const { amplitudeStart, amplitudeEnd } = values
  const isWhole = isLocalTime(amplitudeStart) && isLocalTime(amplitudeEnd)
  return isWhole && formIssues(values, rules).length === 0 ? draftOf(values) : null
}

/** A planning in the form of the wire: days as midnights in UTC (FLEX-15, FLEX-16). */
export function bodyOf(planning: FlexiblePlanning): FlexiblePlanningBody {
  return {
    ...planning,
    startDate: `${planning.startDate}T00:00:00.000Z`,
    endDate: `${planning.endDate}T00:00:00.000Z`,
  }
}

/** Whether a field has an answer, so that its problem can show before saving. */
export function isAnswered(values: FlexibleValues, field: keyof FlexibleValues): boolean {
  return values[field] !== '' && values[field] !== null
}

export function endsNextDay({ amplitudeStart, amplitudeEnd }: FlexibleValues): boolean {
  return isLocalTime(amplitudeStart) && isLocalTime(amplitudeEnd) && amplitudeEnd <= amplitudeStart
}

/** A volume that the days no longer allow becomes the highest allowed one. */
export function withDays(values: FlexibleValues, include: IncludedDays): FlexibleValues {
  const options = weeklyVolumeOptions(include)
  const legal = flexibleLimits.hoursPerDay * daysOfWeekIncluded(include)
  const most = options.at(-1)
  const isTooMuch = most !== undefined && values.weeklyVolume > legal
  return { ...values, include, weeklyVolume: isTooMuch ? most : values.weeklyVolume }
}
