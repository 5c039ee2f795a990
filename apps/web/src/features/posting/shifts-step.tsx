import { useFieldLock } from '../mission-fields/use-field-lock.ts'
import { LegalGuard } from '../legal-guard/legal-guard.tsx'
import { useRepair } from '../legal-guard/use-repair.ts'
import { useMission } from '../mission-fields/queries.ts'
import { ShiftsEditor } from '../shifts/shifts-editor.tsx'
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
  const disabledReason = useFieldLock(mission)('planning')
  const repair = useRepair(mission)
  return (
    <>
      <StepHeading title={t(($) => $.shifts.title)}>{t(($) => $.shifts.text)}</StepHeading>
      <ShiftsEditor {...{ mission, isCreating, onCreatingChange, disabledReason }}>
        <LegalGuard mission={mission} onRepair={repair} disabledReason={disabledReason} />
      </ShiftsEditor>
    </>
  )
}
