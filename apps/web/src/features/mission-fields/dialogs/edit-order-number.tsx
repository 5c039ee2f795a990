import { optionalText } from '@renfort/contract/kernel/fields.ts'
import { orderNumberLimit } from '@renfort/domain/mission/mission.ts'
import { z } from 'zod'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { useMissionFieldWords } from '../words.ts'

const schema = z.object({ orderNumber: optionalText(orderNumberLimit) })

export function EditOrderNumberDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
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
