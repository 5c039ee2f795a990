import { cloneJobDescription, type JobDescription } from '@renfort/contract/job-description.ts'
import { optionalText } from '@renfort/contract/kernel/fields.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import { z } from 'zod'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { useCommand } from '../../platform/query.ts'
import { useToast } from '../../ui/use-toast.ts'
import { jobName } from './job-marks.tsx'
import { useJobDescriptionList } from './queries.ts'
import { useJobDescriptionWords } from './words.ts'

interface DuplicateJobDialogProps {
  job: JobDescription
  onClose: () => void
  onDuplicated: (copy: JobDescription) => void
}

const schema = z.object({ suffix: optionalText(missionNameLimit) })

/** Copies a job description into the list of the company; the suffix distinguishes the copy (JD-28). */
export function DuplicateJobDialog({ job, onClose, onDuplicated }: DuplicateJobDialogProps) {
  const t = useJobDescriptionWords()
  const toast = useToast()
  const list = useJobDescriptionList()
  const clone = useCommand(cloneJobDescription)
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      size="small"
      title={t(($) => $.duplicate.title)}
      context={jobName(job)}
      schema={schema}
      initial={{ suffix: job.suffix }}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.duplicate.submit)}
      canSaveUnchanged
      save={async (body) => {
        const copy = await clone.mutateAsync({ params: { id: job.id }, body })
        list.keep(copy)
        toast.success(t(($) => $.duplicate.done))
        onDuplicated(copy)
      }}
      fields={({ control }) => (
        <TextFormField
          control={control}
          name="suffix"
          label={t(($) => $.duplicate.suffix)}
          help={`${t(($) => $.suffixTooLong, { max: missionNameLimit })} ${t(($) => $.mission.nameHelp)}`}
          isOptional
          autoComplete="off"
        />
      )}
    />
  )
}
