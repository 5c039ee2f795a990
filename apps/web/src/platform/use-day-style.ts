import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { useProductClock } from './product-clock.ts'

const yearOf = (day: IsoDate) => day.slice(0, 4)

/** The style of a short day: with its year when that differs from the year of `other`, by default today. */
export function useDayStyle(): (day: IsoDate, other?: IsoDate) => 'short' | 'medium' {
  const { today } = useProductClock()
  return (day, other = today()) => (yearOf(day) === yearOf(other) ? 'short' : 'medium')
}
