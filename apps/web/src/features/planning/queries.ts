import { readPlanning } from '@renfort/contract/planning.ts'
import { queryFor } from '../../platform/query.ts'
import type { Week } from './planning-week.ts'

/** A week of the planning; a failure is shown in a toast (PLAN-13). */
export function planningQuery({ week, year }: Week) {
  return { ...queryFor(readPlanning, { query: { week, year } }), meta: { failure: 'toast' } }
}
