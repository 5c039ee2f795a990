import type { JobDescription } from '@renfort/contract/job-description.ts'
import {
  type JobDescriptionStep,
  jobDescriptionSteps,
} from '@renfort/domain/job-description/job-description-steps.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import Check from 'lucide-react/icons/check'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { missionObstacle, useUnfinished } from './unfinished-notice.tsx'
import { useJobActions, useJobMenu } from '../use-job-actions.tsx'
import type { JobEditor } from './use-job-editor.ts'
import { useJobRights } from '../use-job-rights.ts'
import { useJobDescriptionWords } from '../words.ts'

interface SummaryFooterProps {
  job: JobDescription
  onComplete: (step: JobDescriptionStep) => void
  onDuplicated: (copy: JobDescription) => void
  onDeleted: () => void
  onMissionCreated: (missionId: string) => void
}

/** The actions on a job description; creating a mission comes first (JD-23). */
export function SummaryFooter({ job, onComplete, ...on }: SummaryFooterProps) {
  const t = useJobDescriptionWords()
  const rights = useJobRights()
  const actions = useJobActions(on)
  const menu = useJobMenu(job, actions)
  const unfinished = useUnfinished(job)
  const [first] = unfinished
  const obstacle = missionObstacle(unfinished)
  const locked = rights.edit(job)
  const canComplete = obstacle !== null && locked === undefined
  const missingReason = obstacle && t(($) => $.obstacles[obstacle], { max: missionNameLimit })
  return (
    <>
      <Menu
        label={t(($) => $.summary.more)}
        icon={<Ellipsis aria-hidden size={18} />}
        variant="secondary"
        placement="top start"
        className="mr-auto"
        groups={[[menu.duplicate], [menu.remove]]}
      />
      {canComplete && first !== undefined && (
        <Button variant="primary" onPress={() => onComplete(first.step)}>
          {t(($) => $.summary.complete)}
        </Button>
      )}
      <Button
        variant={canComplete ? 'secondary' : 'primary'}
        pending={actions.isChecking}
        disabledReason={rights.createMission ?? missingReason}
        onPress={() => actions.createMission(job)}
      >
        {t(($) => $.summary.createMission)}
      </Button>
      {actions.dialogs}
    </>
  )
}

interface EditorFooterProps {
  mode: 'create' | 'edit'
  step: JobDescriptionStep
  /** Whether the server already has the job description. */
  isSaved: boolean
  editor: JobEditor
  /** « Next » was pressed: an autosave under way does not disable it. */
  isGoingOn: boolean
  onPrevious: (step: JobDescriptionStep) => void
  onNext: () => void
  onCancel: () => void
}

/** Back and next while creating, cancel and save while editing; a disabled button says what is missing. */
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
