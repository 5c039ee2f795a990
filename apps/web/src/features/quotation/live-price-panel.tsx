import { Button } from '../../ui/button.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { formatPercent } from '../../ui/format-figures.ts'
import { PricePanel } from '../../ui/price-panel.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useMoney } from '../../ui/use-money.ts'
import type { Estimate, EstimateLine } from './estimate.ts'
import { useQuotationWords } from './words.ts'

interface LivePricePanelProps {
  estimate: Estimate
  onDetails: () => void
  updating?: string | undefined
}

/** The price next to the steps, from the first shift on. */
export function LivePricePanel({ estimate, onDetails, updating }: LivePricePanelProps) {
  const money = useMoney()
  const t = useQuotationWords()
  const { locale } = useUiWords()
  const titleOf = useLineTitle()
  return (
    <PricePanel
      title={t(($) => $.panel.title)}
      updating={updating}
      total={
        <>
          {money(estimate.priceCents)}
          <span className="block text-right text-xs font-normal text-muted">
            {t(($) => $.panel.withoutTax)}
          </span>
        </>
      }
    >
      <ul className="flex flex-col gap-2.5 text-table">
        {estimate.lines.map((line) => (
          <li key={line.key} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              {titleOf(line)}{' '}
              {line.increase !== 0 && (
                <span className="text-muted">{formatPercent(line.increase, locale, true)}</span>
              )}
              <span className="block text-sm text-muted tabular-nums">
                {formatDuration(line.minutes)}
              </span>
            </span>
            <span className="tabular-nums">{money(line.priceCents)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex justify-between gap-3 border-t border-line pt-3 text-table text-muted tabular-nums">
        {t(($) => $.panel.withTax)}
        <span>{money(estimate.priceWithTaxCents)}</span>
      </p>
      <Button className="mt-4 w-full" aria-haspopup="dialog" onPress={onDetails}>
        {t(($) => $.panel.details)}
      </Button>
    </PricePanel>
  )
}

/** The kind of hours of a line: one kind in full, several kinds abbreviated. */
export function useLineTitle(): (line: Pick<EstimateLine, 'tags'>) => string {
  const t = useQuotationWords()
  return ({ tags }) => {
    const [first] = tags
    if (first !== undefined && tags.length === 1) return t(($) => $.tags[first])
    return tags.map((tag) => t(($) => $.shortTags[tag])).join(', ')
  }
}
