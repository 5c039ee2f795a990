import CircleAlert from 'lucide-react/icons/circle-alert'
import type { Control, FieldValues } from 'react-hook-form'
import { useFormState } from 'react-hook-form'
import { FailureReference } from '../ui/failure-reference.tsx'
import { decodeIssue } from './issue-message.ts'
import { useIssueText } from './issue-translation.tsx'

interface RootErrorProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>
}

/** A problem of the whole form, which belongs to no field. */
export function RootError<Input extends FieldValues, Output>({
  control,
}: RootErrorProps<Input, Output>) {
  const { errors } = useFormState({ control })
  const message = errors.root?.message
  const text = useIssueText()(message)
  const reference = message ? decodeIssue(message).params?.['requestId'] : undefined
  return (
    <div role="alert" className="empty:hidden">
      {text && (
        <div className="flex items-start gap-2 rounded-control bg-red-wash px-3 py-2 text-red">
          <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            <p>{text}</p>
            {reference !== undefined && <FailureReference reference={String(reference)} />}
          </div>
        </div>
      )}
    </div>
  )
}
