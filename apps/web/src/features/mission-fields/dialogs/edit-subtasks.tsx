import { key } from '@renfort/contract/kernel/fields.ts'
import { jobInput } from '@renfort/contract/job-fields.ts'
import { z } from 'zod'
import { SubtasksField } from '../../job-fields/subtasks-field.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'

const schema = z.object({
  subtasks: jobInput.subtasks.min(1, key('errors.job_description.subtask_missing')),
})

export function EditSubtasksDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
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
