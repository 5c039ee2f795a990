import Check from 'lucide-react/icons/check'
import UserX from 'lucide-react/icons/user-x'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { type Line, overlaps } from './hours-line.ts'
import type { ToValidate } from './validate-dialog.tsx'
import { useHoursWords } from './words.ts'

interface HoursBarProps {
  lines: readonly Line[]
  /** All that the filters leave, where that was chosen: lines that are not in sight too. */
  everything: ToValidate | null
  onValidate: () => void
  onAbsent: () => void
  onClear: () => void
}

/** What can be done with the chosen lines (TS-11). */
export function HoursBar({ lines, everything, onValidate, onAbsent, onClear }: HoursBarProps) {
  const t = useHoursWords()
  const isJustified = lines.some(({ absenceJustification }) => absenceJustification !== null)
  const notAbsent = () => {
    if (everything !== null) return t(($) => $.absence.inSight)
    return isJustified ? t(($) => $.absence.justified) : undefined
  }
  const isBlocked = everything === null && lines.some(overlaps)
  return (
    <BulkBar
      count={everything?.ids.length ?? lines.length}
      onClear={onClear}
      className="bottom-4 narrow:bottom-20"
    >
      <Button
        size="small"
        variant="primary"
        icon={<Check aria-hidden size={16} />}
        aria-haspopup="dialog"
        disabledReason={isBlocked ? t(($) => $.reasons.overlap) : undefined}
        onPress={onValidate}
      >
        {t(($) => $.validate.open)}
      </Button>
      <Button
        size="small"
        icon={<UserX aria-hidden size={16} />}
        aria-haspopup="dialog"
        disabledReason={notAbsent()}
        onPress={onAbsent}
      >
        {t(($) => $.absence.open)}
      </Button>
    </BulkBar>
  )
}
