import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../platform/me.ts'
import { Select } from '../../ui/select.tsx'
import { fullName } from '../../platform/person-name.ts'
import { type MissionFilters, useFilterList } from './mission-filters.ts'
import { membersQuery } from './queries.ts'
import type { StatusPage } from './status-page.ts'
import { useMissionWords } from './words.ts'

const everyone = 'everyone'

interface ManagerFilterProps {
  status: StatusPage | 'all'
  filters: MissionFilters
}

/** For an admin of a company with more than one member (TASK-09). */
export function ManagerFilter({ status, filters: { managerId, q } }: ManagerFilterProps) {
  const t = useMissionWords()
  const filter = useFilterList(status)
  const filters = useCan('mission.filterByManager').allowed
  const { data: members = [] } = useQuery({ ...membersQuery(), enabled: filters })
  if (!filters || members.length <= 1) return null
  const managers = members.filter(({ id, role }) => role !== 'collaborator' || id === managerId)
  return (
    <Select
      isLabelHidden
      label={t(($) => $.managerFilter)}
      className="w-56 max-xl:w-44 narrow:flex-1"
      value={managerId ?? everyone}
      options={[
        { id: everyone, label: t(($) => $.everyManager) },
        ...managers.map((member) => ({ id: member.id, label: fullName(member) })),
      ]}
      onChange={(id) => filter({ q, managerId: id === everyone ? undefined : id })}
    />
  )
}
