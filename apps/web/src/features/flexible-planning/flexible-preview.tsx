import type { Mission } from '@renfort/contract/mission.ts'
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
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { sentenceOf } from '../../platform/failures.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { PricePanel } from '../../ui/price-panel.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { estimateOfReply } from '../quotation/estimate.ts'
import { LivePricePanel } from '../quotation/live-price-panel.tsx'
import { useQuotationWords } from '../quotation/words.ts'
import { flexibleQuotationQuery } from './queries.ts'
import { useFlexiblePlanningWords } from './words.ts'

interface FlexiblePreviewProps {
  planning: FlexiblePlanning
  calendar: FlexibleRules['calendar']
}

/** The result of a planning, and what needs a look in it. */
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

interface FlexiblePriceProps {
  mission: Pick<Mission, 'id' | 'hourlyRate'>
  /** The typed planning, once it is complete. */
  planning: FlexiblePlanning | null
  onDetails: () => void
}

/** The price of the typed planning; the server is asked once the typing pauses (FLEX-15, N-19). */
export function FlexiblePrice({ mission, planning, onDetails }: FlexiblePriceProps) {
  const words = useQuotationWords()
  const t = useFlexiblePlanningWords()
  if (mission.hourlyRate === null) return <Note>{words(($) => $.panel.noRate)}</Note>
  if (planning === null) return <Note>{t(($) => $.price.empty)}</Note>
  return <Quoted missionId={mission.id} planning={planning} onDetails={onDetails} />
}

interface QuotedProps {
  missionId: string
  planning: FlexiblePlanning
  onDetails: () => void
}

function Quoted({ missionId, planning, onDetails }: QuotedProps) {
  const t = useFlexiblePlanningWords()
  const typed = JSON.stringify(planning)
  const settled = useDebounced(typed, 'livePrice')
  const { data, error, isFetching, refetch } = useQuery({
    ...flexibleQuotationQuery(missionId, JSON.parse(settled) as FlexiblePlanning),
    placeholderData: keepPreviousData,
  })
  const updating = isFetching || settled !== typed ? t(($) => $.price.updating) : undefined
  if (error !== null && !isFetching) {
    return (
      <Note>
        <span role="alert" className="block text-danger">
          {sentenceOf(error)}
        </span>
        <Button size="small" className="mt-3" onPress={() => void refetch()}>
          {t(($) => $.price.retry)}
        </Button>
      </Note>
    )
  }
  if (data === undefined) return <Note>{updating}</Note>
  return (
    <LivePricePanel estimate={estimateOfReply(data)} onDetails={onDetails} updating={updating} />
  )
}

/** Why there is no price to show. */
function Note({ children }: { children: ReactNode }) {
  const words = useQuotationWords()
  return (
    <PricePanel title={words(($) => $.panel.title)} total="–">
      <div className="text-table text-muted">{children}</div>
    </PricePanel>
  )
}
