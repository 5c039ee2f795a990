import { optionalText } from '@renfort/contract/kernel/fields.ts'
import { z } from 'zod'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { useMissionFieldWords } from '../words.ts'

const schema = z.object({ sideNote: optionalText(5000) })

export function EditSideNoteDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="sideNote"
      initial={{ sideNote: mission.sideNote ?? '' }}
      changeOf={({ sideNote }) => ({ sideNote: sideNote === '' ? null : sideNote })}
      fields={(form) => (
        <TextAreaFormField
          control={form.control}
          name="sideNote"
          label={t(($) => $.sideNote.label)}
          help={t(($) => $.sideNote.help)}
          isOptional
          rows={6}
        />
      )}
    />
  )
}
