import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { DemoMission } from './demo-missions.ts'
import type { DemoPlace, MovableClock } from './seeding.ts'

/** Sixteen months of work; the weeks after `lastWeekOfPast` are told one by one. */
export const firstWeekOfPast = 70
export const lastWeekOfPast = 3
/** A mission is posted two weeks before its own, and staffed one week later. */
export const postedBefore = 2
/** Weeks before the present in which the companies of the demo came. */
export const demoBegan = firstWeekOfPast + postedBefore + 1

/** A mission that comes back: the same job, hours and people every few weeks. */
export interface Series extends Omit<DemoMission, 'monday' | 'isPosted'> {
  readonly every: number
  /** Weeks after the beginning of the past. */
  readonly from: number
  /** Whom the provider hires; those asked for are hired by the confirmation of a payroll mission. */
  readonly hired?: readonly string[]
  /** Who applies each time, and is refused by the company. */
  readonly refused?: string
}

export interface CompanyPast {
  readonly organisation: string
  readonly admin: string
  readonly series: readonly Series[]
}

/** What the past is lived with: the clock is set back from the instant at which the demo was made. */
export interface Living extends DemoPlace {
  readonly clock: MovableClock
  readonly present: Instant
}

/** The weeks of a mission that comes back, counted back from the present. */
export function weeksOf({ every, from }: Pick<Series, 'every' | 'from'>): number[] {
  const weeks: number[] = []
  for (let week = firstWeekOfPast - from; week >= lastWeekOfPast; week -= every) weeks.push(week)
  return weeks
}
