import {
  type JobDescriptionStep,
  jobDescriptionSteps,
} from '@renfort/domain/job-description/job-description-steps.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import Check from 'lucide-react/icons/check'
import { Button } from '../../ui/button.tsx'
import type { JobEditor } from './use-job-editor.ts'
import { useJobDescriptionWords } from './words.ts'

interface EditorFooterProps {
  mode: 'create' | 'edit'
  step: JobDescriptionStep
  /** There is something on the server already. */
  isSaved: boolean
  editor: JobEditor
  /** « Next » was pressed: what saves itself meanwhile does not hold it up. */
  isGoingOn: boolean
  onPrevious: (step: JobDescriptionStep) => void
  onNext: () => void
  onCancel: () => void
}

/** Back and next while creating, cancel and save while editing; a closed button says what is missing. */
export function EditorFooter({
  mode,
  step,
  isSaved,
  editor,
  isGoingOn,
  onPrevious,
  onNext,
  onCancel,
}: EditorFooterProps) {
  const t = useJobDescriptionWords()
  const place = jobDescriptionSteps.indexOf(step)
  const previous = jobDescriptionSteps[place - 1]
  const isLast = place === jobDescriptionSteps.length - 1
  const steps = mode === 'create' ? [step] : jobDescriptionSteps
  const obstacle = steps
    .filter((each) => mode === 'create' || editor.isChanged(each))
    .map((each) => editor.obstacleOf(each))
    .find((found) => found !== null)
  const labels = {
    create: isLast ? t(($) => $.panel.finish) : t(($) => $.panel.next),
    edit: t(($) => $.panel.save),
  }
  const isAllSaved = isSaved && !editor.isDirty && !editor.isSaving
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-2">
      <span aria-live="polite" className="mr-auto flex items-center gap-1.5 text-sm text-muted">
        {editor.isSaving && t(($) => $.panel.saving)}
        {isAllSaved && (
          <>
            <Check aria-hidden size={15} />
            {t(($) => $.panel.saved)}
          </>
        )}
      </span>
      {mode === 'edit' && <Button onPress={onCancel}>{t(($) => $.panel.cancel)}</Button>}
      {mode === 'create' && previous !== undefined && (
        <Button onPress={() => onPrevious(previous)}>{t(($) => $.panel.previous)}</Button>
      )}
      <Button
        variant="primary"
        pending={isGoingOn}
        disabledReason={obstacle && t(($) => $.obstacles[obstacle], { max: missionNameLimit })}
        onPress={onNext}
      >
        {labels[mode]}
      </Button>
    </div>
  )
}
