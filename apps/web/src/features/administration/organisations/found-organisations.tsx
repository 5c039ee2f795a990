import type { ListedOrganisation } from '@renfort/contract/administration.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import Building2 from 'lucide-react/icons/building-2'
import { EmptyList, FoundRows } from '../../../platform/list-page.tsx'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { type Column, Table } from '../../../ui/table.tsx'
import { OrganisationLink, StandingBadge } from './organisation-link.tsx'
import type { OrganisationSearch } from './organisation-search.ts'
import { organisationsQuery, pageSize } from './queries.ts'
import { useOrganisationsWords } from './words.ts'

interface FoundOrganisationsProps {
  search: OrganisationSearch
  onClear: () => void
}

/** The organisations that match, twenty at a time. */
export function FoundOrganisations({ search, onClear }: FoundOrganisationsProps) {
  const t = useOrganisationsWords()
  const columns = useColumns()
  return (
    <FoundRows
      query={useQuery(organisationsQuery(search))}
      rowsOf={({ organisations }) => organisations}
      failure={t(($) => $.failure)}
      empty={<NoOrganisation {...{ search, onClear }} />}
      count={(total) => t(($) => $.count, { count: total })}
      page={search.page}
      pageSize={pageSize}
      link={({ page, ...link }) => (
        <Link to={staffPaths.organisations} search={{ ...search, page }} {...link} />
      )}
    >
      {(organisations) => (
        <Table
          label={t(($) => $.title)}
          rows={organisations}
          rowKey={({ id }) => id}
          columns={columns}
        />
      )}
    </FoundRows>
  )
}

function NoOrganisation({ search, onClear }: FoundOrganisationsProps) {
  const t = useOrganisationsWords()
  return (
    <EmptyList
      isNarrowed={Object.values(search).some((value) => value !== undefined)}
      icon={<Building2 aria-hidden />}
      empty={{ title: t(($) => $.empty), text: t(($) => $.emptyText) }}
      noMatch={{ title: t(($) => $.noMatch), text: t(($) => $.noMatchText) }}
      action={<Button onPress={onClear}>{t(($) => $.clear)}</Button>}
    />
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
