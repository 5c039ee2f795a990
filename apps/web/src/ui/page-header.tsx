import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'

interface PageHeaderProps {
  title: ReactNode
  /** One line: the place of the page, or its subject. */
  context?: ReactNode
  /** Filters and main action, the main one last; under the title on a phone. */
  actions?: ReactNode
  /** A link back, above the title. */
  back?: ReactNode
}

export function PageHeader({ title, context, actions, back }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-6">
      <div className="min-w-0">
        {back && <div className="mb-1.5 text-table">{back}</div>}
        <PageTitle className="font-display text-title font-semibold tracking-tight text-balance">
          {title}
        </PageTitle>
        {context && <p className="mt-1 text-muted">{context}</p>}
      </div>
      {actions && (
        <div data-print="hide" className="flex flex-wrap items-center gap-2 narrow:w-full">
          {actions}
        </div>
      )}
    </header>
  )
}
