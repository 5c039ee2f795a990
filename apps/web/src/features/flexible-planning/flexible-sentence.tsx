import type { FlexiblePlanningReply } from '@renfort/contract/flexible-planning.ts'
import type { IncludedDays } from '@renfort/domain/flexible-planning/included-days.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { valuesOf } from './flexible-form.ts'
import type { fr } from './fr.ts'
import { useFlexiblePlanningWords } from './words.ts'

/** A flexible planning in words: who, how much, when and within which hours (SUM-04). */
export function FlexibleSentence({ planning }: { planning: FlexiblePlanningReply }) {
  const t = useFlexiblePlanningWords()
  const { locale } = useUiWords()
  const values = valuesOf(planning)
  const { include, amplitudeStart: from, amplitudeEnd } = values
  const days = daysName(include)
  const to =
    amplitudeEnd <= from ? t(($) => $.sentence.nextDay, { time: amplitudeEnd }) : amplitudeEnd
  return (
    <p>
      {t(($) => $.sentence.who, {
        count: planning.siders,
        hours: planning.weeklyVolume,
        start: formatDay(isoDate(values.startDate), locale, 'long'),
        end: formatDay(isoDate(values.endDate), locale, 'long'),
      })}{' '}
      {t(($) => $.sentence.days[days], { from, to })}{' '}
      {include.holidays ? t(($) => $.sentence.withHolidays) : t(($) => $.sentence.withoutHolidays)}
    </p>
  )
}

function daysName({ weekDays, saturday, sunday }: IncludedDays): keyof typeof fr.sentence.days {
  if (weekDays) {
    if (saturday) return sunday ? 'weekDaysSaturdaySunday' : 'weekDaysSaturday'
    return sunday ? 'weekDaysSunday' : 'weekDays'
  }
  if (saturday) return sunday ? 'saturdaySunday' : 'saturday'
  return 'sunday'
}
