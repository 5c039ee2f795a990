import type { attendances } from '@renfort/contract'
import { mostValidated } from '@renfort/contract/attendance/hours-to-validate.ts'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { isWithinTolerance } from '@renfort/domain/attendance/validate/tolerance.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import type { ReadCall } from '../../platform/http/route.ts'
import { filtersOf, reachOf } from '../hours-filters.ts'
import { hoursPricers, pricedAmong } from '../hours-pricers.ts'
import { toClocking } from '../to-clocking.ts'
import { findTolerances } from './tolerance-queries.ts'
import { findOpenHours, type HoursCursor, type OpenHours } from './acceptable-hours-queries.ts'

type List = typeof attendances.listAcceptableHours

/** Hours that one statement reads. */
const atOnce = 1_000

/** A blocked company is read and not changed: nothing of it may be validated. */
async function openReachOf(call: ReadCall, companyId: string | undefined) {
  const { companies, reach } = await reachOf(call, { companyId })
  const open = companies.filter(({ isBlocked }) => !isBlocked)
  const ids = new Set(open.map(({ id }) => id))
  return { companies: open, reach: reach.filter(({ organisationId }) => ids.has(organisationId)) }
}

/**
 * The hours that « accept all within tolerance » would validate, or all that may be validated; the
 * domain holds the rule of the tolerance.
 */
export async function listAcceptableHours(
  call: ReadCall,
  { query: { choice, companyId, ...query } }: Parsed<List>,
): Promise<Answer<List>> {
  const { companies, reach } = await openReachOf(call, companyId)
  const toleranceOf = await findTolerances(
    call.queries,
    companies.map(({ id }) => id),
  )
  const isDeclared = choice === 'conforming'
  const of = { reach, filters: filtersOf(query), isDeclared }
  const found: OpenHours[] = []
  let after: HoursCursor | null = null
  for (let isMore = true; isMore;) {
    const page: readonly OpenHours[] = await findOpenHours(call.queries, of, {
      after,
      limit: atOnce,
    })
    const waiting = { status: 'att.waiting', overlaps: false } as const
    found.push(
      ...page.filter(
        ({ organisationId, history }) =>
          !isDeclared || isWithinTolerance({ ...waiting, history }, toleranceOf(organisationId)),
      ),
    )
    after = page.at(-1) ?? null
    isMore = page.length === atOnce && found.length < mostValidated
  }
  const accepted = found.slice(0, mostValidated)
  const pricedIn = pricedAmong(companies)
  const isPriced = companies.every(({ id }) => pricedIn.has(id))
  return {
    attendanceIds: accepted.map(({ id }) => id),
    versionCounts: accepted.map(({ history }) => history.length),
    count: accepted.length,
    oddlyClocked: accepted.filter(({ clocking }) => toClocking(clocking).oddities.length > 0)
      .length,
    price: isPriced ? await priceOf(call, accepted) : null,
  }
}

async function priceOf(call: ReadCall, hours: readonly OpenHours[]): Promise<number> {
  const price = await hoursPricers(call, hours)
  const total = hours.reduce<number>((sum, { missionId, history }) => {
    const last = history.at(-1)
    const priced = last === undefined ? null : price(missionId, last)
    return sum + (priced?.priceCents ?? 0)
  }, 0)
  return centsToEuros(cents(total))
}
