import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useShiftWords } from './words.ts'

/** « du mer. 3 févr. 2027 au ven. 19 févr. 2027 », of days in order. */
export function useDaySpan(): (dates: readonly IsoDate[]) => string {
  const t = useShiftWords()
  const { locale } = useUiWords()
  return (dates) => {
    const [first, last] = [dates[0], dates.at(-1)]
    if (first === undefined || last === undefined) return ''
    const to = formatDay(last, locale, 'medium')
    return first === last
      ? t(($) => $.recurrence.onDay, { day: to })
      : t(($) => $.recurrence.span, { from: formatDay(first, locale, 'medium'), to })
  }
}
