import { type ReactNode, useId } from 'react'

interface FactSectionProps {
  title: string
  level: 2 | 3
  children: ReactNode
}

/** A group of facts of a mission. */
export function FactSection({ title, level, children }: FactSectionProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      aria-labelledby={id}
      data-print="whole"
      className="rounded-panel border border-line bg-surface px-5 pt-4 pb-1.5 narrow:px-4"
    >
      <Heading id={id} className="text-lg font-semibold">
        {title}
      </Heading>
      <dl>{children}</dl>
    </section>
  )
}
