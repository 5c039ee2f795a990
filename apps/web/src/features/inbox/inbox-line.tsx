import type { ReactNode } from 'react'
import { DueBadge } from './due-badge.tsx'

interface InboxLineProps {
  /** What the line is about, and the way to it. */
  title: ReactNode
  due: string | null
  /** What can be done at once. */
  action?: ReactNode
  children?: ReactNode
}

export function InboxLine({ title, due, action, children }: InboxLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0">
      <div className="min-w-48 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-medium">{title}</span>
          {due !== null && <DueBadge due={due} />}
        </div>
        {children && <div className="mt-0.5 text-table text-muted">{children}</div>}
      </div>
      {action}
    </li>
  )
}
