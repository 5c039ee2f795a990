import { deleteJobDescription, type JobDescription } from '@renfort/contract/job-description.ts'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCommand } from '../../platform/query.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuCommand } from '../../ui/menu-items.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useCompletionGate } from '../organisation/use-completion-gate.tsx'
import { jobName } from './job-marks.tsx'
import { useJobDescriptionList } from './queries.ts'
import { useJobRights } from './use-job-rights.ts'
import { useJobDescriptionWords } from './words.ts'

// Dialogs and their forms load only when one of them opens.
const CreateMissionDialog = lazy(async () => ({
  default: (await import('./new-mission/create-mission-dialog.tsx')).CreateMissionDialog,
}))
const DuplicateJobDialog = lazy(async () => ({
  default: (await import('./duplicate-job-dialog.tsx')).DuplicateJobDialog,
}))

interface JobActionsOptions {
  onDuplicated: (copy: JobDescription) => void
  onDeleted: () => void
  onMissionCreated: (missionId: string) => void
}

export interface JobActions {
  createMission: (job: JobDescription) => void
  duplicate: (job: JobDescription) => void
  remove: (job: JobDescription) => void
  /** True while the settings of the company are checked. */
  isChecking: boolean
  /** Rendered once by the component that offers the actions. */
  dialogs: ReactNode
}

interface Asked {
  readonly dialog: 'mission' | 'duplicate' | 'remove'
  readonly job: JobDescription
}

/** The actions on one job description, from its row and from its summary. */
export function useJobActions(on: JobActionsOptions): JobActions {
  const gate = useCompletionGate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return {
    createMission: (job) => void gate.pass(() => setAsked({ dialog: 'mission', job })),
    duplicate: (job) => setAsked({ dialog: 'duplicate', job }),
    remove: (job) => setAsked({ dialog: 'remove', job }),
    isChecking: gate.isChecking,
    dialogs: (
      <Suspense>
        {gate.dialog}
        {asked?.dialog === 'mission' && (
          <CreateMissionDialog jobs={[asked.job]} onClose={close} onCreated={on.onMissionCreated} />
        )}
        {asked?.dialog === 'duplicate' && (
          <DuplicateJobDialog job={asked.job} onClose={close} onDuplicated={on.onDuplicated} />
        )}
        {asked?.dialog === 'remove' && (
          <DeleteJobDialog job={asked.job} onClose={close} onDeleted={on.onDeleted} />
        )}
      </Suspense>
    ),
  }
}

/** The actions that every menu of a job description offers; a disabled one says why (JD-35). */
export function useJobMenu(
  job: JobDescription,
  actions: JobActions,
): Record<'duplicate' | 'remove', MenuCommand> {
  const t = useJobDescriptionWords()
  const rights = useJobRights()
  return {
    duplicate: {
      id: 'duplicate',
      label: t(($) => $.summary.duplicate),
      icon: <Copy aria-hidden />,
      disabledReason: rights.create,
      onAction: () => actions.duplicate(job),
    },
    remove: {
      id: 'remove',
      label: t(($) => $.summary.remove),
      icon: <Trash2 aria-hidden />,
      isDanger: true,
      disabledReason: rights.edit(job),
      onAction: () => actions.remove(job),
    },
  }
}

interface DeleteJobDialogProps {
  job: JobDescription
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a job description leaves the list (JD-27). */
function DeleteJobDialog({ job, onClose, onDeleted }: DeleteJobDialogProps) {
  const t = useJobDescriptionWords()
  const toast = useToast()
  const list = useJobDescriptionList()
  const remove = useCommand(deleteJobDescription, {
    onSuccess: () => {
      onClose()
      onDeleted()
      list.drop(job.id)
      toast.success(t(($) => $.remove.done))
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.remove.title)}
      confirmLabel={t(($) => $.remove.confirm)}
      pending={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ params: { id: job.id } })}
    >
      {t(($) => $.remove.text, { name: jobName(job) })}
    </ConfirmDialog>
  )
}
