import { key } from '@renfort/contract/kernel/fields.ts'
import { jobInput } from '@renfort/contract/job-fields.ts'
import { z } from 'zod'
import { LanguagesField } from '../../job-fields/languages-field.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { NothingChosen } from '../nothing-chosen.tsx'

const schema = z.object({ languageIds: jobInput.languageIds.min(1, key('errors.field.required')) })

export function EditLanguagesDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="languages"
      initial={{ languageIds: mission.languages.map(({ id }) => id) }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="languageIds">
          {({ value, onChange }) => (
            <>
              <LanguagesField value={value} onChange={(ids) => onChange([...ids])} />
              <NothingChosen of="languages" count={value.length} />
            </>
          )}
        </FieldEditor>
      )}
    />
  )
}
