import type { ReactNode } from 'react'

interface RowLineProps {
  title: string
  icon: ReactNode
  children: ReactNode
}

/** A mission that has nothing to choose, and what is said of it. */
export function RowLine({ title, icon, children }: RowLineProps) {
  return (
    <li className="flex items-start gap-2.5 py-2.5">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{title}</p>
        <div className="text-table text-muted">{children}</div>
      </div>
    </li>
  )
}
