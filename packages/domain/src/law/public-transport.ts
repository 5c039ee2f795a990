import { isoDate } from '../kernel/calendar.ts'
import { type DatedList, workCode } from './dated.ts'

/**
 * The least share of a public transport subscription that an employer pays, percent of its price.
 */
export const leastTransportShare: DatedList<number> = [
  {
    from: isoDate('2009-01-01'),
    value: 50,
    source: workCode('L3261-2', 'text and rate (R3261-1) of today'),
  },
]
