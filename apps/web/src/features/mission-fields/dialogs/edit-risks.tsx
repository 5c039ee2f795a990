import { jobInput } from '@renfort/contract/job-fields.ts'
import { z } from 'zod'
import { RisksField } from '../../job-fields/risks-field.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'

const schema = z.object({ riskIds: jobInput.riskIds })

export function EditRisksDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="risks"
      initial={{ riskIds: mission.risks.map(({ id }) => id) }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="riskIds">
          {({ value, onChange, error }) => (
            <RisksField value={value} onChange={(ids) => onChange([...ids])} error={error} />
          )}
        </FieldEditor>
      )}
    />
  )
}
