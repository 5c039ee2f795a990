import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useUiWords } from '../ui/ui-words.tsx'

export interface FormActionsProps {
  submitLabel?: ReactNode
  /** The id of the form, where the button is outside it. */
  formId?: string | undefined
  pending?: boolean
  /** Why nothing can be sent; the button then says so on hover and focus. */
  disabledReason?: string | undefined
  cancelLabel?: ReactNode
  onCancel?: (() => void) | undefined
}

/** The last line of a form: a button to go back, and the one main action. */
export function FormActions({
  submitLabel,
  formId,
  pending = false,
  disabledReason,
  cancelLabel,
  onCancel,
}: FormActionsProps) {
  const words = useUiWords()
  return (
    <div className="flex flex-1 flex-wrap items-center justify-end gap-2">
      {onCancel && <Button onPress={onCancel}>{cancelLabel ?? words.cancel}</Button>}
      <Button
        type="submit"
        variant="primary"
        form={formId}
        pending={pending}
        disabledReason={disabledReason}
      >
        {submitLabel ?? words.save}
      </Button>
    </div>
  )
}
