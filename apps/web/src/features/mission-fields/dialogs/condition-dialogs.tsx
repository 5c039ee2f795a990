import { jobInput } from '@renfort/contract/job-fields.ts'
import type { EquipmentGroup } from '@renfort/domain/job-description/work-conditions.ts'
import { z } from 'zod'
import { DressCodeField, EquipmentField, RisksField } from '../../job-fields/condition-fields.tsx'
import { WorkConditionsField } from '../../job-fields/long-text-field.tsx'
import { type FieldDialogProps, FieldEditor, MissionEditDialog } from '../mission-edit-dialog.tsx'

const equipmentSchema = z.object({ equipments: jobInput.equipments })

/** Edits the equipment of one group and keeps the other group (POST-41, POST-42). */
export function EditEquipmentDialog({
  mission,
  onClose,
  group,
}: FieldDialogProps & { group: EquipmentGroup }) {
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={equipmentSchema}
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

const dressCodeSchema = z.object({ dressCode: jobInput.dressCode })

export function EditDressCodeDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={dressCodeSchema}
      field="dressCode"
      size="small"
      initial={{ dressCode: mission.dressCode }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="dressCode">
          {(field) => <DressCodeField {...field} />}
        </FieldEditor>
      )}
    />
  )
}

const risksSchema = z.object({ riskIds: jobInput.riskIds })

export function EditRisksDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={risksSchema}
      field="risks"
      initial={{ riskIds: mission.risks.map(({ id }) => id) }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="riskIds">
          {({ value, onChange, error }) => (
            <RisksField value={value} onChange={(ids) => onChange([...ids])} error={error} />
          )}
        </FieldEditor>
      )}
    />
  )
}

const workConditionsSchema = z.object({ workConditions: jobInput.workConditions })

export function EditWorkConditionsDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={workConditionsSchema}
      field="workConditions"
      initial={{ workConditions: mission.workConditions }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="workConditions">
          {(field) => <WorkConditionsField {...field} />}
        </FieldEditor>
      )}
    />
  )
}
