import type { Invoice } from '@renfort/contract/invoice/invoice.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import CloudOff from 'lucide-react/icons/cloud-off'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { configQuery } from '../../../platform/config.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { EmptyList } from '../../../platform/list-page.tsx'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { tourTarget } from '../../../platform/tour-target.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { LongTable } from '../../../ui/long-table.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useMoney } from '../../../ui/use-money.ts'
import { useInvoiceColumns } from './invoice-columns.tsx'
import {
  cleared,
  firstOrder,
  type InvoiceSearch,
  invoiceSorts,
  isNarrowed,
} from '../invoice-search.ts'
import { ListFiles } from './invoice-files.tsx'
import { shownInvoices } from './shown-invoices.ts'
import { useFilterInvoices, useInvoices } from '../queries.ts'
import { useInvoiceWords } from '../words.ts'

interface InvoiceListProps {
  search: InvoiceSearch
}

/** The invoices that the filters leave, while they load, or why there are none. */
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
      to={screenPaths.invoices}
      search={{ ...search, invoice: id }}
      resetScroll={false}
      {...tourTarget('invoice-link')}
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

interface InvoiceEmptyProps {
  search: InvoiceSearch
  /** True when the company has invoices but the filters leave none. */
  hasInvoices: boolean
}

/** Says which invoices will appear here, or that a filter hides them (INV-11). */
function InvoiceEmpty({ search, hasInvoices }: InvoiceEmptyProps) {
  const t = useInvoiceWords()
  return (
    <EmptyList
      isNarrowed={hasInvoices && isNarrowed(search)}
      icon={<ReceiptText aria-hidden />}
      empty={{ title: t(($) => $.empty), text: t(($) => $.emptyText) }}
      noMatch={{ title: t(($) => $.noMatch), text: t(($) => $.noMatchText) }}
      action={
        <Link to={screenPaths.invoices} search={cleared(search)} className={buttonClass()}>
          {t(($) => $.filters.clear)}
        </Link>
      }
    />
  )
}

interface FailureProps {
  onRetry: () => void
}

/** The invoices did not load: try again, or contact the support (INV-14). */
function InvoicesFailed({ onRetry }: FailureProps) {
  const t = useInvoiceWords()
  return (
    <EmptyState
      title={t(($) => $.failure)}
      icon={<CloudOff aria-hidden />}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button onPress={onRetry}>{t(($) => $.retry)}</Button>
          <SupportLink />
        </div>
      }
    >
      {errorSentence('errors.invoice.generation_failed')}
    </EmptyState>
  )
}

/** Some years did not load: the list is incomplete. */
function MissingYears({ years, onRetry }: FailureProps & { years: readonly number[] }) {
  const t = useInvoiceWords()
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-panel bg-red-wash px-4 py-3"
    >
      <p className="text-red">
        {t(($) => $.missingYears, { years: years.join(', ') })}{' '}
        {errorSentence('errors.invoice.generation_failed')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={onRetry}>
          {t(($) => $.retry)}
        </Button>
        <SupportLink />
      </div>
    </div>
  )
}

/** A link to the support, where the installation has one. */
function SupportLink() {
  const t = useInvoiceWords()
  const { data } = useQuery(configQuery())
  const { helpCentre = null } = data?.links ?? {}
  if (helpCentre === null) return null
  return (
    <a href={helpCentre} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
      {t(($) => $.support)}
    </a>
  )
}
