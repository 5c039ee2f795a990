import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { classNames } from './class-names.ts'
import type { DayStyle } from './format-day.ts'
import { formatDay } from './format-day.ts'
import { useUiWords } from './ui-words.tsx'

interface DayProps {
  date: IsoDate
  style?: DayStyle
  className?: string
}

export function Day({ date, style = 'short', className }: DayProps) {
  const words = useUiWords()
  return (
    <time dateTime={date} className={classNames('whitespace-nowrap tabular-nums', className)}>
      {formatDay(date, words.locale, style)}
    </time>
  )
}
