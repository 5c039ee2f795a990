import type { Mission } from '@renfort/contract/missions.ts'
import { Lock, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMissionWords } from './words.ts'

/** What can no longer change, and why (TASK-46). */
export function RecapWarnings({ mission }: { mission: Mission }) {
  const t = useMissionWords()
  const { hasContracts, requestedSiders } = mission
  if (hasContracts) {
    return <Warning icon={<Lock aria-hidden size={18} />}>{t(($) => $.recap.locked)}</Warning>
  }
  if (requestedSiders.length === 0) return null
  return (
    <Warning icon={<Users aria-hidden size={18} />}>
      {t(($) => $.recap.requestedSiders, { count: requestedSiders.length })}
    </Warning>
  )
}

function Warning({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-orange-wash px-4 py-3 text-orange [&>svg]:mt-0.5 [&>svg]:shrink-0">
      {icon}
      {children}
    </p>
  )
}
