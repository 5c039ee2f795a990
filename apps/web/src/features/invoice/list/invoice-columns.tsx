import type { Invoice } from '@renfort/contract/invoice/invoice.ts'
import { isoDate, isoWeekOf } from '@renfort/domain/kernel/calendar.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import type { ReactNode } from 'react'
import { useDayStyle } from '../../../platform/use-day-style.ts'
import { unbrokenDay } from '../../../ui/format-day.ts'
import { Money } from '../../../ui/money.tsx'
import type { Column } from '../../../ui/table.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { ConcernBadge, InvoiceStatus } from '../invoice-status.tsx'
import { InvoiceFile } from './invoice-files.tsx'
import { useInvoiceWords } from '../words.ts'

type NumberLink = (invoice: Invoice) => ReactNode

/** Week, number, type, amount, status and document of an invoice (INV-03 to INV-07). */
export function useInvoiceColumns(numberLink: NumberLink): readonly Column<Invoice>[] {
  const t = useInvoiceWords()
  return [
    {
      id: 'week',
      header: t(($) => $.columns.week),
      cell: (invoice) => <WeekCell invoice={invoice} />,
      isSortable: true,
    },
    {
      id: 'number',
      header: t(($) => $.columns.number),
      cell: (invoice) => <NumberCell invoice={invoice}>{numberLink(invoice)}</NumberCell>,
      isSortable: true,
      className: 'w-40 max-xl:w-36',
    },
    {
      id: 'type',
      header: t(($) => $.columns.type),
      cell: (invoice) => <TypeCell invoice={invoice} />,
      isSortable: true,
      needsRoom: true,
      className: 'w-40',
    },
    {
      id: 'amount',
      header: t(($) => $.columns.amount),
      cell: ({ amount }) => <Money cents={eurosToCents(amount)} className="font-medium" />,
      align: 'end',
      isSortable: true,
      className: 'w-40 max-xl:w-38',
    },
    {
      id: 'status',
      header: t(($) => $.columns.status),
      cell: (invoice) => (
        <>
          <ConcernBadge concern={invoice.concern} /> <InvoiceStatus invoice={invoice} />
        </>
      ),
      isSortable: true,
      className: 'w-48 max-xl:w-42',
    },
    {
      id: 'file',
      header: t(($) => $.columns.file),
      cell: (invoice) => <InvoiceFile invoice={invoice} />,
      className: 'w-40 max-xl:w-24',
    },
  ]
}

interface CellProps {
  invoice: Invoice
}

/** « S48, lun. 23 nov. – dim. 29 nov. », the weeks that the invoice covers (INV-03). */
function WeekCell({ invoice }: CellProps) {
  const t = useInvoiceWords()
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  const start = isoDate(invoice.weekStartDate)
  const end = isoDate(invoice.weekEndDate)
  const { week } = isoWeekOf(start)
  return (
    <>
      <span className="font-medium tabular-nums">{t(($) => $.week, { week })}</span>{' '}
      <span className="inline-block text-muted tabular-nums">
        {t(($) => $.weekRange, {
          start: unbrokenDay(start, locale, 'short'),
          end: unbrokenDay(end, locale, styleOf(end)),
        })}
      </span>
    </>
  )
}

/** Between a phone and a wide screen the type has no column: the cell of the number shows it. */
function NumberCell({ invoice, children }: CellProps & { children: ReactNode }) {
  return (
    <>
      {children}
      <div className="hidden text-sm md:max-xl:block">
        <TypeCell invoice={invoice} />
      </div>
    </>
  )
}

function TypeCell({ invoice: { type, creditOf } }: CellProps) {
  const t = useInvoiceWords()
  return (
    <>
      {t(($) => $.types[type])}
      {creditOf !== null && (
        <p className="text-sm text-muted">
          {t(($) => $.creditOf, { number: creditOf.referenceNumber })}
        </p>
      )}
    </>
  )
}
