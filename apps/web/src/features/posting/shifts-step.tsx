import { useFieldLock } from '../mission-fields/use-field-lock.ts'
import { useMission } from '../mission-fields/queries.ts'
import { ShiftsEditor } from '../shifts/shifts-editor.tsx'
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
  const locked = useFieldLock(mission)('planning')
  return (
    <>
      <StepHeading title={t(($) => $.shifts.title)}>{t(($) => $.shifts.text)}</StepHeading>
      <ShiftsEditor
        mission={mission}
        isCreating={isCreating}
        onCreatingChange={onCreatingChange}
        disabledReason={locked}
      />
      <div className="mt-6 flex justify-end empty:hidden">
        <PlanningTypeSwitch mission={mission} disabledReason={locked} />
      </div>
    </>
  )
}
