import type { InvoiceDetails } from '@renfort/contract/invoice/invoice.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { formatDay } from '../../../ui/format-day.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Money } from '../../../ui/money.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { InvoiceStatus } from '../invoice-status.tsx'
import { usePanelWords } from './words.ts'

interface InvoiceTotalsProps {
  invoice: InvoiceDetails
}

/** The totals of an invoice, without and with tax, and its due date. */
export function InvoiceTotals({ invoice }: InvoiceTotalsProps) {
  const t = usePanelWords()
  const { locale } = useUiWords()
  const { amount, amountWithoutTax, tax, rounding, creditOf } = invoice
  const dayOf = (day: string) => formatDay(isoDate(day), locale, 'medium')
  return (
    <div className="flex flex-col gap-4">
      <div>
        <InvoiceStatus invoice={invoice} />
      </div>
      <dl className="flex flex-col gap-1.5">
        <Figure name={t(($) => $.totals.net)}>
          <Money cents={eurosToCents(amountWithoutTax)} />
        </Figure>
        <Figure name={t(($) => $.totals.tax)}>
          <Money cents={eurosToCents(tax)} />
        </Figure>
        {rounding !== 0 && (
          <Figure name={t(($) => $.totals.rounding)}>
            <Money cents={eurosToCents(rounding)} />
          </Figure>
        )}
        <Figure isMain name={t(($) => $.totals.total)}>
          <Money cents={eurosToCents(amount)} />
        </Figure>
        <Figure name={t(($) => $.totals.issued)}>{dayOf(invoice.issueDate)}</Figure>
        {invoice.type === 'invoice' && (
          <Figure name={t(($) => $.totals.due)}>{dayOf(invoice.dueDate)}</Figure>
        )}
        {creditOf !== null && (
          <>
            <Figure name={t(($) => $.totals.on)}>
              <Link
                to={screenPaths.invoices}
                search={{ reference: creditOf.referenceNumber }}
                className={linkClass()}
              >
                {creditOf.referenceNumber}
              </Link>
            </Figure>
            <Figure name={t(($) => $.totals.reason)}>{creditOf.reason}</Figure>
          </>
        )}
      </dl>
    </div>
  )
}

interface FigureProps {
  name: string
  isMain?: boolean
  children: ReactNode
}

function Figure({ name, isMain = false, children }: FigureProps) {
  return (
    <div
      className={`flex items-baseline justify-between gap-6 ${isMain ? 'text-lg font-semibold' : ''}`}
    >
      <dt className={isMain ? undefined : 'text-muted'}>{name}</dt>
      <dd className="text-right wrap-anywhere tabular-nums">{children}</dd>
    </div>
  )
}
