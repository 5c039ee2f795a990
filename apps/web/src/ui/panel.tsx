import type { ReactNode } from 'react'
import { useId } from 'react'

interface PanelProps {
  title: ReactNode
  action?: ReactNode
  children: ReactNode
}

/** One subject of a page, with the action that changes it. */
export function Panel({ title, action, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 rounded-panel border border-line bg-surface p-6 narrow:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** A name and its value, in a list of facts. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2 first:border-t-0">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}
