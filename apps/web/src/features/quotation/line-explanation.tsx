import type { ReactNode } from 'react'
import { formatDuration } from '../../ui/format-duration.ts'
import { useMoney } from '../../ui/use-money.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { EstimateReason, ExplainedLine } from './estimate.ts'
import { formatCoefficient, formatPercent } from '../../ui/format-figures.ts'
import { LawLink } from './law-link.tsx'
import { useQuotationWords } from './words.ts'

interface LineExplanationProps {
  line: ExplainedLine
  /** The rate of the mission, from which everything starts. */
  baseRateCents: number
}

/** How the amount of a line was made, from the hourly rate to the cent. */
export function LineExplanation({ line, baseRateCents }: LineExplanationProps) {
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
