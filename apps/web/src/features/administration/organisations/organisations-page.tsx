import type { ListedOrganisation } from '@renfort/contract/administration.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import Building2 from 'lucide-react/icons/building-2'
import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { staffPaths } from '../../../platform/staff-paths.ts'
import { useDebounced } from '../../../platform/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { OrganisationLink, StandingBadge } from './organisation-link.tsx'
import { organisationKinds, type OrganisationSearch } from './organisation-search.ts'
import { organisationsQuery, pageSize } from './queries.ts'
import { useOrganisationsWords } from './words.ts'

const NewOrganisationDialog = lazy(async () => ({
  default: (await import('./new-organisation.tsx')).NewOrganisationDialog,
}))

const everyKind = 'all'

/** Companies and groups of the installation (N-29); what is searched is in the address. */
export function OrganisationsPage({ search }: { search: OrganisationSearch }) {
  const t = useOrganisationsWords()
  const navigate = useNavigate()
  const [term, setTerm] = useState(search.q ?? '')
  const [isCreating, setCreating] = useState(false)
  const settled = useDebounced(term.trim(), 'localSearch')
  const show = (next: OrganisationSearch) =>
    void navigate({
      to: staffPaths.organisations,
      search: next,
      replace: true,
      resetScroll: false,
    })
  const keep = useEffectEvent((q: string) => {
    if (q !== (search.q ?? '')) show({ ...search, q: q || undefined, page: undefined })
  })
  useEffect(() => keep(settled), [settled])
  const kinds = [everyKind, ...organisationKinds] as const
  const clear = () => {
    setTerm('')
    show({})
  }
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title={t(($) => $.title)}
        context={t(($) => $.context)}
        back={
          <Link to={staffPaths.home} className={linkClass()}>
            {t(($) => $.home)}
          </Link>
        }
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden size={18} />}
            className="narrow:w-full"
            aria-haspopup="dialog"
            onPress={() => setCreating(true)}
          >
            {t(($) => $.create.open)}
          </Button>
        }
      />
      <div className="flex flex-wrap items-end gap-3 pb-4">
        <SearchField
          className="min-w-60 flex-1 narrow:w-full"
          label={t(($) => $.search)}
          value={term}
          onChange={setTerm}
        />
        <Select
          label={t(($) => $.kind)}
          value={search.kind ?? everyKind}
          options={kinds.map((id) => ({ id, label: t(($) => $.kinds[id]) }))}
          onChange={(chosen) =>
            show({
              ...search,
              kind: organisationKinds.find((kind) => kind === chosen),
              page: undefined,
            })
          }
          className="w-48 narrow:w-full"
        />
      </div>
      <FoundOrganisations search={search} onClear={clear} />
      <Suspense>
        {isCreating && <NewOrganisationDialog onClose={() => setCreating(false)} />}
      </Suspense>
    </div>
  )
}

interface FoundOrganisationsProps {
  search: OrganisationSearch
  onClear: () => void
}

/** The organisations that match, twenty at a time. */
function FoundOrganisations({ search, onClear }: FoundOrganisationsProps) {
  const t = useOrganisationsWords()
  const columns = useColumns()
  const { data, isError, refetch } = useQuery(organisationsQuery(search))
  if (isError) {
    return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={8} />
  const { organisations, total } = data
  if (organisations.length === 0) return <NoOrganisation {...{ search, onClear }} />
  return (
    <>
      <Table
        label={t(($) => $.title)}
        rows={organisations}
        rowKey={({ id }) => id}
        columns={columns}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
        <p className="text-table text-muted">{t(($) => $.count, { count: total })}</p>
        <Pagination
          page={search.page ?? 1}
          pageCount={Math.ceil(total / pageSize)}
          link={({ page, ...link }) => (
            <Link to={staffPaths.organisations} search={{ ...search, page }} {...link} />
          )}
        />
      </div>
    </>
  )
}

function NoOrganisation({ search, onClear }: FoundOrganisationsProps) {
  const t = useOrganisationsWords()
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  if (!isFiltered) {
    return (
      <EmptyState title={t(($) => $.empty)} icon={<Building2 aria-hidden />}>
        {t(($) => $.emptyText)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t(($) => $.noMatch)}
      icon={<SearchX aria-hidden />}
      action={<Button onPress={onClear}>{t(($) => $.clear)}</Button>}
    >
      {t(($) => $.noMatchText)}
    </EmptyState>
  )
}

function useColumns(): readonly Column<ListedOrganisation>[] {
  const t = useOrganisationsWords()
  return [
    {
      id: 'name',
      header: t(($) => $.columns.name),
      cell: (organisation) => (
        <OrganisationLink organisation={organisation} className={linkClass('row')} />
      ),
      className: 'w-[38%]',
    },
    {
      id: 'kind',
      header: t(($) => $.columns.kind),
      cell: ({ isParent }) => (isParent ? t(($) => $.group) : t(($) => $.company)),
    },
    {
      id: 'group',
      header: t(($) => $.columns.group),
      cell: ({ group }) =>
        group === null ? (
          <span className="text-muted">{t(($) => $.noGroup)}</span>
        ) : (
          <OrganisationLink organisation={group} className={linkClass('quiet')} />
        ),
    },
    {
      id: 'members',
      header: t(($) => $.columns.members),
      cell: ({ members }) => <span className="tabular-nums">{members}</span>,
      align: 'end',
    },
    {
      id: 'state',
      header: t(($) => $.columns.state),
      cell: ({ blocked }) => <StandingBadge isBlocked={blocked} />,
    },
  ]
}
