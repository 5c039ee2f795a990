import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import BookOpenText from 'lucide-react/icons/book-open-text'
import ChartColumnStacked from 'lucide-react/icons/chart-column-stacked'
import { ListPage } from '../../../platform/list-page.tsx'
import { mayDo, useMe } from '../../../platform/me.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { tourTarget } from '../../../platform/tour-target.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { InvoiceFilters } from './invoice-filters.tsx'
import { InvoiceList } from './invoice-list.tsx'
import type { InvoiceSearch } from '../invoice-search.ts'
import { useFilterInvoices } from '../queries.ts'
import { useInvoiceWords } from '../words.ts'

// The explanations of prices load with the panel, which alone needs them.
const InvoicePanel = lazy(async () => ({
  default: (await import('../panel/invoice-panel.tsx')).InvoicePanel,
}))

// The code of the chart loads only when somebody asks for it.
const SpendingSection = lazy(async () => ({
  default: (await import('../spending/spending-section.tsx')).SpendingSection,
}))

const AccountingDialog = lazy(async () => ({
  default: (await import('../accounting/accounting-dialog.tsx')).AccountingDialog,
}))

interface InvoicesPageProps {
  search: InvoiceSearch
}

/** Invoices and credit notes of the company, week by week (INV-02). */
export function InvoicesPage({ search }: InvoicesPageProps) {
  const t = useInvoiceWords()
  const filter = useFilterInvoices(search)
  const me = useMe()
  const [isSpending, setSpending] = useState(false)
  const [isBooking, setBooking] = useState(false)
  return (
    <ListPage
      className="max-w-7xl"
      title={t(($) => $.title)}
      context={t(($) => $.context)}
      actions={
        <>
          {mayDo(me, 'figures.read') && (
            <Link
              to={screenPaths.figures}
              {...tourTarget('figures-link')}
              className={buttonClass()}
            >
              {t(($) => $.toFigures)}
            </Link>
          )}
          <Button
            aria-haspopup="dialog"
            icon={<BookOpenText aria-hidden size={17} />}
            onPress={() => setBooking(true)}
          >
            {t(($) => $.accounting)}
          </Button>
          <Button
            aria-expanded={isSpending}
            icon={<ChartColumnStacked aria-hidden size={17} />}
            onPress={() => setSpending(!isSpending)}
          >
            {isSpending ? t(($) => $.hideSpending) : t(($) => $.showSpending)}
          </Button>
        </>
      }
      search={{
        label: t(($) => $.filters.search),
        text: search.reference,
        pause: 'localSearch',
        className: 'w-64 narrow:w-full',
        onSearch: (reference) => filter({ reference }),
      }}
      filters={<InvoiceFilters search={search} />}
    >
      {isSpending && (
        <Suspense fallback={<Skeleton className="mb-6 h-72" />}>
          <SpendingSection search={search} />
        </Suspense>
      )}
      <InvoiceList search={search} />
      <Suspense>
        {isBooking && <AccountingDialog books="purchases" onClose={() => setBooking(false)} />}
      </Suspense>
      {search.invoice !== undefined && (
        <Suspense>
          <InvoicePanel key={search.invoice} id={search.invoice} search={search} />
        </Suspense>
      )}
    </ListPage>
  )
}
