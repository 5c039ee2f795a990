import { addDays, type IsoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useShiftWords } from '../words.ts'

/** The name of the week of a Monday, with its days. */
export function useWeekName(): (monday: IsoDate) => string {
  const t = useShiftWords()
  const { locale } = useUiWords()
  return (monday) =>
    t(($) => $.week.name, {
      week: isoWeekOf(monday).week,
      from: formatDay(monday, locale),
      to: formatDay(addDays(monday, 6), locale, 'medium'),
    })
}
