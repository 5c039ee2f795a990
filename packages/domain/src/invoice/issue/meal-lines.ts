import { workedMinutes } from '../../attendance/declare/worked-time.ts'
import { compareInstants, daysBetween, type IsoDate } from '../../kernel/calendar.ts'
import { cents } from '../../kernel/money.ts'
import { defaultHoursPerDay } from '../../remuneration/indemnities.ts'
import { lunchShares } from '../../remuneration/indemnity-shares.ts'
import type { LunchIndemnity } from '../../remuneration/policy.ts'
import {
  type BillableHours,
  type BilledHours,
  type BilledMission,
  dayOf,
  weekOf,
} from '../billable-hours.ts'
import { type LinesByWeek, linesByWeek } from './lines-by-week.ts'
import type { MealLine } from '../invoice.ts'

/** A day of a Sider. */
export interface SiderDay {
  readonly siderId: string
  readonly day: IsoDate
}

type Lunch = Omit<LunchIndemnity, 'id'>

interface MealInput {
  readonly hours: readonly BillableHours[]
  readonly billed: readonly BilledHours[]
  readonly missions: ReadonlyMap<string, BilledMission>
  /** The meal of the pay policy in force; `null` where it gives none. */
  readonly lunch: Lunch | null
  /** Days whose meal is already on an earlier bill. */
  readonly given: readonly SiderDay[]
}

interface Meal extends SiderDay {
  readonly monday: IsoDate
  readonly missionId: string
}

/**
 * A meal for each day on which a Sider worked long enough for the company, in all its missions, and
 * meets the conditions of the pay policy: at its cost, without a coefficient (decisions §4.8). The
 * meal is billed on the first mission of the day that meets the conditions; no day has two.
 */
export function mealLines(input: MealInput): LinesByWeek<MealLine> {
  const { lunch } = input
  if (lunch === null) return new Map()
  const unitCents = lunchShares(lunch).employerCents
  const bySider = Map.groupBy(mealsOf(input, lunch), ({ monday, missionId, siderId }) =>
    [monday, missionId, siderId].join(' '),
  )
  return linesByWeek(
    [...bySider.values()].flatMap((meals) => {
      const [first] = meals
      if (first === undefined) return []
      const { monday, missionId, siderId } = first
      const days = meals.map(({ day }) => day)
      const priceCents = cents(days.length * unitCents)
      return { monday, line: { kind: 'meal', missionId, siderId, days, unitCents, priceCents } }
    }),
  )
}

function mealsOf({ hours, billed, missions, given }: MealInput, lunch: Lunch): Meal[] {
  const threshold = (lunch.otherParameters.hoursPerDay?.threshold ?? defaultHoursPerDay) * 60
  const minutes = new Map<string, number>()
  for (const each of [...billed, ...hours]) {
    const key = keyOf({ siderId: each.siderId, day: dayOf(each) })
    minutes.set(key, (minutes.get(key) ?? 0) + workedMinutes(each.time))
  }
  const done = new Set(given.map(keyOf))
  const inOrder = hours.toSorted((a, b) => compareInstants(a.time.startDate, b.time.startDate))
  return inOrder.flatMap((each) => {
    const { siderId, missionId } = each
    const day = dayOf(each)
    const key = keyOf({ siderId, day })
    const mission = missions.get(missionId)
    const isDue =
      mission !== undefined &&
      workedMinutes(each.time) > 0 &&
      (minutes.get(key) ?? 0) >= threshold &&
      !done.has(key) &&
      meetsConditions(lunch, mission, day)
    if (!isDue) return []
    done.add(key)
    return { siderId, day, missionId, monday: weekOf(each) }
  })
}

/** Seniority counts as for hours: in days since the first day of the mission. */
function meetsConditions(
  { otherParameters: { seniority, zti, taskType } }: Lunch,
  { firstDay, jobTitleId, terms }: BilledMission,
  day: IsoDate,
): boolean {
  return (
    (seniority === null || daysBetween(firstDay, day) >= seniority.daysThreshold) &&
    (zti?.isApplicable !== true || terms.zti) &&
    (taskType === null || taskType.jobTypes.includes(jobTitleId))
  )
}

function keyOf({ siderId, day }: SiderDay): string {
  return `${siderId} ${day}`
}
