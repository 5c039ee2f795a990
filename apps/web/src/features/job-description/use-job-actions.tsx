import type { JobDescription } from '@renfort/contract/job-description.ts'
import type { ReactNode } from 'react'
import { lazy, Suspense, useState } from 'react'
import { useCompletionGate } from '../organisation/use-completion-gate.tsx'
import { DeleteJobDialog } from './delete-job-dialog.tsx'

// The list needs no form before one of its dialogs opens.
const CreateMissionDialog = lazy(async () => ({
  default: (await import('./create-mission-dialog.tsx')).CreateMissionDialog,
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
  /** The settings of the company are being looked at. */
  isChecking: boolean
  /** To render where the actions are offered. */
  dialogs: ReactNode
}

interface Asked {
  readonly dialog: 'mission' | 'duplicate' | 'remove'
  readonly job: JobDescription
}

/** The acts on one job description, from its row and from its summary. */
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
