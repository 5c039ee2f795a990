import type { IndemnitiesOfWeek } from '@renfort/contract/entered-indemnity.ts'
import {
  entryIssues,
  type IndemnityEntry,
  indemnityTerms,
} from '@renfort/domain/invoice/entered-indemnity.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { at } from '@renfort/domain/law/dated.ts'
import { leastTransportShare } from '@renfort/domain/law/public-transport.ts'
import { formatPercent } from '../../../ui/format-figures.ts'
import { useMoney } from '../../../ui/use-money.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { LawLink } from '../../quotation/law-link.tsx'
import { useIndemnitiesWords } from './words.ts'

interface EntryPreviewProps {
  policy: IndemnitiesOfWeek['policy']
  entry: IndemnityEntry
  monday: IsoDate
}

/** What the invoice will have of an entry, by the rules that the server follows. */
export function EntryPreview({ policy, entry, monday }: EntryPreviewProps) {
  const t = useIndemnitiesWords()
  const money = useMoney()
  const { locale } = useUiWords()
  const isPriced = typeof entry.amount === 'number' && entryIssues(entry).length === 0
  const terms = isPriced ? indemnityTerms(entry, policy) : null
  const { value, source } = at(leastTransportShare, monday)
  return (
    <section
      aria-label={t(($) => $.dialog.preview)}
      className="rounded-control bg-wash px-4 py-3 text-table"
    >
      <div aria-live="polite">
        {terms === null ? (
          <p>{t(($) => $.dialog.nothing)}</p>
        ) : (
          <>
            <p className="font-medium tabular-nums">
              {terms.coverBasisPoints === null
                ? t(($) => $.dialog.bonusPreview, { price: money(terms.priceCents) })
                : t(($) => $.dialog.transportPreview, {
                    price: money(terms.priceCents),
                    rate: formatPercent(terms.coverBasisPoints / 100, locale),
                    cost: money(eurosToCents(entry.amount)),
                  })}
            </p>
            <p className="pt-1">{t(($) => $.dialog.when)}</p>
          </>
        )}
      </div>
      {entry.kind === 'transport' && (
        <p className="pt-1 text-muted">
          {t(($) => $.dialog.law, { rate: formatPercent(value, locale) })}{' '}
          <LawLink text={source.text} url={source.url ?? null} />
        </p>
      )}
    </section>
  )
}
