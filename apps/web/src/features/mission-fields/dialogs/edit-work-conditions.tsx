import { jobInput } from '@renfort/contract/job-fields.ts'
import { z } from 'zod'
import { WorkConditionsField } from '../../job-fields/long-text-field.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'

const schema = z.object({ workConditions: jobInput.workConditions })

export function EditWorkConditionsDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="workConditions"
      initial={{ workConditions: mission.workConditions }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="workConditions">
          {(field) => <WorkConditionsField {...field} />}
        </FieldEditor>
      )}
    />
  )
}
