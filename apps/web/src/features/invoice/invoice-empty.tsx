import { Link } from '@tanstack/react-router'
import ReceiptText from 'lucide-react/icons/receipt-text'
import SearchX from 'lucide-react/icons/search-x'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { cleared, type InvoiceSearch, isNarrowed } from './invoice-search.ts'
import { useInvoiceWords } from './words.ts'

interface InvoiceEmptyProps {
  search: InvoiceSearch
  /** The company has invoices; the filters leave none. */
  hasInvoices: boolean
}

/** Says what will appear, or that a filter hides it (INV-11). */
export function InvoiceEmpty({ search, hasInvoices }: InvoiceEmptyProps) {
  const t = useInvoiceWords()
  if (!hasInvoices || !isNarrowed(search)) {
    return (
      <EmptyState title={t(($) => $.empty)} icon={<ReceiptText aria-hidden />}>
        {t(($) => $.emptyText)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t(($) => $.noMatch)}
      icon={<SearchX aria-hidden />}
      action={
        <Link to="/invoices" search={cleared(search)} className={buttonClass()}>
          {t(($) => $.filters.clear)}
        </Link>
      }
    >
      {t(($) => $.noMatchText)}
    </EmptyState>
  )
}
