import { lazy, Suspense } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { InvoiceFilters } from './invoice-filters.tsx'
import { InvoiceList } from './invoice-list.tsx'
import type { InvoiceSearch } from './invoice-search.ts'
import { useInvoiceWords } from './words.ts'

// How prices are explained comes with the lines that need it.
const InvoicePanel = lazy(async () => ({
  default: (await import('./panel/invoice-panel.tsx')).InvoicePanel,
}))

interface InvoicesPageProps {
  search: InvoiceSearch
}

/** What the company was billed and given back, week by week (INV-02). */
export function InvoicesPage({ search }: InvoicesPageProps) {
  const t = useInvoiceWords()
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader title={t(($) => $.title)} context={t(($) => $.context)} />
      <InvoiceFilters search={search} />
      <InvoiceList search={search} />
      {search.invoice !== undefined && (
        <Suspense>
          <InvoicePanel key={search.invoice} id={search.invoice} search={search} />
        </Suspense>
      )}
    </div>
  )
}
