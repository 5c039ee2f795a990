import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  className?: string
}

/** Folds secondary content. The browser's search finds it, and print shows it. */
export function Disclosure({ summary, children, isOpen, onToggle, className }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      className={classNames('group/disclosure', className)}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-8 list-none items-center gap-1.5 rounded-control font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={17}
          className="shrink-0 text-muted transition-transform group-open/disclosure:rotate-90"
        />
        {summary}
      </summary>
      <div className="pt-2 pl-6">{children}</div>
    </details>
  )
}
