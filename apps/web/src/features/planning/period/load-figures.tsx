import { formatDuration } from '../../../ui/format-duration.ts'
import { Money } from '../../../ui/money.tsx'
import type { DayLoad } from './month-load.ts'
import { usePeriodWords } from './words.ts'

interface LoadFiguresProps {
  load: DayLoad
  /** The hours of the fullest day on show. */
  mostMinutes: number
}

/** What a day asks for, and how full it is beside the fullest one. */
export function LoadFigures({ load, mostMinutes }: LoadFiguresProps) {
  const t = usePeriodWords()
  const { places, filled, minutes, priceCents } = load
  const isOpen = filled < places
  return (
    <>
      <span className={isOpen ? 'block font-medium text-orange' : 'block font-medium'}>
        {t(($) => $.month.places, { filled, asked: places })}
      </span>
      <span className="block text-muted tabular-nums">{formatDuration(minutes)}</span>
      {priceCents !== null && (
        <span className="block text-muted">
          <Money cents={priceCents} /> {t(($) => $.month.withoutTax)}
        </span>
      )}
      <span aria-hidden className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-wash">
        <span
          className="flex h-full overflow-hidden rounded-full"
          style={{ width: `${Math.max(4, (minutes / Math.max(1, mostMinutes)) * 100)}%` }}
        >
          <span
            className="bg-green"
            style={{ width: `${(filled / Math.max(1, places)) * 100}%` }}
          />
          <span className="flex-1 bg-orange" />
        </span>
      </span>
    </>
  )
}
