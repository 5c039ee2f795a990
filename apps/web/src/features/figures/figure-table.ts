import type { Figures } from '@renfort/contract/figures.ts'
import {
  type Facts,
  type FigureKind,
  shareOf,
  spendingOf,
  sumOfFacts,
} from '@renfort/domain/figures/figure.ts'

/** Cents of the spending, basis points of a share; `null` where there is no figure. */
export type Figure = number | null

export interface FigureRow {
  /** `null` for all companies together. */
  readonly company: { readonly id: string; readonly name: string } | null
  readonly months: readonly Figure[]
  readonly period: Figure
  readonly lastYear: Figure
}

export interface FigureTable {
  readonly rows: readonly FigureRow[]
  readonly all: FigureRow
  /** All companies together in the same months of the year before. */
  readonly allLastYear: readonly Figure[]
}

export function figureOf(kind: FigureKind, facts: Facts): Figure {
  return kind === 'spending' ? spendingOf(facts) : shareOf(kind, facts)
}

/** One figure of each company and of all of them, by month. */
export function figureTable(kind: FigureKind, { months, companies }: Figures): FigureTable {
  const rowOf = (
    company: FigureRow['company'],
    facts: readonly Facts[],
    lastYear: readonly Facts[],
  ): FigureRow => ({
    company,
    months: facts.map((each) => figureOf(kind, each)),
    period: figureOf(kind, sumOfFacts(facts)),
    lastYear: figureOf(kind, sumOfFacts(lastYear)),
  })
  const together = (of: 'facts' | 'lastYear') =>
    months.map((_, index) => sumOfFacts(companies.flatMap((company) => company[of][index] ?? [])))
  const [facts, lastYear] = [together('facts'), together('lastYear')]
  return {
    rows: companies.map((company) =>
      rowOf({ id: company.id, name: company.name }, company.facts, company.lastYear),
    ),
    all: rowOf(null, facts, lastYear),
    allLastYear: lastYear.map((each) => figureOf(kind, each)),
  }
}

/** Whether nothing has happened in any of the months, of this year or of the last. */
export function isEmpty({ companies }: Figures): boolean {
  return companies.every(({ facts, lastYear }) =>
    [...facts, ...lastYear].every((each) => Object.values(each).every((count) => count === 0)),
  )
}
