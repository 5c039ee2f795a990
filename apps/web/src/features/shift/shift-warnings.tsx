import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { Issue } from '@renfort/domain/kernel/issue.ts'
import { at } from '@renfort/domain/law/dated.ts'
import { holidayWithArticle } from '@renfort/domain/law/holiday-names.ts'
import { compulsoryBreak, dailyRestMinutes, daysPerWeek } from '@renfort/domain/law/working-time.ts'
import type { ShiftWarning } from '@renfort/domain/shift/shift-warnings.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { errorSentence } from '../../platform/error-words.ts'
import { currentLocale } from '../../platform/i18n.ts'
import { formatDay } from '../../ui/format-day.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useShiftWords } from './words.ts'

interface WarningListProps {
  warnings: readonly ShiftWarning[]
}

/** The warnings of a planning; they do not prevent saving. */
export function WarningList({ warnings }: WarningListProps) {
  const t = useShiftWords()
  const textOf = useWarningText()
  return (
    <div aria-live="polite" className="empty:hidden">
      {warnings.length > 0 && (
        <section className="flex gap-3 rounded-panel bg-orange-wash px-4 py-3 text-table">
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-orange" />
          <div className="min-w-0">
            <p className="font-medium text-orange">{t(($) => $.warnings.title)}</p>
            <ul className="mt-1 flex flex-col gap-1 text-ink">
              {warnings.map((warning) => (
                <li key={JSON.stringify(warning)}>{textOf(warning)}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </div>
  )
}

interface ShiftProblemsProps {
  issues: readonly Issue[]
  warnings: readonly ShiftWarning[]
}

/** What prevents a shift of a list, then what only warns of it, one a line. */
export function ShiftProblems({ issues, warnings }: ShiftProblemsProps) {
  const textOf = useWarningText()
  return (
    <>
      {issues.map(({ key, params }) => (
        <span key={key} className="block text-danger">
          {errorSentence(key, params)}
        </span>
      ))}
      {warnings.map((warning) => (
        <span key={JSON.stringify(warning)} className="block text-orange">
          {textOf(warning)}
        </span>
      ))}
    </>
  )
}

/** The sentence of a warning of the planning (SHIFT-25, SUM-12, SUM-13). */
export function useWarningText(): (warning: ShiftWarning) => string {
  const t = useShiftWords()
  const { locale } = useUiWords()
  const day = (date: IsoDate) => formatDay(date, locale, 'short')
  return (warning) => {
    switch (warning.kind) {
      case 'public_holiday':
        return t(($) => $.warnings.public_holiday, {
          date: day(warning.date),
          holiday: holidayWithArticle(warning.holiday, currentLocale()),
        })
      case 'consecutive_days':
        return t(($) => $.warnings.consecutive_days, {
          days: warning.days,
          from: day(warning.startDate),
          to: day(warning.endDate),
          max: at(daysPerWeek, warning.startDate).value,
        })
      case 'short_rest':
        return t(($) => $.warnings.short_rest, {
          from: day(warning.fromDate),
          to: day(warning.toDate),
          min: formatDuration(at(dailyRestMinutes, warning.toDate).value),
        })
      case 'missing_break': {
        const { afterMinutes, breakMinutes } = at(compulsoryBreak, warning.date).value
        return t(($) => $.warnings.missing_break, {
          date: day(warning.date),
          worked: formatDuration(warning.workedMinutes),
          minutes: breakMinutes,
          limit: formatDuration(afterMinutes),
        })
      }
    }
  }
}
