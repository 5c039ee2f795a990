import { type ReactNode, useId } from 'react'

/** One subject of a profile, under its heading. */
export function ProfilePart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="pb-1 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}
