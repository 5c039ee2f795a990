import { Button } from '../../ui/button.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useShiftWords } from './words.ts'

interface AdditionFooterProps {
  /** How many shifts would be added. */
  count: number
  problem: string | undefined
  isSaving: boolean
  onCancel: () => void
  onAdd: () => void
}

/** The foot of a dialog that adds shifts: how many, or why none can be. */
export function AdditionFooter({ count, problem, isSaving, onCancel, onAdd }: AdditionFooterProps) {
  const t = useShiftWords()
  const words = useUiWords()
  return (
    <>
      <Button onPress={onCancel}>{words.cancel}</Button>
      <Button variant="primary" pending={isSaving} disabledReason={problem} onPress={onAdd}>
        {t(($) => $.duplicate.submit, { count })}
      </Button>
    </>
  )
}
