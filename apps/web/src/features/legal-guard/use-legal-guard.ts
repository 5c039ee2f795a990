import type { Mission } from '@renfort/contract/mission.ts'
import { legalFindings } from '@renfort/domain/legal-guard/legal-findings.ts'
import type { GuardedPlanning } from '@renfort/domain/legal-guard/legal-findings.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { flexiblePlanningOf, shiftDraftOf } from '../quotation/mission-terms.ts'
import { guardFacts } from './guard-facts.ts'
import { groupPoints, pendingCount } from './guarded-points.ts'
import { legalFindingsQuery } from './queries.ts'

/** The points of the law on a mission, live: the rules run on the planning on the screen. */
export function useLegalGuard(mission: Mission, planning?: GuardedPlanning) {
  const { data, isError, isPending, refetch } = useQuery(legalFindingsQuery(mission.id))
  const groups = useMemo(() => {
    const guarded = planning ?? savedPlanning(mission)
    const findings = legalFindings(guardFacts(mission, guarded, data?.previous ?? []))
    return groupPoints(findings, data?.findings ?? [])
  }, [mission, planning, data])
  return {
    groups,
    previous: data?.previous ?? [],
    isPending,
    isError,
    retry: () => void refetch(),
    /** The number of missing reasons; when the server cannot be asked, none counts as missing. */
    pending: isError ? 0 : pendingCount(groups),
  }
}

/** The saved planning of a mission, by the clocks of its place. */
export function savedPlanning({ flexiblePlanning, shifts, timeZone }: Mission): GuardedPlanning {
  return flexiblePlanning === null
    ? { shifts: shifts.map((shift) => ({ ...shiftDraftOf(shift), timeZone })) }
    : { flexible: flexiblePlanningOf(flexiblePlanning) }
}
