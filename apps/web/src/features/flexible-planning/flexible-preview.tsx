import { dailyBlocks } from '@renfort/domain/flexible-planning/daily-blocks.ts'
import type {
  FlexiblePlanning,
  FlexibleRules,
} from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { flexibleWarnings } from '@renfort/domain/flexible-planning/flexible-warnings.ts'
import { daysOfWeekIncluded } from '@renfort/domain/flexible-planning/included-days.ts'
import {
  firstHoursBy,
  scheduleNoticeDays,
} from '@renfort/domain/flexible-planning/schedule-notice.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useProductClock } from '../../platform/product-clock.ts'
import { formatDay } from '../../ui/format-day.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useFlexiblePlanningWords } from './words.ts'

interface FlexiblePreviewProps {
  planning: FlexiblePlanning
  calendar: FlexibleRules['calendar']
}

/** What a planning comes to, and what deserves a look in it. */
export function FlexiblePreview({ planning, calendar }: FlexiblePreviewProps) {
  const t = useFlexiblePlanningWords()
  const perDay = (planning.weeklyVolume * 60) / daysOfWeekIncluded(planning.include)
  const [warning] = flexibleWarnings(planning)
  const { locale } = useUiWords()
  const due = firstHoursBy(planning.startDate, useProductClock().today())
  return (
    <div aria-live="polite" className="flex max-w-2xl flex-col gap-3 text-table">
      <p className="text-muted tabular-nums">
        {t(($) => $.preview.days, { count: dailyBlocks(planning, calendar).length })}{' '}
        {t(($) => $.preview.hours, { duration: formatDuration(Math.floor(perDay)) })}
      </p>
      <p className="text-muted">
        {due === null
          ? t(($) => $.preview.noticeOver, { days: scheduleNoticeDays })
          : t(($) => $.preview.notice, {
              days: scheduleNoticeDays,
              date: formatDay(due, locale, 'long'),
            })}
      </p>
      {warning !== undefined && (
        <p className="flex gap-2 rounded-control bg-orange-wash px-3 py-2 text-orange">
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
          {t(($) => $.averageWeek, { duration: formatDuration(warning.maxMinutes) })}
        </p>
      )}
    </div>
  )
}
