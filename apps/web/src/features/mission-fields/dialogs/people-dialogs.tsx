import { id } from '@renfort/contract/kernel/fields.ts'
import { z } from 'zod'
import { FieldEditor, type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { ManagerField } from '../manager-field.tsx'
import { notEnoughSelected, placesOf, slotsNeeded } from '@renfort/domain/sider/selection.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { SiderPicker } from '../../sider/candidates/sider-picker.tsx'
import { useMissionFieldWords } from '../words.ts'

const managerSchema = z.object({ managerId: id })

export function EditManagerDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={managerSchema}
      field="manager"
      size="small"
      initial={{ managerId: mission.managerEligible ? (mission.managerId ?? '') : '' }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="managerId">
          {({ value, onChange, error }) => (
            <ManagerField mission={mission} value={value} onChange={onChange} error={error} />
          )}
        </FieldEditor>
      )}
    />
  )
}

/** Chooses the requested Siders; a payroll mission needs one for each slot (POST-59). */
export function EditRequestedSidersDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  const places = placesOf(mission)
  const needsAll = mission.type === 'gestion'
  const isEnough = (count: number) => !needsAll || notEnoughSelected(count, places) === null
  const schema = z.object({
    requestedSiderIds: z
      .array(id)
      .refine((ids) => isEnough(ids.length), { error: 'errors.task.not_enough_siders' }),
  })
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="requestedSiders"
      size="large"
      initial={{ requestedSiderIds: mission.requestedSiders.map((sider) => sider.id) }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="requestedSiderIds">
          {({ value, onChange }) => (
            <>
              <div aria-live="polite" className="empty:hidden">
                {!isEnough(value.length) && (
                  <p className="flex gap-2 rounded-control bg-orange-wash px-3 py-2 text-orange">
                    <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
                    {t(($) => $.siders.tooFew, { count: slotsNeeded(places) - value.length })}
                  </p>
                )}
              </div>
              <SiderPicker
                mission={mission}
                selected={value}
                onChange={(ids) => onChange([...ids])}
              />
            </>
          )}
        </FieldEditor>
      )}
    />
  )
}
