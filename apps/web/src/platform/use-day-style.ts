import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { useProductClock } from './product-clock.ts'

const yearOf = (day: IsoDate) => day.slice(0, 4)

/** How a short day is written: with its year where it is not that of `other`, which is today unless told. */
export function useDayStyle(): (day: IsoDate, other?: IsoDate) => 'short' | 'medium' {
  const { today } = useProductClock()
  return (day, other = today()) => (yearOf(day) === yearOf(other) ? 'short' : 'medium')
}
