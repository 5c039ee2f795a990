import { z } from 'zod'
import { CheckboxFormField } from '../../../form/checkbox-form-field.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { useMissionFieldWords } from '../words.ts'

const schema = z.object({ remote: z.boolean() })

export function EditRemoteDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="remote"
      size="small"
      initial={{ remote: mission.remote }}
      changeOf={(values) => values}
      fields={(form) => (
        <CheckboxFormField control={form.control} name="remote">
          {t(($) => $.remote)}
        </CheckboxFormField>
      )}
    />
  )
}
