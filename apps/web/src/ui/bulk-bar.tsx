import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useUiWords } from './ui-words.tsx'
import { useContentAfter } from './use-content-after.ts'

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
    <div className={classNames('sticky z-25 flex justify-center', className ?? 'bottom-4')}>
      {/* The number alone is announced, not the buttons next to it. */}
      <span aria-live="polite" className="sr-only">
        {count > 0 && words.selectedCount(count)}
      </span>
      {count > 0 && (
        <Bar>
          <span aria-hidden className="mr-2 font-medium tabular-nums">
            {words.selectedCount(count)}
          </span>
          {children}
          <IconButton
            label={words.clear}
            size="small"
            icon={<X aria-hidden size={16} />}
            onPress={onClear}
          />
        </Bar>
      )}
    </div>
  )
}

/** An act on the rows often takes the bar away, with the button that has the focus. */
function Bar({ children }: { children: ReactNode }) {
  const bar = useContentAfter()
  return (
    <div
      ref={bar}
      className="flex max-w-full animate-rise-in flex-wrap items-center gap-2 rounded-panel border border-line bg-raised py-2 pr-2 pl-4 shadow-float"
    >
      {children}
    </div>
  )
}
