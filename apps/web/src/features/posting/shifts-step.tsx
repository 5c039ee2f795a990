import { lazy, Suspense, useRef } from 'react'
import { useFactLock } from '../mission-facts/use-fact-lock.ts'
import { LegalGuard } from '../legal-guard/legal-guard.tsx'
import { useRepair } from '../legal-guard/use-repair.ts'
import { useMission } from '../mission-record/queries.ts'
import { ShiftsEditor } from '../shift/shifts-editor.tsx'
import { useCurrentPlanning } from '../shift/use-current-planning.ts'
import { Beside } from './beside-place.tsx'
import { useLeaveGate } from './leave-gate.tsx'
import { PlanningTypeSwitch } from './planning-type-switch.tsx'
import { StepHeading } from './step-heading.tsx'
import { usePostingWords } from './words.ts'

// It stands under the table, which shows first.
const WeekTemplatesMenu = lazy(async () => ({
  default: (await import('../week-template/week-templates-menu.tsx')).WeekTemplatesMenu,
}))

interface ShiftsStepProps {
  taskId: string
  isCreating: boolean
  onCreatingChange: (isCreating: boolean) => void
}

/** When Siders are needed: the precise planning. */
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
        <Beside>
          <LegalGuard mission={mission} onRepair={repair} disabledReason={disabledReason} />
        </Beside>
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
