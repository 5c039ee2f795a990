import type { Invoice } from '@renfort/contract/invoice.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { Link } from '@tanstack/react-router'
import { linkClass } from '../../ui/link-class.ts'
import { LongTable } from '../../ui/long-table.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useMoney } from '../../ui/use-money.ts'
import { useInvoiceColumns } from './invoice-columns.tsx'
import { InvoiceEmpty } from './invoice-empty.tsx'
import { firstOrder, type InvoiceSearch, invoiceSorts } from './invoice-search.ts'
import { InvoicesFailed, MissingYears } from './invoices-failed.tsx'
import { ListFiles } from './list-files.tsx'
import { shownInvoices } from './shown-invoices.ts'
import { useFilterInvoices } from './use-filter-invoices.ts'
import { useInvoices } from './use-invoices.ts'
import { useInvoiceWords } from './words.ts'

interface InvoiceListProps {
  search: InvoiceSearch
}

/** The invoices that the filters leave, as they come, or why there is none. */
export function InvoiceList({ search }: InvoiceListProps) {
  const t = useInvoiceWords()
  const { invoices, loading, missing, retry } = useInvoices()
  const shown = shownInvoices(invoices, search)
  const isNothingHad = invoices.length === 0 && missing.length > 0 && loading === null
  if (isNothingHad) return <InvoicesFailed onRetry={retry} />
  return (
    <>
      {missing.length > 0 && <MissingYears years={missing} onRetry={retry} />}
      {shown.length > 0 ? (
        <Rows invoices={shown} search={search} />
      ) : loading === null ? (
        <InvoiceEmpty search={search} hasInvoices={invoices.length > 0} />
      ) : (
        <SkeletonRows rows={8} />
      )}
      <output className="mt-3 block min-h-6 text-table text-muted">
        {loading === null ? '' : t(($) => $.loadingYear, { year: loading })}
      </output>
    </>
  )
}

interface RowsProps extends InvoiceListProps {
  invoices: readonly Invoice[]
}

function Rows({ invoices, search }: RowsProps) {
  const t = useInvoiceWords()
  const money = useMoney()
  const filter = useFilterInvoices(search)
  const columns = useInvoiceColumns(({ id, referenceNumber }) => (
    <Link
      to="/invoices"
      search={{ ...search, invoice: id }}
      resetScroll={false}
      className={linkClass('row', 'tabular-nums')}
    >
      {referenceNumber}
    </Link>
  ))
  const { sort = firstOrder.sort, order = firstOrder.order } = search
  const left = invoices.reduce(
    (sum, { paid, amount }) => sum + (paid ? 0 : eurosToCents(amount)),
    0,
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pb-2 text-table text-muted">
        <p className="flex flex-wrap gap-x-6">
          <span>{t(($) => $.count, { count: invoices.length })}</span>
          {left > 0 && <span>{t(($) => $.balance, { amount: money(left) })}</span>}
        </p>
        <ListFiles search={search} invoices={invoices} />
      </div>
      <LongTable
        isDense
        label={t(($) => $.table)}
        columns={columns}
        rows={invoices}
        rowKey={({ id }) => id}
        rowHeight={60}
        sort={{
          column: sort,
          direction: order,
          onChange: (column, direction) =>
            filter({ sort: invoiceSorts.find((each) => each === column), order: direction }),
        }}
      />
    </>
  )
}
