import { longestSpanMinutes } from '@renfort/domain/law/working-time.ts'
import { splitBefore } from '@renfort/domain/shift/split-day.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatDuration } from '../../../ui/format-duration.ts'
import type { WeekRow } from './sider-rows.ts'
import { useSiderWeekWords } from './words.ts'

interface SplitNoteProps {
  /** Those of one person on one day, by start. */
  shifts: WeekRow['days'][number]
  index: number
}

/** On the second half of a split day: the time without work before it, and a span that the law forbids. */
export function SplitNote({ shifts, index }: SplitNoteProps) {
  const t = useSiderWeekWords()
  const slots = shifts.map(({ slot }) => slot)
  const split = splitBefore(slots, index)
  if (split === null) return null
  return (
    <>
      <span className="block text-xs text-muted">
        {t(($) => $.split, { length: formatDuration(split.pauseMinutes) })}
      </span>
      {split.isSpanLong && (
        <span className="flex items-start gap-1 text-xs font-medium text-red">
          <TriangleAlert aria-hidden size={13} className="mt-0.5 shrink-0" />
          {t(($) => $.spanLong, {
            length: formatDuration(split.spanMinutes),
            limit: formatDuration(longestSpanMinutes[0].value),
          })}
        </span>
      )}
    </>
  )
}
