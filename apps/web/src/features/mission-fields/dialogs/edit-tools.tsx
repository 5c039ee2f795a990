import { key } from '@renfort/contract/kernel/fields.ts'
import { jobInput } from '@renfort/contract/job-fields.ts'
import { z } from 'zod'
import { ToolsField } from '../../job-fields/tools-field.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { NothingChosen } from '../nothing-chosen.tsx'

const schema = z.object({ tools: jobInput.tools.min(1, key('errors.field.required')) })

export function EditToolsDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="tools"
      initial={{ tools: mission.tools }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="tools">
          {({ value, onChange }) => (
            <>
              <ToolsField
                value={value}
                onChange={(tools) => onChange(tools.map((tool) => ({ ...tool })))}
              />
              <NothingChosen of="tools" count={value.length} />
            </>
          )}
        </FieldEditor>
      )}
    />
  )
}
