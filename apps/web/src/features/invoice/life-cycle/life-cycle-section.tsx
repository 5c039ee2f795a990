import type { InvoiceDetails } from '@renfort/contract/invoice.ts'
import type { InvoiceLifeCycle } from '@renfort/contract/invoice-life-cycle.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { formatMoney } from '../../../ui/format-money.ts'
import { formatPercent } from '../../../ui/format-figures.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { LifeCycleActs } from './life-cycle-acts.tsx'
import { toneOf } from './status-tone.ts'
import { useLifeCycleWords } from './words.ts'

/** What platforms, the company and whoever bills have said of an invoice, the newest first, and what may be said now. */
export function LifeCycleSection({ invoice }: { invoice: InvoiceDetails }) {
  const t = useLifeCycleWords()
  const { statuses } = invoice.lifeCycle
  return (
    <section aria-label={t(($) => $.title)} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t(($) => $.title)}</h3>
      <Transmission lifeCycle={invoice.lifeCycle} />
      {statuses.length > 0 && (
        <ol className="text-table">
          {statuses.toReversed().map((said, i) => (
            <Said
              key={statuses.length - i}
              said={said}
              isTakenBack={invoice.type === 'invoice' && (said.amount ?? 0) < 0}
              isLast={i === statuses.length - 1}
            />
          ))}
        </ol>
      )}
      <LifeCycleActs invoice={invoice} />
    </section>
  )
}

/** Why an invoice is not with the platform, where it is not. */
function Transmission({ lifeCycle }: { lifeCycle: InvoiceLifeCycle }) {
  const t = useLifeCycleWords()
  const { sentAt, untransmitted } = lifeCycle
  if (sentAt !== null) return null
  return (
    <p className="text-table text-muted">
      {untransmitted === null ? t(($) => $.waiting) : t(($) => $.untransmitted[untransmitted])}
    </p>
  )
}

interface SaidProps {
  said: InvoiceLifeCycle['statuses'][number]
  /** A payment that did not last. */
  isTakenBack: boolean
  isLast: boolean
}

const dots = { red: 'bg-red', green: 'bg-green', grey: 'bg-muted' } as const

function Said({ said, isTakenBack, isLast }: SaidProps) {
  const { status, at, by, author, reason, amount, taxRate } = said
  const t = useLifeCycleWords()
  const { locale } = useUiWords()
  const when = { ...momentParts(at, locale, 'short'), author: author ?? t(($) => $.somebody) }
  return (
    <li className="relative pb-3 pl-5 last:pb-0">
      <span
        aria-hidden
        className={`absolute top-1.5 left-0 size-2.5 rounded-full ${dots[isTakenBack ? 'red' : toneOf(status)]}`}
      />
      {!isLast && <span aria-hidden className="absolute top-4 bottom-0 left-1 w-px bg-line" />}
      <p className="font-medium">
        {isTakenBack ? t(($) => $.takenBack) : t(($) => $.statuses[status])}
      </p>
      <p className="text-muted">{t(($) => $.by[by], when)}</p>
      {amount !== null && taxRate !== null && (
        <p className="tabular-nums">
          {t(($) => $.paidIn, {
            amount: formatMoney(eurosToCents(amount), locale),
            rate: formatPercent(taxRate, locale),
          })}
        </p>
      )}
      {reason !== null && (
        <p className="whitespace-pre-line wrap-anywhere">
          {[t(($) => $.reasons[reason.code]), reason.words].filter(Boolean).join('\n')}
        </p>
      )}
    </li>
  )
}
