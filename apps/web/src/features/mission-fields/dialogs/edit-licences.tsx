import { key } from '@renfort/contract/kernel/fields.ts'
import { jobInput } from '@renfort/contract/job-fields.ts'
import { z } from 'zod'
import { LicencesField } from '../../job-fields/licences-field.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { NothingChosen } from '../nothing-chosen.tsx'

const schema = z.object({ licenceIds: jobInput.licenceIds.min(1, key('errors.field.required')) })

export function EditLicencesDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="licences"
      initial={{ licenceIds: mission.licences.map(({ id }) => id) }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="licenceIds">
          {({ value, onChange }) => (
            <>
              <LicencesField value={value} onChange={(ids) => onChange([...ids])} />
              <NothingChosen of="licences" count={value.length} />
            </>
          )}
        </FieldEditor>
      )}
    />
  )
}
