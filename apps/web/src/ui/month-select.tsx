import { addMonths, isoDate, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { formatDay } from './format-day.ts'
import { Select } from './select.tsx'
import { useUiWords } from './ui-words.tsx'

/** How many months are offered, the present one included. */
const monthsBack = 24

interface MonthSelectProps {
  label: string
  /** As `YYYY-MM`. */
  value: string
  today: IsoDate
  onChange: (month: string) => void
  className?: string
}

/** A month of the last two years, the newest first. */
export function MonthSelect({ today, ...field }: MonthSelectProps) {
  const { locale } = useUiWords()
  const thisMonth = isoDate(`${today.slice(0, 7)}-01`)
  const options = Array.from({ length: monthsBack }, (_, back) => {
    const first = addMonths(thisMonth, -back)
    return { id: first.slice(0, 7), label: formatDay(first, locale, 'month') }
  })
  return <Select {...field} options={options} />
}
