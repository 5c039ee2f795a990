import { optionalText } from '@renfort/contract/kernel/fields.ts'
import { missionDisplayName, missionNameLimit } from '@renfort/domain/mission/mission.ts'
import { z } from 'zod'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { useMissionFieldWords } from '../words.ts'

const schema = z.object({ name: optionalText(missionNameLimit) })

/** The suffix of the name, which Siders do not see (TASK-34). */
export function EditNameDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="name"
      size="small"
      initial={{ name: mission.name ?? '' }}
      changeOf={({ name }) => ({ name: name === '' ? null : name })}
      fields={(form) => (
        <TextFormField
          control={form.control}
          name="name"
          label={t(($) => $.name.label)}
          help={t(($) => $.name.help)}
          isOptional
          maxLength={missionNameLimit}
          autoComplete="off"
          echo={t(($) => $.name.echo, {
            name: missionDisplayName(mission.jobTitle.name, form.watch('name')),
          })}
        />
      )}
    />
  )
}
