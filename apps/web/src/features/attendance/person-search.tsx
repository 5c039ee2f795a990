import { listMembers } from '@renfort/contract/organisation.ts'
import { searchWorkers, setOwnNumber } from '@renfort/contract/company-sider.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { stale } from '../../platform/query-client.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { searchFor } from '../../platform/search-for.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Select } from '../../ui/select.tsx'
import { type HoursSearch, type SearchedBy, useFilterHours } from './hours-search.ts'
import { useHoursWords } from './words.ts'

interface PersonSearchProps {
  search: HoursSearch
}

const nobody = {
  siderId: undefined,
  siderName: undefined,
  managerId: undefined,
  managerName: undefined,
} as const

/** By Sider; also by manager for users who see the missions of all managers (TS-07, N-20). */
export function PersonSearch({ search }: PersonSearchProps) {
  const t = useHoursWords()
  const filter = useFilterHours(search)
  const findsManagers = useCan('mission.filterByManager').allowed
  const by: SearchedBy = findsManagers ? (search.searchBy ?? 'sider') : 'sider'
  return (
    <div className="flex gap-2 narrow:w-full">
      {findsManagers && (
        <Select
          isLabelHidden
          label={t(($) => $.filters.searchBy)}
          className="w-36"
          value={by}
          options={(['sider', 'manager'] as const).map((id) => ({
            id,
            label: t(($) => $.filters.by[id]),
          }))}
          onChange={(id) => filter({ ...nobody, searchBy: id === 'manager' ? id : undefined })}
        />
      )}
      {by === 'sider' ? (
        <SiderSearch key={search.siderId ?? ''} search={search} />
      ) : (
        <ManagerSearch search={search} />
      )}
    </div>
  )
}

const fewestLetters = 2

staleAfter(searchWorkers, [setOwnNumber])

function SiderSearch({ search }: PersonSearchProps) {
  const t = useHoursWords()
  const filter = useFilterHours(search)
  const { siderId = null, siderName = '' } = search
  const [text, setText] = useState(siderName)
  const q = useDebounced(text.trim(), 'localSearch')
  const isSearched = q.length >= fewestLetters && q !== siderName
  const {
    data = [],
    isFetching,
    isError,
  } = useQuery({ ...searchFor(searchWorkers, { query: { q } }), enabled: isSearched })
  const known = siderId === null ? [] : [{ id: siderId, label: siderName }]
  const found = data.map((sider) => ({
    id: sider.id,
    label: fullName(sider),
    help: sider.ownNumber ?? undefined,
  }))
  const options = isSearched ? found : known
  return (
    <Combobox
      isLabelHidden
      label={t(($) => $.filters.sider)}
      placeholder={t(($) => $.filters.sider)}
      className="w-56 narrow:flex-1"
      options={options}
      value={siderId}
      text={text}
      onTextChange={setText}
      isLoading={isFetching || q !== text.trim()}
      hasFailed={isSearched && isError}
      empty={q.length < fewestLetters ? t(($) => $.filters.typeMore) : undefined}
      onChange={(id) =>
        filter({
          ...nobody,
          siderId: id ?? undefined,
          siderName: found.find((each) => each.id === id)?.label,
        })
      }
    />
  )
}

function ManagerSearch({ search }: PersonSearchProps) {
  const t = useHoursWords()
  const filter = useFilterHours(search)
  const {
    data: members = [],
    isLoading,
    isError,
  } = useQuery(searchFor(listMembers, {}, stale.lists))
  const { managerId = null, managerName = '' } = search
  const listed = members
    .filter(({ id, role }) => role !== 'collaborator' || id === managerId)
    .map((member) => ({ id: member.id, label: fullName(member) }))
  const isGone = managerId !== null && listed.every(({ id }) => id !== managerId)
  const options = isGone ? [{ id: managerId, label: managerName }, ...listed] : listed
  return (
    <Combobox
      isLabelHidden
      label={t(($) => $.filters.manager)}
      placeholder={t(($) => $.filters.manager)}
      className="w-56 narrow:flex-1"
      options={options}
      value={managerId}
      isLoading={isLoading}
      hasFailed={isError}
      onChange={(id) =>
        filter({
          ...nobody,
          searchBy: 'manager',
          managerId: id ?? undefined,
          managerName: options.find((each) => each.id === id)?.label,
        })
      }
    />
  )
}
