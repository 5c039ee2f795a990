import { setImmediate } from 'node:timers/promises'
import type { invoiceSpending } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { announcedBudget } from '@renfort/domain/invoice/spending/announced-budget.ts'
import { addDays, type IsoDate, isoDate, mondayOf } from '@renfort/domain/kernel/calendar.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import { firstDayOf } from '../../mission-record/mission-pricing.ts'
import { findMissionsToPrice, findShiftsOf } from '../../mission-record/price-list-queries.ts'
import { termsOf } from '../../mission-record/quotation-terms.ts'
import type { Queries } from '../../platform/database/db.ts'
import { organisationOf, type ReadCall } from '../../platform/http/route.ts'
import { findPlannedMissions, findSpending, type SpendingPeriod } from './spending-queries.ts'

type Read = typeof invoiceSpending.readSpending

/** The most weeks of one answer, because their announced prices are computed again. */
const mostWeeks = 26

/** The spending of a company by week, next to the announced price of its shifts. */
export async function readSpending(call: ReadCall, { query }: Parsed<Read>): Promise<Answer<Read>> {
  const { queries } = call
  const to = mondayOf(isoDate(query.to))
  const earliest = addDays(to, -7 * (mostWeeks - 1))
  const asked = mondayOf(isoDate(query.from))
  const period = {
    organisationId: organisationOf(call),
    from: asked < earliest ? earliest : asked,
    to,
  }
  const [rows, announced] = await Promise.all([
    findSpending(queries, period),
    announcedIn(queries, period),
  ])
  const billed = Map.groupBy(rows, ({ weekStart }) => weekStart)
  const weeks = [...new Set([...billed.keys(), ...announced.keys()])].toSorted()
  return {
    weeks: weeks.map((weekStartDate) => ({
      weekStartDate,
      announced: centsToEuros(cents(announced.get(weekStartDate) ?? 0)),
      parts: (billed.get(weekStartDate) ?? []).map(
        ({ departmentId: id, departmentName: name, kind, cents: spent }) => ({
          department: id === null || name === null ? null : { id, name },
          kind,
          amount: centsToEuros(cents(spent)),
        }),
      ),
    })),
  }
}

async function announcedIn(
  queries: Queries,
  period: SpendingPeriod,
): Promise<ReadonlyMap<IsoDate, number>> {
  const { organisationId, from, to } = period
  const ids = await findPlannedMissions(queries, period)
  if (ids.length === 0) return new Map()
  const missions = await findMissionsToPrice(queries, {
    organisationIds: [organisationId],
    owner: null,
    ids,
  })
  const shifts = await findShiftsOf(queries, ids)
  const weeks = new Map<IsoDate, number>()
  for (const mission of missions) {
    const own = shifts.get(mission.id) ?? []
    const [first] = own
    if (first === undefined) continue
    const budget = announcedBudget({
      shifts: own,
      terms: termsOf(mission),
      firstDay: firstDayOf(mission, { now: first.startsAt }),
    })
    for (const [monday, price] of budget) {
      if (monday >= from && monday <= to) weeks.set(monday, (weeks.get(monday) ?? 0) + price)
    }
    // Lets other calls run between two missions.
    await setImmediate()
  }
  return weeks
}
