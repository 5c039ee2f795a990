import type { Mission } from '@renfort/contract/mission.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useManagers } from './queries.ts'
import { useMissionFieldWords } from './words.ts'
import { fullName } from '../../platform/person-name.ts'

interface ManagerFieldProps {
  mission: Pick<Mission, 'manager' | 'managerId' | 'managerEligible'>
  value: string
  onChange: (id: string) => void
  error?: string | undefined
  disabledReason?: string | undefined
}

/** Chooses the manager among those who may manage missions; says when the current one no longer may (POST-32). */
export function ManagerField({
  mission,
  value,
  onChange,
  error,
  disabledReason,
}: ManagerFieldProps) {
  const t = useMissionFieldWords()
  const managers = useManagers()
  const { manager, managerId, managerEligible } = mission
  const isGone = managerId !== null && !managerEligible && (value === '' || value === managerId)
  if (managers === undefined) return <Skeleton className="h-16" />
  return (
    <div className="flex flex-col gap-3">
      <div aria-live="polite" className="empty:hidden">
        {isGone && (
          <p className="flex gap-2 rounded-control bg-orange-wash px-3 py-2 text-orange">
            <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
            {manager === null
              ? t(($) => $.manager.goneUnknown)
              : t(($) => $.manager.gone, { name: fullName(manager) })}
          </p>
        )}
      </div>
      <Select
        label={t(($) => $.manager.label)}
        help={t(($) => $.manager.help)}
        placeholder={t(($) => $.manager.none)}
        value={managers.some((member) => member.id === value) ? value : null}
        options={managers.map((member) => ({
          id: member.id,
          label: fullName(member),
          help:
            member.role === 'admin'
              ? t(($) => $.manager.roleAdmin)
              : t(($) => $.manager.roleManager),
        }))}
        onChange={onChange}
        error={error}
        disabledReason={disabledReason}
      />
    </div>
  )
}
