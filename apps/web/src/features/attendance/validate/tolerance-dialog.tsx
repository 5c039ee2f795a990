import { attendanceTolerance, changeTolerance } from '@renfort/contract/attendance/attendance.ts'
import { type Tolerance, widestTolerance } from '@renfort/domain/attendance/validate/tolerance.ts'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { NumberFormField } from '../../../form/number-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { useCommand } from '../../../platform/query.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { useHoursWords } from '../words.ts'

interface ToleranceDialogProps {
  isOpen: boolean
  organisationId: string
  tolerance: Tolerance
  onClose: () => void
}

/** How far from the plan declared hours may be while one act still accepts them. */
export function ToleranceDialog({
  isOpen,
  organisationId,
  tolerance,
  onClose,
}: ToleranceDialogProps) {
  const t = useHoursWords()
  const toast = useToast()
  const change = useChangeTolerance()
  const help = t(($) => $.tolerance.help, { most: widestTolerance })
  return (
    <EditDialog
      size="small"
      {...{ isOpen, onClose }}
      title={t(($) => $.tolerance.title)}
      context={t(($) => $.tolerance.context)}
      schema={attendanceTolerance}
      initial={tolerance}
      issuesOf={issuesOf}
      save={(body) => change.mutateAsync({ params: { id: organisationId }, body })}
      onSaved={() => toast.success(t(($) => $.tolerance.done))}
      fields={({ control }) => (
        <>
          <NumberFormField
            control={control}
            name="startMinutes"
            label={t(($) => $.tolerance.start)}
            help={help}
          />
          <NumberFormField
            control={control}
            name="endMinutes"
            label={t(($) => $.tolerance.end)}
            help={help}
          />
        </>
      )}
    />
  )
}

/** Changes the tolerance; the hours that one act accepts are read again. */
function useChangeTolerance() {
  return useCommand(changeTolerance, { handles: () => true })
}
