import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Living } from './company-past.ts'
import type { DemoClient } from './demo-client.ts'
import type { DemoMission } from './demo-missions.ts'

/** Days before the present on which the missions of these weeks were ordered, unless they are new. */
export const orderedBefore = 10
/** Days before the present on which they were staffed and signed: six hours after they were ordered. */
export const answeredBefore = 9.75

/** What happens to a mission of these weeks, each through the operation of whoever does it. */
export type WeekAct =
  | { readonly kind: 'hire'; readonly siderIds: readonly string[] }
  /** A Sider whom the company asked for says no. */
  | { readonly kind: 'decline'; readonly siderId: string }
  | { readonly kind: 'sign' }
  | { readonly kind: 'contest'; readonly description: string }
  /** The last shift ends so many minutes later. */
  | { readonly kind: 'amend'; readonly minutes: number }
  /** Minutes after the start at which each of some Siders came. */
  | {
      readonly kind: 'arrive'
      readonly startsAt: Instant
      readonly came: readonly (readonly [siderId: string, minutes: number])[]
    }
  /** A Sider clocks hours that began so many minutes after the planned start. */
  | {
      readonly kind: 'clock'
      readonly startsAt: Instant
      readonly siderId: string
      readonly minutes: number
    }
  /** The company says that a Sider left an hour early, which they have not answered. */
  | {
      readonly kind: 'dispute'
      readonly startsAt: Instant
      readonly siderId: string
      readonly comment: string
    }
  /** The company says that a Sider did not come, and they agree. */
  | { readonly kind: 'absent'; readonly startsAt: Instant; readonly siderId: string }

export interface WeekMission extends Omit<DemoMission, 'isPosted'> {
  /** One mission of a name in a company. */
  readonly name: string
  /** Done some hours after it was ordered; `null` for a mission that is ordered now. */
  readonly before: readonly WeekAct[] | null
  readonly now: readonly WeekAct[]
}

/** What a company has this week and the next, beside what the first minute of the demo shows. */
export interface CompanyWeeks {
  readonly organisation: string
  readonly admin: string
  readonly missions: readonly WeekMission[]
  /** Who does not come to the shift that runs: the simulation clocks nothing for them. */
  readonly staysAway: { readonly siderId: string; readonly startsAt: Instant }
}

/** The calls of those who act in a company of the demo. */
export interface InCompany {
  readonly living: Living
  readonly organisationId: string
  readonly client: DemoClient
  readonly insider: DemoClient
}

export interface OnMission extends InCompany {
  readonly missionId: string
}
