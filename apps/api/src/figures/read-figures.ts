import type { figures } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { figurePeriod, yearBefore } from '@renfort/domain/figures/figure-period.ts'
import { factNames, type Facts, noFacts } from '@renfort/domain/figures/figure.ts'
import { isoDate, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { companiesOfFigures } from './companies-of-figures.ts'
import { findBilled, findFacts, type FactsRow } from './figure-queries.ts'

type Read = typeof figures.readFigures

/** The figures of the active company, or in a group space of those that the caller may see. */
export async function readFigures(call: ReadCall, { query }: Parsed<Read>): Promise<Answer<Read>> {
  const { queries } = call
  const { months, end } = figurePeriod(isoDate(query.from), isoDate(query.to))
  const { seen, hidden } = await companiesOfFigures(call)
  const companyIds = seen.map(({ id }) => id)
  const [first = end] = months
  const now = call.services.clock.now()
  const counted = { companyIds, from: first, to: end, now }
  const before = { ...counted, from: yearBefore(first), to: yearBefore(end) }
  const [facts, lastYear, billed] = await Promise.all([
    findFacts(queries, counted),
    findFacts(queries, before),
    findBilled(queries, counted),
  ])
  const [current, then] = [byCompany(facts), byCompany(lastYear)]
  return {
    months: [...months],
    companies: seen.map(({ id, name }) => ({
      id,
      name,
      facts: months.map((month) => factsOf(current, id, month)),
      lastYear: months.map((month) => factsOf(then, id, yearBefore(month))),
    })),
    hidden: [...hidden],
    billed: billedParts(billed).map(({ jobTitleId, ...part }) => ({
      ...part,
      jobTitle: namedTitle(jobTitleId, call.locale),
    })),
  }
}

type ByMonth = ReadonlyMap<string, Facts>

const keyOf = (companyId: string, month: IsoDate) => `${companyId} ${month}`

function byCompany(rows: readonly FactsRow[]): ByMonth {
  const found = new Map<string, Facts>()
  for (const row of rows) {
    const key = keyOf(row.companyId, row.month)
    const facts = { ...(found.get(key) ?? noFacts) }
    for (const name of factNames) facts[name] += row[name] ?? 0
    found.set(key, facts)
  }
  return found
}

function factsOf(facts: ByMonth, companyId: string, month: IsoDate): Facts {
  return facts.get(keyOf(companyId, month)) ?? noFacts
}

type BilledRow = Awaited<ReturnType<typeof findBilled>>[number]

/** Both years of a department and job side by side. */
function billedParts(rows: readonly BilledRow[]) {
  const ofPart = Map.groupBy(rows, ({ companyId, departmentId, jobTitleId }) =>
    [companyId, departmentId, jobTitleId].join(' '),
  )
  const sum = (of: readonly BilledRow[], isLastYear: boolean) =>
    of.reduce((cents, row) => cents + (row.isLastYear === isLastYear ? row.cents : 0), 0)
  return [...ofPart.values()].flatMap((own) => {
    const [row] = own
    if (row === undefined) return []
    const { companyId, departmentId: id, departmentName: name, jobTitleId } = row
    const department = id === null || name === null ? null : { id, name }
    return [
      {
        companyId,
        department,
        jobTitleId,
        cents: sum(own, false),
        lastYearCents: sum(own, true),
      },
    ]
  })
}
