import { useCallback, useRef } from 'react'
import { useFactLock } from '../mission-facts/use-fact-lock.ts'
import { LegalGuard } from '../legal-guard/legal-guard.tsx'
import { useRepair } from '../legal-guard/use-repair.ts'
import { useMission } from '../mission-record/queries.ts'
import { ShiftsEditor } from '../shift/shifts-editor.tsx'
import { WeekTemplatesMenu } from '../week-template/week-templates-menu.tsx'
import { useLeaveGate } from './leave-gate.tsx'
import { PlanningTypeSwitch } from './planning-type-switch.tsx'
import { StepHeading } from './step-heading.tsx'
import { usePostingWords } from './words.ts'

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
  useLeaveGate(useCallback(() => flushRef.current(), []))
  const repair = useRepair(mission)
  return (
    <>
      <StepHeading title={t(($) => $.shifts.title)}>{t(($) => $.shifts.text)}</StepHeading>
      <ShiftsEditor {...{ mission, isCreating, onCreatingChange, flushRef, disabledReason }}>
        <LegalGuard mission={mission} onRepair={repair} disabledReason={disabledReason} />
      </ShiftsEditor>
      <div className="mt-6 flex flex-wrap justify-end gap-2 empty:hidden">
        <WeekTemplatesMenu mission={mission} disabledReason={disabledReason} />
        <PlanningTypeSwitch mission={mission} disabledReason={disabledReason} />
      </div>
    </>
  )
}
