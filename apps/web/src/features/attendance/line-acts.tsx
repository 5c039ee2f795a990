import Pencil from 'lucide-react/icons/pencil'
import { fullName } from '../../platform/person-name.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Line } from './hours-line.ts'
import { useClosedReason } from './use-closed-reason.ts'
import { useHoursWords } from './words.ts'

interface LineActsProps {
  line: Line
  onEdit: () => void
}

/** What is done with one line. */
export function LineActs({ line, onEdit }: LineActsProps) {
  const t = useHoursWords()
  const reasonOf = useClosedReason()
  // What is for good is opened by the name, to be read.
  if (line.status === 'att.validated') return null
  return (
    <span className="flex items-center justify-end gap-1">
      <IconButton
        size="small"
        aria-haspopup="dialog"
        label={t(($) => $.edit, { name: fullName(line.sider) })}
        icon={<Pencil aria-hidden size={16} />}
        disabledReason={reasonOf(line)}
        onPress={onEdit}
      />
    </span>
  )
}
