import type { FlexiblePlanningReply } from '@renfort/contract/flexible-planning.ts'
import type { IncludedDays } from '@renfort/domain/flexible-planning/included-days.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { flexiblePlanningOf } from '../../quotation/mission-terms.ts'
import type { fr } from './fr.ts'
import { usePlannedWords } from './words.ts'

/** A flexible planning in words: who, how much, when and within which hours (SUM-04). */
export function FlexibleSentence({ planning: said }: { planning: FlexiblePlanningReply }) {
  const t = usePlannedWords()
  const { locale } = useUiWords()
  const planning = flexiblePlanningOf(said)
  const { include, amplitudeStart: from, amplitudeEnd } = planning
  const days = daysName(include)
  const to =
    amplitudeEnd <= from ? t(($) => $.sentence.nextDay, { time: amplitudeEnd }) : amplitudeEnd
  return (
    <p>
      {t(($) => $.sentence.who, {
        count: planning.siders,
        hours: planning.weeklyVolume,
        start: formatDay(planning.startDate, locale, 'long'),
        end: formatDay(planning.endDate, locale, 'long'),
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
