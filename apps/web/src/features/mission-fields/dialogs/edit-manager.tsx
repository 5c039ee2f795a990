import { id } from '@renfort/contract/kernel/fields.ts'
import { z } from 'zod'
import { FieldEditor } from '../field-editor.tsx'
import { ManagerField } from '../manager-field.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'

const schema = z.object({ managerId: id })

export function EditManagerDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="manager"
      size="small"
      initial={{ managerId: mission.managerEligible ? (mission.managerId ?? '') : '' }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="managerId">
          {({ value, onChange, error }) => (
            <ManagerField mission={mission} value={value} onChange={onChange} error={error} />
          )}
        </FieldEditor>
      )}
    />
  )
}
