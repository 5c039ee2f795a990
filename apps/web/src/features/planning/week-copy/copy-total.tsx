import { formatMoneyChange } from '../../../ui/format-figures.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import type { CopyRow } from './use-week-copies.ts'
import { useWeekCopyWords } from './words.ts'

/** How many shifts are added to how many missions, and what they cost together. */
export function CopyTotal({ rows }: { rows: readonly CopyRow[] }) {
  const t = useWeekCopyWords()
  const { locale } = useUiWords()
  const copies = rows.flatMap(({ copy }) => copy ?? [])
  const prices = copies.flatMap(({ priceCents }) => priceCents ?? [])
  const shifts = copies.reduce((sum, { drafts }) => sum + drafts.length, 0)
  const price = prices.reduce((sum, cents) => sum + cents, 0)
  return (
    <output
      aria-label={t(($) => $.total)}
      className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-panel border border-line bg-wash px-4 py-3"
    >
      <span className="text-table text-muted">{t(($) => $.total)}</span>
      <span className="ml-auto text-table tabular-nums">
        {t(($) => $.shifts, { count: shifts })} {t(($) => $.inMissions, { count: copies.length })}
      </span>
      {prices.length > 0 && (
        <span className="w-full text-right text-lg font-semibold tabular-nums">
          {t(($) => $.withoutTax, { price: formatMoneyChange(price, locale) })}
        </span>
      )}
    </output>
  )
}
