import { optionalText } from '@renfort/contract/kernel/fields.ts'
import { z } from 'zod'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { useMissionFieldWords } from '../words.ts'
import { orderNumberLimit } from '@renfort/domain/mission/mission.ts'
import { TextFormField } from '../../../form/text-form-field.tsx'

const missionInformationSchema = z.object({ missionInformation: optionalText(5000) })

export function EditMissionInformationDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={missionInformationSchema}
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

const sideNoteSchema = z.object({ sideNote: optionalText(5000) })

export function EditSideNoteDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={sideNoteSchema}
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

const orderNumberSchema = z.object({ orderNumber: optionalText(orderNumberLimit) })

export function EditOrderNumberDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={orderNumberSchema}
      field="orderNumber"
      initial={{ orderNumber: mission.orderNumber ?? '' }}
      changeOf={({ orderNumber }) => ({ orderNumber: orderNumber === '' ? null : orderNumber })}
      fields={(form) => (
        <TextFormField
          control={form.control}
          name="orderNumber"
          label={t(($) => $.orderNumber.label)}
          help={t(($) => $.orderNumber.help)}
          isOptional
        />
      )}
    />
  )
}
