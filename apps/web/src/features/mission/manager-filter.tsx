import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCan } from '../../platform/me.ts'
import { Select } from '../../ui/select.tsx'
import { fullName } from '../../platform/person-name.ts'
import { membersQuery } from './queries.ts'
import type { StatusPage } from './status-page.ts'
import { useMissionWords } from './words.ts'

const everyone = 'everyone'

interface ManagerFilterProps {
  status: StatusPage | 'all'
  managerId: string | undefined
}

/** For an admin of a company with more than one member (TASK-09). */
export function ManagerFilter({ status, managerId }: ManagerFilterProps) {
  const t = useMissionWords()
  const navigate = useNavigate()
  const filters = useCan('mission.filterByManager').allowed
  const { data: members = [] } = useQuery({ ...membersQuery(), enabled: filters })
  if (!filters || members.length <= 1) return null
  const managers = members.filter(({ id, role }) => role !== 'collaborator' || id === managerId)
  const choose = (id: string) => {
    const search = { managerId: id === everyone ? undefined : id }
    if (status === 'all') void navigate({ to: '/tasks/all', search })
    else void navigate({ to: '/tasks/$status', params: { status }, search })
  }
  return (
    <Select
      isLabelHidden
      label={t(($) => $.managerFilter)}
      className="w-60 max-xl:w-52 narrow:flex-1"
      value={managerId ?? everyone}
      options={[
        { id: everyone, label: t(($) => $.everyManager) },
        ...managers.map((member) => ({ id: member.id, label: fullName(member) })),
      ]}
      onChange={choose}
    />
  )
}
