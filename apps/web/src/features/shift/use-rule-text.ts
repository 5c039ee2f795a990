import type { Recurrence } from '@renfort/contract/shift.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { writtenDayOfMonth } from '@renfort/domain/kernel/written-day.ts'
import { isPositional } from '@renfort/domain/shift/recurrence.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { weekdayNames } from '../../ui/weekday-names.ts'
import { useRecurrence } from './queries.ts'
import { useShiftWords } from './words.ts'

/** A rule in one sentence, once it is read. */
export function useRuleText(recurrenceId: string): string | undefined {
  const t = useShiftWords()
  const { locale } = useUiWords()
  const { data } = useRecurrence(recurrenceId)
  return data && ruleText(data, t, locale)
}

const shownPositions = [1, 2, 3, 4, -1, -2, -3, -4] as const

function ruleText(rule: Recurrence, t: ReturnType<typeof useShiftWords>, locale: string): string {
  const names = weekdayNames(locale)
  const days = new Intl.ListFormat(locale).format(rule.days.map((day) => names[day]?.long ?? ''))
  const until = formatDay(isoDate(rule.until), locale, 'medium')
  const words = { count: rule.interval, days, until }
  if (rule.type === 'weekly') return t(($) => $.rule.weekly, words)
  const position = shownPositions.find((each) => isPositional(rule) && each === rule.setPos)
  if (position === undefined) {
    const day = writtenDayOfMonth(Number(rule.startDate.slice(8)), locale)
    return t(($) => $.rule.monthly, { ...words, day })
  }
  return t(($) => $.rule.position, { ...words, position: t(($) => $.rule.positions[position]) })
}
