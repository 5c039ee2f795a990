import type { JobDescription } from '@renfort/contract/job-description.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCan } from '../../../platform/me.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { Button } from '../../../ui/button.tsx'
import type { WantedPlanning } from '../../mission-record/wanted-planning.ts'
import { useCompletionGate } from '../../organisation/use-completion-gate.tsx'
import { jobDescriptionsQuery } from '../queries.ts'
import { useJobDescriptionWords } from '../words.ts'

interface NewMissionButtonProps {
  className?: string
}

/** Starts a mission without leaving the screen; hidden from users who may not create one. */
export function NewMissionButton({ className }: NewMissionButtonProps) {
  const t = useJobDescriptionWords()
  const creates = useCan('mission.create').allowed
  const { open, isChecking, dialog } = useNewMission()
  if (!creates) return null
  return (
    <>
      <Button
        variant="primary"
        className={className}
        icon={<Plus aria-hidden size={18} />}
        aria-haspopup="dialog"
        pending={isChecking}
        onPress={() => open()}
      >
        {t(($) => $.mission.title)}
      </Button>
      {dialog}
    </>
  )
}

const CreateMissionDialog = lazy(async () => ({
  default: (await import('./create-mission-dialog.tsx')).CreateMissionDialog,
}))
const NoJobDialog = lazy(async () => ({
  default: (await import('./create-mission-dialog.tsx')).NoJobDialog,
}))

interface NewMission {
  /** Asks for the job and the unknown days, once the settings of the company are complete. */
  open: (wanted?: WantedPlanning) => void
  isChecking: boolean
  /** Rendered once by the component that offers to start a mission. */
  dialog: ReactNode
}

interface Asked {
  readonly jobs: readonly JobDescription[]
  readonly wanted: WantedPlanning
}

/** Creates a mission from any screen; the screen changes only once the mission exists. */
export function useNewMission(): NewMission {
  const client = useQueryClient()
  const navigate = useNavigate()
  const gate = useCompletionGate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const ask = async (wanted: WantedPlanning) => {
    const jobs = await client.ensureQueryData(jobDescriptionsQuery()).catch(() => null)
    if (jobs !== null) setAsked({ jobs: jobs.filter(isReady), wanted })
  }
  return {
    open: (wanted = {}) => void gate.pass(() => void ask(wanted)),
    isChecking: gate.isChecking,
    dialog: (
      <Suspense>
        {gate.dialog}
        {asked !== null && asked.jobs.length === 0 && <NoJobDialog onClose={close} />}
        {asked !== null && asked.jobs.length > 0 && (
          <CreateMissionDialog
            jobs={asked.jobs}
            wanted={asked.wanted}
            onClose={close}
            onCreated={(taskId) => void navigate({ to: screenPaths.posting, params: { taskId } })}
          />
        )}
      </Suspense>
    ),
  }
}

/** A job description without a rate is a draft: no mission can be created from it (JD-21). */
function isReady({ hourlyRate }: JobDescription): boolean {
  return hourlyRate !== null
}
