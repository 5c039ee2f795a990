import type { Mission } from '@renfort/contract/mission.ts'
import { begunStarts } from '@renfort/domain/legal-guard/begun-starts.ts'
import type { GuardedPlanning } from '@renfort/domain/legal-guard/legal-findings.ts'
import CalendarX from 'lucide-react/icons/calendar-x'
import type { ReactNode } from 'react'
import { useCan } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { savedPlanning } from './use-legal-guard.ts'
import { useLegalGuardWords } from './words.ts'

/** How many shifts of a draft have begun; what is posted may go on. */
export function useBegunStarts(mission: Mission, planning?: GuardedPlanning): number {
  const { now } = useProductClock()
  const insider = useCan('shift.startYesterday').allowed
  if (mission.status !== 'draft') return 0
  return begunStarts(planning ?? savedPlanning(mission), now(), insider, mission.timeZone)
}

interface BegunNoticeProps {
  count: number
  /** The way to the planning, where it is elsewhere. */
  children?: ReactNode
}

/** Says as soon as it is known that a draft cannot be posted any more as it is planned. */
export function BegunNotice({ count, children }: BegunNoticeProps) {
  const t = useLegalGuardWords()
  return (
    <p className="mb-3 flex items-start gap-2 rounded-control bg-orange-wash px-3 py-2 text-table text-orange">
      <CalendarX aria-hidden size={17} className="mt-0.5 shrink-0" />
      <span>
        {t(($) => $.begun, { count })} {children}
      </span>
    </p>
  )
}
