import { deskPageSize, type DeskInvoice } from '@renfort/contract/invoice/staff.ts'
import { soughtConcerns } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import { lazy, Suspense, useState } from 'react'
import { FoundRows, ListPage } from '../../../platform/list-page.tsx'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { StaffHomeLink } from '../../../platform/staff-page.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { AccountingDialog } from '../accounting/accounting-dialog.tsx'
import { invoiceStates } from '../invoice-search.ts'
import { useInvoiceWords } from '../words.ts'
import { CreditDialog } from './credit-dialog.tsx'
import type { IssuedInvoiceSearch } from './issued-invoice-search.ts'
import { IssuedInvoicesTable } from './issued-invoices-table.tsx'
import { issuedInvoicesQuery } from './queries.ts'
import { useStaffInvoiceWords } from './words.ts'

// The dialogs are rarely opened: their code loads when they open.
const CorrectHoursDialog = lazy(async () => ({
  default: (await import('./correct-hours-dialog.tsx')).CorrectHoursDialog,
}))
const PastePaymentsDialog = lazy(async () => ({
  default: (await import('./paste-payments-dialog.tsx')).PastePaymentsDialog,
}))

interface IssuedInvoicesPageProps {
  search: IssuedInvoiceSearch
}

/** The invoices of all companies: internal staff record payments and issue credit notes. */
export function IssuedInvoicesPage({ search }: IssuedInvoicesPageProps) {
  const t = useStaffInvoiceWords()
  const navigate = useNavigate()
  const [isPasting, setPasting] = useState(false)
  const [isBooking, setBooking] = useState(false)
  const filter = (changes: IssuedInvoiceSearch) =>
    void navigate({
      to: staffPaths.invoices,
      search: { ...search, page: undefined, ...changes },
      replace: true,
    })
  return (
    <ListPage
      className="max-w-7xl"
      title={t(($) => $.title)}
      context={t(($) => $.context)}
      back={<StaffHomeLink>{t(($) => $.back)}</StaffHomeLink>}
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
      search={{
        label: t(($) => $.search),
        text: search.q,
        pause: 'remote',
        className: 'w-96 narrow:w-full',
        onSearch: (q) => filter({ q }),
      }}
      filters={<IssuedInvoiceFilters search={search} onFilter={filter} />}
    >
      <IssuedInvoiceRows search={search} />
      {isBooking && <AccountingDialog books="sales" onClose={() => setBooking(false)} />}
      <Suspense>{isPasting && <PastePaymentsDialog onClose={() => setPasting(false)} />}</Suspense>
    </ListPage>
  )
}

const every = 'every'

interface IssuedInvoiceFiltersProps extends IssuedInvoicesPageProps {
  onFilter: (changes: IssuedInvoiceSearch) => void
}

function IssuedInvoiceFilters({ search, onFilter }: IssuedInvoiceFiltersProps) {
  const t = useStaffInvoiceWords()
  const states = useInvoiceWords()
  const { data } = useIssuedInvoices(search)
  return (
    <>
      <Select
        isLabelHidden
        label={t(($) => $.status)}
        className="w-52 narrow:flex-1"
        value={search.status ?? every}
        options={[
          { id: every, label: t(($) => $.every) },
          ...invoiceStates.map((id) => ({ id, label: states(($) => $.filters[id]) })),
        ]}
        onChange={(id) => onFilter({ status: invoiceStates.find((state) => state === id) })}
      />
      <Select
        isLabelHidden
        label={t(($) => $.concern)}
        className="w-60 narrow:flex-1"
        value={search.concern ?? every}
        options={[
          { id: every, label: t(($) => $.concerns.every) },
          ...soughtConcerns.map((id) => ({
            id,
            label: t(($) => $.concerns[id], { number: data?.concerns[id] ?? '…' }),
          })),
        ]}
        onChange={(id) => onFilter({ concern: soughtConcerns.find((each) => each === id) })}
      />
    </>
  )
}

function IssuedInvoiceRows({ search }: IssuedInvoicesPageProps) {
  const t = useStaffInvoiceWords()
  const [credited, setCredited] = useState<DeskInvoice | null>(null)
  const [corrected, setCorrected] = useState<DeskInvoice | null>(null)
  return (
    <>
      <FoundRows
        query={useIssuedInvoices(search)}
        rowsOf={({ invoices }) => invoices}
        failure={t(($) => $.failure)}
        empty={<NoInvoice search={search} />}
        count={(total) => t(($) => $.count, { count: total })}
        page={search.page}
        pageSize={deskPageSize}
        link={({ page, ...link }) => (
          <Link
            to={staffPaths.invoices}
            search={{ ...search, page: page === 1 ? undefined : page }}
            {...link}
          />
        )}
      >
        {(invoices) => (
          <IssuedInvoicesTable
            invoices={invoices}
            onCredit={setCredited}
            onCorrect={setCorrected}
          />
        )}
      </FoundRows>
      {credited !== null && <CreditDialog invoice={credited} onClose={() => setCredited(null)} />}
      <Suspense>
        {corrected !== null && (
          <CorrectHoursDialog invoice={corrected} onClose={() => setCorrected(null)} />
        )}
      </Suspense>
    </>
  )
}

function NoInvoice({ search }: IssuedInvoicesPageProps) {
  const t = useStaffInvoiceWords()
  const words = useInvoiceWords()
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

function useIssuedInvoices(search: IssuedInvoiceSearch) {
  return useQuery({ ...issuedInvoicesQuery(search), placeholderData: keepPreviousData })
}
