import { readPlanning } from '@renfort/contract/planning.ts'
import { queryFor } from '../../platform/query.ts'
import type { Week } from './planning-week.ts'

/** A week of the planning; whoever asked for it is told by a toast when it cannot be had (PLAN-13). */
export function planningQuery({ week, year }: Week) {
  return { ...queryFor(readPlanning, { query: { week, year } }), meta: { failure: 'toast' } }
}
