import { id } from '@renfort/contract/kernel/fields.ts'
import { z } from 'zod'
import { DepartmentField } from '../../department/department-field.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'

const schema = z.object({ departmentId: id })

export function EditDepartmentDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="department"
      size="small"
      initial={{ departmentId: mission.departmentId ?? '' }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="departmentId">
          {({ value, onChange, error }) => (
            <DepartmentField value={value || null} onChange={onChange} error={error} />
          )}
        </FieldEditor>
      )}
    />
  )
}
