import { readPlanning } from '@renfort/contract/planning.ts'
import { readFigures } from '@renfort/contract/planning-figures.ts'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import type { Week } from './planning-week.ts'

staleAfter(readPlanning, ['mission', 'amendments', 'correctedHours'])
staleAfter(readFigures, ['mission'])

/** A week of the planning; a failure is shown in a toast (PLAN-13). */
export function planningQuery({ week, year }: Week) {
  return { ...queryFor(readPlanning, { query: { week, year } }), meta: { failure: 'toast' } }
}

/** The totals of some weeks; the sheet does not wait for them. */
export function figuresQuery({ week, year }: Week, weeks = 1) {
  return {
    ...queryFor(readFigures, { query: { week, year, weeks } }),
    meta: { failure: 'nowhere' },
  }
}
