import { choiceParam, type Search } from '../../platform/search-params.ts'

export const monthCounts = ['3', '6', '12'] as const
export type MonthCount = (typeof monthCounts)[number]

/** What the address says of the figures; six months by default. */
export interface FigureSearch {
  readonly months?: MonthCount | undefined
}

export function readFigureSearch(search: Search): FigureSearch {
  const months = choiceParam(String(search['months']), monthCounts)
  return { months: months === '6' ? undefined : months }
}
