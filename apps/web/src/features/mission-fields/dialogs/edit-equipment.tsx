import { jobInput } from '@renfort/contract/job-fields.ts'
import type { EquipmentGroup } from '@renfort/domain/job-description/work-conditions.ts'
import { z } from 'zod'
import { EquipmentField } from '../../job-fields/equipment-field.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'

const schema = z.object({ equipments: jobInput.equipments })

/** Equipment of one group; that of the other one is kept (POST-41, POST-42). */
export function EditEquipmentDialog({
  mission,
  onClose,
  group,
}: FieldDialogProps & { group: EquipmentGroup }) {
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field={group === 'Safety' ? 'safetyEquipment' : 'otherEquipment'}
      initial={{ equipments: mission.equipments }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="equipments">
          {({ value, onChange }) => (
            <EquipmentField
              group={group}
              value={value.map((item) => ({ ...item, providedBy: item.providedBy ?? null }))}
              onChange={(items) => onChange(items.map((item) => ({ ...item })))}
            />
          )}
        </FieldEditor>
      )}
    />
  )
}
