import { deskPageSize, type DeskInvoice } from '@renfort/contract/invoice-desk.ts'
import { soughtConcerns } from '@renfort/domain/invoice/life-cycle.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import { lazy, Suspense, useState } from 'react'
import { staffPaths } from '../../../platform/staff-paths.ts'
import { useSearchedText } from '../../../platform/use-searched-text.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { AccountingDialog } from '../accounting/accounting-dialog.tsx'
import { invoiceStates } from '../invoice-search.ts'
import { useInvoiceWords } from '../words.ts'
import { CreditDialog } from './credit-dialog.tsx'
import type { DeskSearch } from './desk-search.ts'
import { DeskTable } from './desk-table.tsx'
import { deskQuery } from './queries.ts'
import { useDeskWords } from './words.ts'

// Dialogs that are rarely opened are loaded when they are.
const CorrectHoursDialog = lazy(async () => ({
  default: (await import('./correct-hours-dialog.tsx')).CorrectHoursDialog,
}))
const PastePaymentsDialog = lazy(async () => ({
  default: (await import('./paste-payments-dialog.tsx')).PastePaymentsDialog,
}))

interface DeskPageProps {
  search: DeskSearch
}

/** The invoices of all companies: internal staff note what was paid, and give back what is owed. */
export function DeskPage({ search }: DeskPageProps) {
  const t = useDeskWords()
  const [isPasting, setPasting] = useState(false)
  const [isBooking, setBooking] = useState(false)
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={t(($) => $.title)}
        context={t(($) => $.context)}
        back={
          <Link to={staffPaths.home} className={linkClass()}>
            {t(($) => $.back)}
          </Link>
        }
        actions={
          <>
            <Button aria-haspopup="dialog" onPress={() => setBooking(true)}>
              {t(($) => $.accounting)}
            </Button>
            <Button aria-haspopup="dialog" onPress={() => setPasting(true)}>
              {t(($) => $.paste.act)}
            </Button>
          </>
        }
      />
      <DeskFilters search={search} />
      <DeskRows search={search} />
      {isBooking && <AccountingDialog books="sales" onClose={() => setBooking(false)} />}
      <Suspense>{isPasting && <PastePaymentsDialog onClose={() => setPasting(false)} />}</Suspense>
    </div>
  )
}

const every = 'every'

function DeskFilters({ search }: DeskPageProps) {
  const t = useDeskWords()
  const states = useInvoiceWords()
  const navigate = useNavigate()
  const { status, concern } = search
  const { data } = useQuery({ ...deskQuery(search), placeholderData: keepPreviousData })
  const filter = (changes: DeskSearch) =>
    void navigate({
      to: staffPaths.invoices,
      search: { ...search, page: undefined, ...changes },
      replace: true,
    })
  const [typed, setTyped] = useSearchedText({
    searched: search.q ?? '',
    pause: 'remote',
    onSearch: (q) => filter({ q: q || undefined }),
  })
  return (
    <div className="flex flex-wrap items-center gap-2 pb-4">
      <SearchField
        label={t(($) => $.search)}
        className="w-96 narrow:w-full"
        value={typed}
        onChange={setTyped}
      />
      <Select
        isLabelHidden
        label={t(($) => $.status)}
        className="w-52 narrow:flex-1"
        value={status ?? every}
        options={[
          { id: every, label: t(($) => $.every) },
          ...invoiceStates.map((id) => ({ id, label: states(($) => $.filters[id]) })),
        ]}
        onChange={(id) => filter({ status: invoiceStates.find((state) => state === id) })}
      />
      <Select
        isLabelHidden
        label={t(($) => $.concern)}
        className="w-60 narrow:flex-1"
        value={concern ?? every}
        options={[
          { id: every, label: t(($) => $.concerns.every) },
          ...soughtConcerns.map((id) => ({
            id,
            label: t(($) => $.concerns[id], { number: data?.concerns[id] ?? '…' }),
          })),
        ]}
        onChange={(id) => filter({ concern: soughtConcerns.find((each) => each === id) })}
      />
    </div>
  )
}

function DeskRows({ search }: DeskPageProps) {
  const t = useDeskWords()
  const words = useInvoiceWords()
  const [credited, setCredited] = useState<DeskInvoice | null>(null)
  const [corrected, setCorrected] = useState<DeskInvoice | null>(null)
  const { data, isError, refetch } = useQuery({
    ...deskQuery(search),
    placeholderData: keepPreviousData,
  })
  if (isError) return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonRows rows={8} />
  if (data.invoices.length === 0) {
    const isNarrowed = Object.values(search).some((value) => value !== undefined)
    return (
      <EmptyState
        title={t(($) => $.empty)}
        icon={<SearchX aria-hidden />}
        action={
          isNarrowed && (
            <Link to={staffPaths.invoices} search={{}} className={buttonClass()}>
              {words(($) => $.filters.clear)}
            </Link>
          )
        }
      >
        {t(($) => $.emptyText)}
      </EmptyState>
    )
  }
  return (
    <>
      <DeskTable invoices={data.invoices} onCredit={setCredited} onCorrect={setCorrected} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
        <p className="text-table text-muted">{t(($) => $.count, { count: data.total })}</p>
        <Pagination
          page={search.page ?? 1}
          pageCount={Math.ceil(data.total / deskPageSize)}
          link={({ page, ...link }) => (
            <Link
              to={staffPaths.invoices}
              search={{ ...search, page: page === 1 ? undefined : page }}
              {...link}
            />
          )}
        />
      </div>
      {credited !== null && <CreditDialog invoice={credited} onClose={() => setCredited(null)} />}
      <Suspense>
        {corrected !== null && (
          <CorrectHoursDialog invoice={corrected} onClose={() => setCorrected(null)} />
        )}
      </Suspense>
    </>
  )
}
