import { requestAnswer } from '@renfort/contract/hiring.ts'
import { answerWays, siderAnswers } from '@renfort/domain/hiring/request-answer.ts'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { RadioGroupFormField } from '../../form/radio-group-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { fullName } from '../../platform/person-name.ts'
import { useToast } from '../../ui/use-toast.ts'
import { useAnswerRequest } from './queries.ts'
import { useStaffingWords } from './words.ts'

interface AnswerDialogProps {
  taskId: string
  sider: { id: string; firstName: string; lastName: string }
  onClose: () => void
}

/** What a Sider said whom the company asked for, and how it was heard. */
export function AnswerDialog({ taskId, sider, onClose }: AnswerDialogProps) {
  const t = useStaffingWords()
  const toast = useToast()
  const answer = useAnswerRequest()
  return (
    <EditDialog
      isOpen
      canSaveUnchanged
      size="small"
      onClose={onClose}
      title={t(($) => $.answers.answer, { name: fullName(sider) })}
      schema={requestAnswer}
      initial={{ status: 'accepted', through: 'phone' }}
      submitLabel={t(($) => $.answers.record)}
      issuesOf={issuesOf}
      save={(body) => answer.mutateAsync({ params: { id: taskId, siderId: sider.id }, body })}
      onSaved={() => toast.success(t(($) => $.answers.done))}
      fields={({ control }) => (
        <>
          <RadioGroupFormField
            control={control}
            name="status"
            label={t(($) => $.answers.answer, { name: fullName(sider) })}
            isLabelHidden
            options={siderAnswers.map((value) => ({ value, label: t(($) => $.answers[value]) }))}
          />
          <RadioGroupFormField
            control={control}
            name="through"
            label={t(($) => $.answers.through)}
            options={answerWays.map((value) => ({ value, label: t(($) => $.answers.way[value]) }))}
          />
        </>
      )}
    />
  )
}
