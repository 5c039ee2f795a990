import type { figures } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { hoursPricer } from '@renfort/domain/attendance/hours-pricer.ts'
import { weeksOfMonth } from '@renfort/domain/figures/figure-period.ts'
import { forecastOf, plannedToBilled } from '@renfort/domain/figures/planned-to-billed.ts'
import { addDays, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { firstDayOf } from '../mission-record/mission-pricing.ts'
import { findMissionsToPrice } from '../mission-record/price-list-queries.ts'
import { termsOf } from '../mission-record/quotation-terms.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { companiesOfFigures } from './companies-of-figures.ts'
import {
  countSiders,
  findBillSums,
  findLinesOfWeeks,
  findShiftsOfWeeks,
  findTimeToFill,
} from './work-queries.ts'

type Read = typeof figures.readWork

/** What was planned, worked and billed in a month, and why they differ. */
export async function readWork(call: ReadCall, { query }: Parsed<Read>): Promise<Answer<Read>> {
  const { queries, services } = call
  const { from, to } = weeksOfMonth(isoDate(query.month))
  const { seen } = await companiesOfFigures(call)
  const weeks = { companyIds: seen.map(({ id }) => id), from, to }
  const [shifts, lines, bills, siders] = await Promise.all([
    findShiftsOfWeeks(queries, weeks),
    findLinesOfWeeks(queries, weeks),
    findBillSums(queries, weeks),
    countSiders(queries, weeks),
  ])
  const planned = [...new Set(shifts.map(({ missionId }) => missionId))]
  const missionIds = new Set([...planned, ...lines.map(({ missionId }) => missionId)])
  const [priceOf, timeToFill] = await Promise.all([
    pricesOf(call, weeks.companyIds, [...missionIds]),
    findTimeToFill(queries, planned),
  ])
  const work = plannedToBilled({ shifts, lines, bills, now: services.clock.now(), priceOf })
  return {
    from,
    to: addDays(to, -1),
    ...work,
    forecast: forecastOf(work),
    siders,
    timeToFill,
  }
}

/** Prices hours of some missions; those of a shift are the same for all who hold a place of it. */
async function pricesOf(
  { queries, services }: ReadCall,
  organisationIds: readonly string[],
  ids: readonly string[],
): Promise<(missionId: string, time: WorkedTime) => number> {
  const now = services.clock.now()
  const missions = await findMissionsToPrice(queries, { organisationIds, owner: null, ids })
  const pricers = new Map(
    missions.map((mission) => [
      mission.id,
      hoursPricer(termsOf(mission), firstDayOf(mission, { now })),
    ]),
  )
  const known = new Map<string, number>()
  return (missionId, time) => {
    const key = `${missionId} ${time.startDate} ${time.endDate} ${JSON.stringify(time.breaks)}`
    const price = known.get(key) ?? pricers.get(missionId)?.(time).priceCents ?? 0
    known.set(key, price)
    return price
  }
}
