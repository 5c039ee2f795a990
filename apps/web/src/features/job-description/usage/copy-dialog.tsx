import { copyJobDescription, type UsedJob } from '@renfort/contract/job-usage.ts'
import { id, optionalText } from '@renfort/contract/kernel/fields.ts'
import { missionNameLimit } from '@renfort/domain/mission/mission.ts'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { SelectFormField } from '../../../form/select-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { useMe } from '../../../platform/me.ts'
import { useCommand } from '../../../platform/query.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { companiesQuery } from '../../frame/companies-query.ts'
import { jobName } from '../job-marks.tsx'
import { useJobDescriptionWords } from '../words.ts'
import { useJobUsageWords } from './words.ts'

interface CopyDialogProps {
  job: UsedJob
  onClose: () => void
}

const schema = z.object({ companyId: id, suffix: optionalText(missionNameLimit) })

/** Copies a job description into another company of the group, or into the group itself. */
export function CopyDialog({ job, onClose }: CopyDialogProps) {
  const words = useJobDescriptionWords()
  const t = useJobUsageWords()
  const toast = useToast()
  const { group } = useMe()
  const { data: companies = [] } = useQuery(companiesQuery(''))
  const places = [
    ...(group === null ? [] : [{ id: group.id, label: t(($) => $.copy.group) }]),
    ...companies.map(({ id: companyId, name }) => ({ id: companyId, label: name })),
  ].filter((place) => place.id !== job.owner.id)
  const { mutateAsync } = useCommand(copyJobDescription, {
    changes: ['copiedJobs'],
    handles: (failure) => issuesOf(failure).length > 0,
  })
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      size="small"
      title={t(($) => $.copy.title)}
      context={`${jobName(job)}, ${job.owner.name}`}
      schema={schema}
      initial={{ companyId: '', suffix: job.suffix }}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.copy.submit)}
      save={({ companyId, suffix }) =>
        mutateAsync({ params: { id: job.id }, body: { companyId, suffix } })
      }
      onSaved={({ companyId }) => {
        const name = places.find((place) => place.id === companyId)?.label ?? ''
        toast.success(t(($) => $.copy.done, { name }))
        onClose()
      }}
      fields={({ control }) => (
        <>
          <p className="pb-3 text-table text-muted">{t(($) => $.copy.help)}</p>
          <SelectFormField
            control={control}
            name="companyId"
            label={t(($) => $.copy.target)}
            options={places}
          />
          <TextFormField
            control={control}
            name="suffix"
            label={t(($) => $.copy.suffix)}
            help={words(($) => $.suffixTooLong, { max: missionNameLimit })}
            isOptional
            autoComplete="off"
          />
        </>
      )}
    />
  )
}
