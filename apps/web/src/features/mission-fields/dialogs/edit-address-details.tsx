import { key, optionalText } from '@renfort/contract/kernel/fields.ts'
import { z } from 'zod'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { useMissionFieldWords } from '../words.ts'

const schema = z.object({
  title: z
    .string()
    .trim()
    .min(1, key('errors.field.required'))
    .max(80, key('errors.field.too_long')),
  description: optionalText(500),
})

/** What is said of the address, without moving it (POST-38). */
export function EditAddressDetailsDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="addressDetails"
      initial={{
        title: mission.location?.title ?? '',
        description: mission.location?.description ?? '',
      }}
      changeOf={({ title, description }) => ({
        addressDetails: { title, description: description === '' ? null : description },
      })}
      fields={(form) => (
        <>
          <TextFormField
            control={form.control}
            name="title"
            label={t(($) => $.addressDetails.title)}
            autoComplete="off"
          />
          <TextAreaFormField
            control={form.control}
            name="description"
            label={t(($) => $.addressDetails.description)}
            help={t(($) => $.addressDetails.descriptionHelp)}
            isOptional
            limit={500}
          />
        </>
      )}
    />
  )
}
