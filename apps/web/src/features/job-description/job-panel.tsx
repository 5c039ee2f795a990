import type { JobDescription } from '@renfort/contract/job-description.ts'
import {
  type JobDescriptionStep,
  jobDescriptionSteps,
} from '@renfort/domain/job-description/job-description-steps.ts'
import { useState } from 'react'
import { SidePanel } from '../../ui/side-panel.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { EditorSteps } from './editor/editor-steps.tsx'
import { jobName } from './job-marks.tsx'
import type { JobSearch } from './job-search.ts'
import { JobSummary } from './job-summary.tsx'
import { EditorFooter, SummaryFooter } from './editor/panel-footers.tsx'
import { useJobEditor } from './editor/use-job-editor.ts'
import { useJobDescriptionWords } from './words.ts'

export type PanelSearch = Pick<JobSearch, 'jdid' | 'mode' | 'step'>

interface JobPanelProps {
  search: PanelSearch
  jobs: readonly JobDescription[]
  /** Changes what the panel shows; without parameters it closes. */
  onSearch: (search: PanelSearch, replaces?: boolean) => Promise<void> | void
  onMissionCreated: (missionId: string) => void
}

/** The panel next to the list: creates, edits or shows a job description (JD-04). */
export function JobPanel({ search, jobs, onSearch, onMissionCreated }: JobPanelProps) {
  const t = useJobDescriptionWords()
  const toast = useToast()
  const job = jobs.find(({ id }) => id === search.jdid) ?? null
  const mode = search.mode ?? 'summary'
  const step = search.step ?? 'job'
  const isEditing = mode !== 'summary'
  const editor = useJobEditor({
    job,
    session: mode === 'create' ? 'create' : `${mode} ${search.jdid}`,
    step,
  })
  const [isGoingOn, setGoingOn] = useState(false)
  const shown = job === null ? {} : { jdid: job.id }
  const close = () => {
    editor.discard()
    void onSearch({})
  }

  /** « Back » from the next step leads to the draft that was just created, not to a second one. */
  const goOnWith = async (jdid: string, next: JobDescriptionStep) => {
    if (job === null) await onSearch({ jdid, mode, step }, true)
    await onSearch({ jdid, mode, step: next })
  }

  const goTo = async (next: JobDescriptionStep) => {
    if (mode === 'edit' || !editor.isDirty || editor.obstacleOf(step) !== null) {
      await onSearch({ ...shown, mode, step: next })
      return
    }
    const saved = await editor.save()
    if (saved !== null) await goOnWith(saved.id, next)
  }
  const goOn = async () => {
    const next = jobDescriptionSteps[jobDescriptionSteps.indexOf(step) + 1]
    const saved = await editor.save()
    if (saved === null) return
    if (mode === 'create' && next !== undefined) {
      await goOnWith(saved.id, next)
      return
    }
    toast.success(mode === 'create' ? t(($) => $.panel.created) : t(($) => $.panel.edited))
    await onSearch({ jdid: saved.id, mode: 'summary' })
  }

  const saveAndGoOn = async () => {
    setGoingOn(true)
    await goOn()
    setGoingOn(false)
  }

  const titles = {
    create: t(($) => $.panel.create),
    edit: t(($) => $.panel.edit),
    summary: job === null ? '' : jobName(job),
  }
  return (
    <SidePanel
      isOpen
      size="large"
      onClose={close}
      title={titles[mode]}
      context={isEditing && job !== null ? jobName(job) : undefined}
      isDirty={isEditing && editor.isDirty}
      footer={(requestClose) =>
        isEditing ? (
          <EditorFooter
            mode={mode}
            step={step}
            isSaved={job !== null}
            editor={editor}
            isGoingOn={isGoingOn}
            onPrevious={(previous) => void goTo(previous)}
            onNext={() => void saveAndGoOn()}
            onCancel={
              mode === 'edit' && !editor.isDirty
                ? () => void onSearch({ ...shown, mode: 'summary' })
                : requestClose
            }
          />
        ) : (
          job !== null && (
            <SummaryFooter
              job={job}
              onComplete={(next) => void onSearch({ jdid: job.id, mode: 'create', step: next })}
              onDuplicated={(copy) => void onSearch({ jdid: copy.id, mode: 'summary' })}
              onDeleted={() => void onSearch({})}
              onMissionCreated={onMissionCreated}
            />
          )
        )
      }
    >
      {isEditing && (
        <EditorSteps
          step={step}
          job={job}
          jobs={jobs}
          editor={editor}
          onStep={(next) => void goTo(next)}
        />
      )}
      {!isEditing && job !== null && (
        <JobSummary
          job={job}
          onEdit={(next) => void onSearch({ jdid: job.id, mode: 'edit', step: next })}
        />
      )}
    </SidePanel>
  )
}
