import { executiveStatus, jobInput } from '@renfort/contract/job-fields.ts'
import { euros, key, optionalText } from '@renfort/contract/kernel/fields.ts'
import { missionDisplayName, missionNameLimit } from '@renfort/domain/mission/mission.ts'
import { z } from 'zod'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { useCan } from '../../../platform/me.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { rateProblem } from '../../job-fields/hourly-rate.ts'
import { PurposeField } from '../../job-fields/long-text-field.tsx'
import { ExecutiveStatusField, HourlyRateField } from '../../job-fields/pay-fields.tsx'
import { useMinimumWage, wageTermsOf } from '../../job-fields/queries.ts'
import { SubtasksField } from '../../job-fields/subtasks-field.tsx'
import { useFactLock } from '../../mission-record/facts/use-fact-lock.ts'
import { MotiveDialog } from '../../motive/motive-dialog.tsx'
import { type FieldDialogProps, FieldEditor, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { useSaveMission } from '../queries.ts'
import { useMissionFieldWords } from '../words.ts'

const nameSchema = z.object({ name: optionalText(missionNameLimit) })

/** The suffix of the name, which Siders do not see (TASK-34). */
export function EditNameDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={nameSchema}
      field="name"
      size="small"
      initial={{ name: mission.name ?? '' }}
      changeOf={({ name }) => ({ name: name === '' ? null : name })}
      fields={(form) => (
        <TextFormField
          control={form.control}
          name="name"
          label={t(($) => $.name.label)}
          help={t(($) => $.name.help)}
          isOptional
          maxLength={missionNameLimit}
          autoComplete="off"
          echo={t(($) => $.name.echo, {
            name: missionDisplayName(mission.jobTitle.name, form.watch('name')),
          })}
        />
      )}
    />
  )
}

const subtasksSchema = z.object({
  subtasks: jobInput.subtasks.min(1, key('errors.job_description.subtask_missing')),
})

export function EditSubtasksDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={subtasksSchema}
      field="subtasks"
      initial={{ subtasks: mission.subtasks }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="subtasks">
          {({ value, onChange, error }) => (
            <SubtasksField
              jobTitleId={mission.jobTitle.id}
              value={value}
              error={error}
              onChange={(subtasks) => onChange(subtasks.map((subtask) => ({ ...subtask })))}
            />
          )}
        </FieldEditor>
      )}
    />
  )
}

const purposeSchema = z.object({ purpose: jobInput.purpose })

export function EditPurposeDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={purposeSchema}
      field="purpose"
      initial={{ purpose: mission.purpose }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="purpose">
          {(field) => <PurposeField {...field} />}
        </FieldEditor>
      )}
    />
  )
}

/** Edits the hourly rate (POST-53, POST-61 to POST-64). */
export function EditHourlyRateDialog({ mission, onClose }: FieldDialogProps) {
  const mayLower = useCan('mission.lowerRate').allowed
  const terms = wageTermsOf(mission)
  const minimum = useMinimumWage(terms)
  const saved = mission.hourlyRate
  const schema = z.object({
    hourlyRate: euros
      .nullable()
      .refine((rate) => rateProblem({ rate, minimum, saved, mayLower }) === null, {
        error: 'errors.field.rate_format',
      }),
  })
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="hourlyRate"
      size="small"
      initial={{ hourlyRate: saved }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="hourlyRate">
          {({ value, onChange }) => (
            <HourlyRateField value={value} saved={saved} onChange={onChange} terms={terms} />
          )}
        </FieldEditor>
      )}
    />
  )
}

const executiveStatusSchema = z.object({ executiveStatus })

export function EditExecutiveStatusDialog({ mission, onClose }: FieldDialogProps) {
  const { executiveStatus: status } = mission
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={executiveStatusSchema}
      field="executiveStatus"
      size="small"
      initial={status === null ? {} : { executiveStatus: status }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="executiveStatus">
          {({ value, onChange, error }) => (
            <ExecutiveStatusField value={value ?? null} onChange={onChange} error={error} />
          )}
        </FieldEditor>
      )}
    />
  )
}

export function EditMotiveDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  const toast = useToast()
  const save = useSaveMission(mission.id)
  const lockOf = useFactLock(mission)
  return (
    <MotiveDialog
      isOpen
      onClose={onClose}
      current={mission.motive}
      disabledReason={lockOf('motive')}
      choose={async (motive) => {
        await save({ motiveId: motive.id })
        toast.success(t(($) => $.saved))
      }}
    />
  )
}
