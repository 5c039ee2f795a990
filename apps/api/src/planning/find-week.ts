import type { Locale } from '@renfort/contract/kernel/fields.ts'
import {
  dayNumberOf,
  instantOfMinute,
  mondayOfWeek,
  weeksInYear,
} from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { epochMinuteAt, type TimeZone, timeZones } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import { invalidInput } from '../platform/http/refusal.ts'
import { type Call, organisationOf } from '../platform/http/route.ts'
import type { PlannedMission, Week } from './planning-queries.ts'

interface AskedWeeks {
  readonly week: number
  readonly year: number
  /** The number of weeks in a row. */
  readonly weeks?: number
}

/**
 * The ISO weeks of every place (PLAN-04); week 53 of a shorter year is refused. The bounds hold a
 * few hours more than the week of one place, because the week begins first in the Indian Ocean and
 * ends last in America.
 */
export function weekOf(call: Call, { week, year, weeks = 1 }: AskedWeeks): Week {
  const max = weeksInYear(year)
  if (week > max) throw invalidInput([issue(['week'], 'errors.field.too_big', { max })])
  const monday = dayNumberOf(mondayOfWeek(year, week))
  const byZone = new Map(timeZones.map((zone) => [zone, minutesOfDays(monday, 7 * weeks, zone)]))
  const spans = [...byZone.values()]
  return {
    organisationId: organisationOf(call),
    from: instantOfMinute(Math.min(...spans.map(({ from }) => from))),
    to: instantOfMinute(Math.max(...spans.map(({ to }) => to))),
    has: (startMinute, zone) => {
      const { from, to } = byZone.get(zone) ?? minutesOfDays(monday, 7 * weeks, zone)
      return startMinute >= from && startMinute < to
    },
  }
}

function minutesOfDays(day: number, days: number, zone: TimeZone) {
  return { from: epochMinuteAt(day * 1440, zone), to: epochMinuteAt((day + days) * 1440, zone) }
}

export function titleOf({ jobTitleId, name }: PlannedMission, locale: Locale): string {
  return missionDisplayName(namedTitle(jobTitleId, locale).name, name)
}

/**
 * Compares missions by title, so that a mission keeps its place from week to week. The API sorts
 * because the browser would be slower.
 */
export function byTitle(
  missions: readonly PlannedMission[],
  locale: Locale,
): readonly PlannedMission[] {
  const compare = alphabetical(locale)
  return missions
    .map((mission) => ({ mission, title: titleOf(mission, locale) }))
    .toSorted((a, b) => compare(a.title, b.title) || (a.mission.id < b.mission.id ? -1 : 1))
    .map(({ mission }) => mission)
}
