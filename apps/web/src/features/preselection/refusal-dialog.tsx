import { type Applicant, refusal } from '@renfort/contract/preselection.ts'
import { applicantTextLimit } from '@renfort/domain/preselection/applicant.ts'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { useToast } from '../../ui/use-toast.ts'
import { useUpdateApplicant } from './queries.ts'
import { usePreselectionWords } from './words.ts'

interface RefusalDialogProps {
  taskId: string
  applicant: Applicant
  onClose: () => void
}

/** Asks why an applicant is refused: a reason is required (PRE-03). */
export function RefusalDialog({ taskId, applicant, onClose }: RefusalDialogProps) {
  const t = usePreselectionWords()
  const toast = useToast()
  const update = useUpdateApplicant(taskId)
  const { id, name } = applicant
  return (
    <EditDialog
      isOpen
      size="small"
      onClose={onClose}
      title={t(($) => $.refuseOf, { name })}
      context={t(($) => $.refusal.context)}
      schema={refusal}
      initial={{ refusalReason: '' }}
      submitLabel={t(($) => $.refuse)}
      issuesOf={issuesOf}
      save={({ refusalReason }) =>
        update.mutateAsync({
          params: { id: taskId },
          body: { id, update: { preSelectionStatus: 'refused', refusalReason } },
        })
      }
      onSaved={() => toast.success(t(($) => $.refusal.done, { name }))}
      fields={({ control }) => (
        <TextAreaFormField
          control={control}
          name="refusalReason"
          label={t(($) => $.refusal.reason)}
          limit={applicantTextLimit}
        />
      )}
    />
  )
}
