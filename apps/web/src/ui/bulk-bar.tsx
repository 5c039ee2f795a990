import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useUiWords } from './ui-words.tsx'

interface BulkBarProps {
  count: number
  onClear: () => void
  /** The actions on all selected rows. */
  children: ReactNode
  /** Lifts the bar above the footer of a page. */
  className?: string
}

/** At the bottom while rows are selected: their number, and the actions on them. */
export function BulkBar({ count, onClear, children, className }: BulkBarProps) {
  const words = useUiWords()
  return (
    <div
      aria-live="polite"
      className={classNames(
        'sticky z-25 flex justify-center empty:hidden',
        className ?? 'bottom-4',
      )}
    >
      {count > 0 && (
        <div className="flex max-w-full animate-rise-in flex-wrap items-center gap-2 rounded-panel border border-line bg-raised py-2 pr-2 pl-4 shadow-float">
          <span className="mr-2 font-medium tabular-nums">{words.selectedCount(count)}</span>
          {children}
          <IconButton
            label={words.clear}
            size="small"
            icon={<X aria-hidden size={16} />}
            onPress={onClear}
          />
        </div>
      )}
    </div>
  )
}
