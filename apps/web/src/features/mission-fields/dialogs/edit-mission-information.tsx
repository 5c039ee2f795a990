import { optionalText } from '@renfort/contract/kernel/fields.ts'
import { z } from 'zod'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { useMissionFieldWords } from '../words.ts'

const schema = z.object({ missionInformation: optionalText(5000) })

export function EditMissionInformationDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="missionInformation"
      initial={{ missionInformation: mission.missionInformation ?? '' }}
      changeOf={({ missionInformation: text }) => ({
        missionInformation: text === '' ? null : text,
      })}
      fields={(form) => (
        <TextAreaFormField
          control={form.control}
          name="missionInformation"
          label={t(($) => $.missionInformation.label)}
          help={t(($) => $.missionInformation.help)}
          isOptional
          rows={6}
        />
      )}
    />
  )
}
