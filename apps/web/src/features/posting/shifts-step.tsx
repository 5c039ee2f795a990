import type { Mission } from '@renfort/contract/mission.ts'
import type { Shift } from '@renfort/contract/shift.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef } from 'react'
import { useToast } from '../../ui/use-toast.ts'
import { LegalGuard } from '../legal-guard/legal-guard.tsx'
import { useRepair } from '../legal-guard/use-repair.ts'
import { useFactLock } from '../mission-record/facts/use-fact-lock.ts'
import { useMission, missionQuery } from '../mission-record/queries.ts'
import { missionChanged } from '../mission-record/mission-changes.ts'
import { ShiftsEditor } from '../shift/shifts-editor.tsx'
import { useShiftWords } from '../shift/words.ts'
import { PlanningTypeSwitch } from './planning-type.tsx'
import { UnderPrice } from './price-side.tsx'
import { StepHeading } from './step-heading.tsx'
import { useLeaveGate } from './use-autosave.tsx'
import { usePostingWords } from './words.ts'

// The menu is below the table, which shows first.
const WeekTemplatesMenu = lazy(async () => ({
  default: (await import('../week-template/week-templates-menu.tsx')).WeekTemplatesMenu,
}))

interface ShiftsStepProps {
  taskId: string
  isCreating: boolean
  onCreatingChange: (isCreating: boolean) => void
}

/** The precise planning: when Siders are needed. */
export function ShiftsStep({ taskId, isCreating, onCreatingChange }: ShiftsStepProps) {
  const t = usePostingWords()
  const mission = useMission(taskId)
  const disabledReason = useFactLock(mission)('shifts')
  const flushRef = useRef(async () => true)
  const isCurrent = useCurrentPlanning(taskId)
  useLeaveGate(async () => (await flushRef.current()) && isCurrent())
  const repair = useRepair(mission)
  return (
    <>
      <StepHeading title={t(($) => $.shifts.title)}>{t(($) => $.shifts.text)}</StepHeading>
      <ShiftsEditor {...{ mission, isCreating, onCreatingChange, flushRef, disabledReason }}>
        <UnderPrice>
          <LegalGuard mission={mission} onRepair={repair} disabledReason={disabledReason} />
        </UnderPrice>
      </ShiftsEditor>
      <div className="mt-6 flex flex-wrap justify-end gap-2 empty:hidden">
        <Suspense fallback={<span className="h-9" />}>
          <WeekTemplatesMenu mission={mission} disabledReason={disabledReason} />
        </Suspense>
        <PlanningTypeSwitch mission={mission} disabledReason={disabledReason} />
      </div>
    </>
  )
}

/**
 * Reads the mission again and resolves to whether its planning is still the one on the screen: another tab or user
 * may have changed it. A different planning shows first. Without an answer, it resolves to true.
 */
export function useCurrentPlanning(missionId: string): () => Promise<boolean> {
  const t = useShiftWords()
  const toast = useToast()
  const client = useQueryClient()
  return async () => {
    const query = missionQuery(missionId)
    const shown = client.getQueryData<Mission>(query.queryKey)
    const current = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null)
    if (shown === undefined || current === null) return true
    if (planningOf(shown.shifts) === planningOf(current.shifts)) return true
    missionChanged(client, missionId)
    toast.warning(t(($) => $.done.elsewhere))
    return false
  }
}

/** Shifts without their order, to compare them. */
function planningOf(shifts: readonly Shift[]): string {
  const lines = shifts.map(({ id, startDate, endDate, breakDuration, slots }) =>
    [id, startDate, endDate, breakDuration, slots].join(' '),
  )
  return lines.toSorted().join('\n')
}
