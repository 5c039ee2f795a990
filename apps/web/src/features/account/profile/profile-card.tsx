import type { ReactNode } from 'react'
import { useId } from 'react'

interface ProfileCardProps {
  title: ReactNode
  text?: ReactNode
  /** The act of the card, at its right. */
  action?: ReactNode
  children?: ReactNode
}

/** One part of the profile, under its own heading. */
export function ProfileCard({ title, text, action, children }: ProfileCardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-panel border border-line bg-surface p-5 narrow:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80 narrow:basis-full">
          <h2 id={titleId} className="text-lg font-semibold">
            {title}
          </h2>
          {text && <p className="text-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
