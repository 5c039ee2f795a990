import { addDays, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { instantAfter, millisecondsBetween } from '../platform/clock.ts'
import { nobody } from '../platform/database/db.ts'
import {
  type CompanyPast,
  firstWeekOfPast,
  lastWeekOfPast,
  type Living,
  postedBefore,
  type Series,
} from './company-past.ts'
import { findMissionsBefore, type MadeMission } from './past-queries.ts'
import { mondayOf } from './seeding.ts'

const weekMs = 7 * 86_400_000

type Made = Pick<MadeMission, 'id' | 'isDraft' | 'isStaffed'>

/** The missions of the past that are there, by company, series and week. */
export interface MadePast {
  /** The week that the past goes on with; those before it are whole. */
  readonly week: number
  readonly mondayOf: (week: number) => IsoDate
  readonly find: (company: CompanyPast, series: Series, week: number) => Made | undefined
  readonly has: (missionId: string) => boolean
  readonly add: (company: CompanyPast, series: Series, week: number, id: string) => void
}

/**
 * A company has one mission of a name in a week, and all were posted so many weeks before: what users
 * order themselves is younger.
 */
export async function findMadePast(
  { services, organisations, present }: Living,
  companies: readonly CompanyPast[],
): Promise<MadePast> {
  const idOf = ({ organisation }: CompanyPast) => organisations.ids.get(organisation) ?? ''
  const stored = await findMissionsBefore(
    services.db.queries(nobody),
    companies.map(idOf),
    instantAfter(present, -(lastWeekOfPast + postedBefore - 0.5) * weekMs),
  )
  const keyOf = (organisationId: string, name: string | null, week: number) =>
    JSON.stringify([organisationId, name, week])
  const missions = new Map<string, Made>()
  let latest = firstWeekOfPast
  for (const { organisationId, name, createdAt, ...mission } of stored) {
    const week = Math.ceil(millisecondsBetween(createdAt, present) / weekMs) - postedBefore
    latest = Math.min(latest, week)
    missions.set(keyOf(organisationId, name, week), mission)
  }
  const ids = new Set(stored.map(({ id }) => id))
  const monday = mondayOf(present)
  return {
    week: latest,
    mondayOf: (week) => addDays(monday, -7 * week),
    find: (company, { name }, week) => missions.get(keyOf(idOf(company), name, week)),
    has: (missionId) => ids.has(missionId),
    add: (company, { name }, week, id) => {
      missions.set(keyOf(idOf(company), name, week), { id, isDraft: false, isStaffed: false })
      ids.add(id)
    },
  }
}
