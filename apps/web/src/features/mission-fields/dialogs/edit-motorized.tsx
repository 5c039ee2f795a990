import { z } from 'zod'
import { CheckboxFormField } from '../../../form/checkbox-form-field.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { useMissionFieldWords } from '../words.ts'

const schema = z.object({ motorized: z.boolean() })

export function EditMotorizedDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="motorized"
      size="small"
      initial={{ motorized: mission.motorized }}
      changeOf={(values) => values}
      fields={(form) => (
        <CheckboxFormField control={form.control} name="motorized">
          {t(($) => $.motorized)}
        </CheckboxFormField>
      )}
    />
  )
}
