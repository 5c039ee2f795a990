import { type JobDescription, updateJobDescription } from '@renfort/contract/job-description.ts'
import { useCan } from '../../platform/me.ts'
import { useCommand } from '../../platform/query.ts'
import { Switch } from '../../ui/switch.tsx'
import { useJobDescriptionList } from './queries.ts'
import { useJobDescriptionWords } from './words.ts'

interface PreSelectionSwitchProps {
  job: JobDescription
  lockedReason: string | undefined
}

/** Off for what comes from the network, and in the hands of those who act for a company (JD-31, JD-32). */
export function PreSelectionSwitch({ job, lockedReason }: PreSelectionSwitchProps) {
  const t = useJobDescriptionWords()
  const list = useJobDescriptionList()
  const mayToggle = useCan('jobDescription.togglePreSelection').allowed
  const update = useCommand(updateJobDescription, { onSuccess: list.keep })
  const ofNetwork =
    job.origin === 'network' ? t(($) => $.summary.preSelectionNetwork) : lockedReason
  return (
    <Switch
      className="border-t border-line pt-5"
      isSelected={job.preSelection}
      help={t(($) => $.summary.preSelectionHelp)}
      disabledReason={mayToggle ? ofNetwork : t(($) => $.summary.preSelectionStaff)}
      onChange={(preSelection) => update.mutate({ params: { id: job.id }, body: { preSelection } })}
    >
      {t(($) => $.summary.preSelection)}
    </Switch>
  )
}
