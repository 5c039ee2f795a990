import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { useShiftWords } from './words.ts'

interface ShiftsBulkBarProps {
  count: number
  disabledReason: string | undefined
  onDuplicate: () => void
  onRemove: () => void
  onClear: () => void
}

/** What can be done with the ticked shifts; it floats above the footer of the wizard, and above its price. */
export function ShiftsBulkBar({
  count,
  disabledReason,
  onDuplicate,
  onRemove,
  onClear,
}: ShiftsBulkBarProps) {
  const t = useShiftWords()
  return (
    <BulkBar count={count} onClear={onClear} className="bottom-21 max-lg:bottom-40">
      <Button
        size="small"
        icon={<Copy aria-hidden size={16} />}
        disabledReason={disabledReason}
        onPress={onDuplicate}
      >
        {t(($) => $.list.duplicateSelected)}
      </Button>
      <Button
        size="small"
        icon={<Trash2 aria-hidden size={16} />}
        disabledReason={disabledReason}
        onPress={onRemove}
      >
        {t(($) => $.list.removeSelected)}
      </Button>
    </BulkBar>
  )
}
