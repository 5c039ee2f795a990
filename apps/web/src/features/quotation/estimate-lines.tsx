import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { formatCoefficient, formatPercent } from '../../ui/format-figures.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useMoney } from '../../ui/use-money.ts'
import type { EstimateReason, ExplainedLine } from './estimate.ts'
import { LawLink } from './law-link.tsx'
import { useLineTitle } from './live-price-panel.tsx'
import { useQuotationWords } from './words.ts'

interface EstimateLinesProps {
  /** The label of the lines, where they are not those of an estimate. */
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

interface LineExplanationProps {
  line: ExplainedLine
  /** The hourly rate of the mission, the base of every line. */
  baseRateCents: number
}

/** How the amount of a line was made, from the hourly rate to the cent. */
function LineExplanation({ line, baseRateCents }: LineExplanationProps) {
  const money = useMoney()
  const t = useQuotationWords()
  const { locale } = useUiWords()
  const surcharges = line.because.filter(({ tag }) => tag !== 'normal')
  const increase = formatPercent(line.increase, locale)
  return (
    <dl className="flex flex-col gap-3 rounded-control bg-wash px-4 py-3 text-table">
      <Step name={t(($) => $.explanation.base)} result={money(baseRateCents)} />
      <Step
        name={t(($) => $.explanation.rules)}
        result={surcharges.length === 0 ? null : formatPercent(line.increase, locale, true)}
      >
        {surcharges.length === 0 ? (
          t(($) => $.explanation.noRule)
        ) : (
          <>
            <ul className="flex flex-col gap-2">
              {surcharges.map((reason) => (
                <Surcharge key={`${reason.tag}-${reason.increase}`} reason={reason} />
              ))}
            </ul>
            {surcharges.length > 1 && (
              <p className="mt-2">{t(($) => $.explanation.adds, { increase })}</p>
            )}
          </>
        )}
      </Step>
      <Step name={t(($) => $.explanation.pay)} result={money(line.payUnitCents)}>
        {t(($) => $.explanation.payHow, { rate: money(baseRateCents), increase })}
      </Step>
      <Step name={t(($) => $.explanation.bill)} result={money(line.billUnitCents)}>
        {t(($) => $.explanation.billHow, {
          pay: money(line.payUnitCents),
          coefficient: formatCoefficient(line.coefficient, locale),
        })}
      </Step>
      <Step name={t(($) => $.explanation.price)} result={money(line.priceCents)}>
        {t(($) => $.explanation.priceHow, {
          count: line.minutes,
          minutes: formatDuration(line.minutes),
          rate: money(line.billUnitCents),
        })}
      </Step>
    </dl>
  )
}

interface StepProps {
  name: ReactNode
  result: ReactNode
  children?: ReactNode
}

function Step({ name, result, children }: StepProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <dt className="font-medium">{name}</dt>
      <dd className="text-right font-semibold whitespace-nowrap tabular-nums">{result}</dd>
      {children && <dd className="col-span-2 text-muted">{children}</dd>}
    </div>
  )
}

function Surcharge({ reason }: { reason: EstimateReason }) {
  const { locale } = useUiWords()
  const { text, seniority, origin, law } = reason
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <span className="text-ink">{text}</span>
      <span className="text-right text-ink tabular-nums">
        {formatPercent(reason.increase, locale, true)}
      </span>
      <span className="col-span-2 flex flex-wrap gap-x-3 text-sm">
        {seniority !== null && <span>{seniority}</span>}
        <span>{origin}</span>
        {law !== null && <LawLink text={law.text} url={law.url} />}
      </span>
    </li>
  )
}
