import { jobInput } from '@renfort/contract/job-fields.ts'
import { z } from 'zod'
import { ExperiencesField } from '../../job-fields/experiences-field.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'

const schema = z.object({ experiences: jobInput.experiences })

export function EditExperiencesDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="experiences"
      initial={{ experiences: mission.experiences }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="experiences">
          {({ value, onChange }) => (
            <ExperiencesField
              value={value}
              onChange={(experiences) => onChange(experiences.map((each) => ({ ...each })))}
            />
          )}
        </FieldEditor>
      )}
    />
  )
}
