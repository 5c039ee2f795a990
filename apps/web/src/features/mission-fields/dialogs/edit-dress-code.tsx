import { jobInput } from '@renfort/contract/job-fields.ts'
import { z } from 'zod'
import { DressCodeField } from '../../job-fields/dress-code-field.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'

const schema = z.object({ dressCode: jobInput.dressCode })

export function EditDressCodeDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="dressCode"
      size="small"
      initial={{ dressCode: mission.dressCode }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="dressCode">
          {(field) => <DressCodeField {...field} />}
        </FieldEditor>
      )}
    />
  )
}
