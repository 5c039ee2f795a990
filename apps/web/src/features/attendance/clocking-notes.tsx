import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatDistance } from '../../ui/format-figures.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { Line } from './hours-line.ts'
import { useLength } from './line-state.tsx'
import { useHoursWords } from './words.ts'

interface ClockedLine {
  line: Pick<Line, 'clocking'>
}

/** How a line was clocked: « Pointage : code du site, hors réseau ». */
export function ClockingMarks({ line: { clocking } }: ClockedLine) {
  const t = useHoursWords()
  if (clocking.marks.length === 0) return null
  const how = clocking.marks.map((mark) => t(($) => $.clocking.marks[mark])).join(', ')
  return <span className="block text-sm text-muted">{t(($) => $.clocking.how, { how })}</span>
}

/** What is odd about the clocking of a line: the company looks at it, nothing is decided by it. */
export function ClockingOddities({ line: { clocking } }: ClockedLine) {
  const t = useHoursWords()
  const { locale } = useUiWords()
  const lengthOf = useLength()
  if (clocking.oddities.length === 0) return null
  return (
    <ul aria-label={t(($) => $.clocking.odd)} className="font-medium text-orange">
      {clocking.oddities.map(({ kind, size }) => (
        <li key={kind} className="flex items-start gap-1">
          <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
          {t(($) => $.clocking.oddities[kind], {
            duration: lengthOf(size),
            distance: formatDistance(size, locale),
          })}
        </li>
      ))}
    </ul>
  )
}
