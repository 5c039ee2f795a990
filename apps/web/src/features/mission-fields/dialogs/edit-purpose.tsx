import { jobInput } from '@renfort/contract/job-fields.ts'
import { z } from 'zod'
import { PurposeField } from '../../job-fields/long-text-field.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'

const schema = z.object({ purpose: jobInput.purpose })

export function EditPurposeDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
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
