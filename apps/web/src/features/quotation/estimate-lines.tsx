import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { useMoney } from '../../ui/use-money.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { ExplainedLine } from './estimate.ts'
import { formatPercent } from '../../ui/format-figures.ts'
import { LineExplanation } from './line-explanation.tsx'
import { useLineTitle } from './use-line-title.ts'
import { useQuotationWords } from './words.ts'

interface EstimateLinesProps {
  /** What the lines are of, where they are not those of an estimate. */
  label?: string
  lines: readonly ExplainedLine[]
  baseRateCents: number
}

/** The lines of a price; each opens on its own explanation. */
export function EstimateLines({ label, lines, baseRateCents }: EstimateLinesProps) {
  const t = useQuotationWords()
  return (
    <ul aria-label={label ?? t(($) => $.estimate.caption)} className="flex flex-col">
      {lines.map((line) => (
        <Line key={line.key} line={line} baseRateCents={baseRateCents} />
      ))}
    </ul>
  )
}

function Line({ line, baseRateCents }: { line: ExplainedLine; baseRateCents: number }) {
  const money = useMoney()
  const { locale } = useUiWords()
  const titleOf = useLineTitle()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="focus-inset grid min-h-14 w-full grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 rounded-control px-2 py-2 text-left hover:bg-wash"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="min-w-0">
          <span className="font-medium">{titleOf(line)}</span>{' '}
          {line.increase !== 0 && (
            <span className="text-muted tabular-nums">
              {formatPercent(line.increase, locale, true)}
            </span>
          )}
          <span className="block text-table text-muted tabular-nums">
            {`${formatDuration(line.minutes)} × ${money(line.billUnitCents)}`}
          </span>
        </span>
        <span className="font-semibold tabular-nums">{money(line.priceCents)}</span>
        <ChevronDown
          aria-hidden
          size={17}
          className={classNames('text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="px-2 pb-3">
        <LineExplanation line={line} baseRateCents={baseRateCents} />
      </div>
    </li>
  )
}
