import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: ReactNode
  /** One sentence: what will appear here, or why nothing matches. */
  children: ReactNode
  icon?: ReactNode
  action?: ReactNode
  /** Level of the heading, where the page's own headings ask for another. */
  level?: 2 | 3 | undefined
}

export function EmptyState({ title, children, icon, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-14 text-center">
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 grid size-12 place-items-center rounded-full bg-accent-wash text-ink [&>svg]:size-6"
        >
          {icon}
        </span>
      )}
      <Heading className="text-lg font-semibold text-balance">{title}</Heading>
      <p className="mt-1 text-balance text-muted">{children}</p>
      {action && <div className="mt-5">{action}</div>}
    </div>
  )
}
