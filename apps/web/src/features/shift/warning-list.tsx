import type { ShiftWarning } from '@renfort/domain/shift/shift-warnings.ts'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useWarningText } from './use-warning-text.ts'
import { useShiftWords } from './words.ts'

interface WarningListProps {
  warnings: readonly ShiftWarning[]
}

/** The warnings of a planning; they do not prevent saving. */
export function WarningList({ warnings }: WarningListProps) {
  const t = useShiftWords()
  const textOf = useWarningText()
  return (
    <div aria-live="polite" className="empty:hidden">
      {warnings.length > 0 && (
        <section className="flex gap-3 rounded-panel bg-orange-wash px-4 py-3 text-table">
          <TriangleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-orange" />
          <div className="min-w-0">
            <p className="font-medium text-orange">{t(($) => $.warnings.title)}</p>
            <ul className="mt-1 flex flex-col gap-1 text-ink">
              {warnings.map((warning) => (
                <li key={JSON.stringify(warning)}>{textOf(warning)}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </div>
  )
}
