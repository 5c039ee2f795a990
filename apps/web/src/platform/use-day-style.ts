import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { useProductClock } from './product-clock.ts'

const yearOf = (day: IsoDate) => day.slice(0, 4)

/** How a short day is written: with its year where it is not that of `beside`, which is today's. */
export function useDayStyle(): (day: IsoDate, beside?: IsoDate) => 'short' | 'medium' {
  const { today } = useProductClock()
  return (day, beside = today()) => (yearOf(day) === yearOf(beside) ? 'short' : 'medium')
}
