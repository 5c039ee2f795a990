import { attendanceTolerance } from '@renfort/contract/attendance.ts'
import { type Tolerance, widestTolerance } from '@renfort/domain/attendance/tolerance.ts'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { NumberFormField } from '../../../form/number-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { useChangeTolerance } from './queries.ts'
import { useToleranceWords } from './words.ts'

interface ToleranceDialogProps {
  isOpen: boolean
  organisationId: string
  tolerance: Tolerance
  onClose: () => void
}

/** How far from the plan declared hours may be and still be accepted with one act. */
export function ToleranceDialog({
  isOpen,
  organisationId,
  tolerance,
  onClose,
}: ToleranceDialogProps) {
  const t = useToleranceWords()
  const toast = useToast()
  const change = useChangeTolerance()
  const help = t(($) => $.help, { most: widestTolerance })
  return (
    <EditDialog
      size="small"
      {...{ isOpen, onClose }}
      title={t(($) => $.title)}
      context={t(($) => $.context)}
      schema={attendanceTolerance}
      initial={tolerance}
      issuesOf={issuesOf}
      save={(body) => change.mutateAsync({ params: { id: organisationId }, body })}
      onSaved={() => toast.success(t(($) => $.done))}
      fields={({ control }) => (
        <>
          <NumberFormField
            control={control}
            name="startMinutes"
            label={t(($) => $.start)}
            help={help}
          />
          <NumberFormField
            control={control}
            name="endMinutes"
            label={t(($) => $.end)}
            help={help}
          />
        </>
      )}
    />
  )
}
