import { executiveStatus } from '@renfort/contract/job-fields.ts'
import { z } from 'zod'
import { ExecutiveStatusField } from '../../job-fields/executive-status-field.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'

const schema = z.object({ executiveStatus })

export function EditExecutiveStatusDialog({ mission, onClose }: FieldDialogProps) {
  const { executiveStatus: status } = mission
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
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
