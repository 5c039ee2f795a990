import type { Locale } from '@renfort/contract/kernel/fields.ts'
import {
  addDays,
  instantInParis,
  localTime,
  mondayOfWeek,
  weeksInYear,
} from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { alphabetical } from '../platform/database/alphabetical.ts'
import { invalidInput } from '../platform/http/refusal.ts'
import { type Call, organisationOf } from '../platform/http/route.ts'
import type { PlannedMission, Week } from './planning-queries.ts'

export const midnight = localTime('00:00')

/** An ISO week of Paris (PLAN-04); week 53 of a shorter year is refused. */
export function weekOf(
  call: Call,
  { week, year }: { readonly week: number; readonly year: number },
): Week {
  const max = weeksInYear(year)
  if (week > max) throw invalidInput([issue(['week'], 'errors.field.too_big', { max })])
  const monday = mondayOfWeek(year, week)
  return {
    organisationId: organisationOf(call),
    from: instantInParis(monday, midnight),
    to: instantInParis(addDays(monday, 7), midnight),
  }
}

export function titleOf({ jobTitleId, name }: PlannedMission, locale: Locale): string {
  return missionDisplayName(namedTitle(jobTitleId, locale).name, name)
}

/**
 * Sorted here so that a mission keeps its place from week to week; sorting in the browser would be
 * slower.
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
