import type { ReactNode } from 'react'
import { useId } from 'react'
import type { MissionFieldName } from '../mission-fields/mission-field.ts'
import { useMissionFieldWords } from '../mission-fields/words.ts'
import { EditFieldButton } from './recap-editing.tsx'
import { useMissionWords } from './words.ts'

interface RecapCardProps {
  title: string
  children: ReactNode
}

/** A group of facts about a mission. */
export function RecapCard({ title, children }: RecapCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-print="whole"
      className="rounded-panel border border-line bg-surface"
    >
      <h2 id={id} className="px-5 pt-4 pb-2 text-lg font-semibold narrow:px-4">
        {title}
      </h2>
      <dl className="divide-y divide-line px-5 pb-2 narrow:px-4">{children}</dl>
    </section>
  )
}

interface RecapRowProps {
  field: MissionFieldName
  /** Nothing, where the mission says nothing of it. */
  children: ReactNode
}

/** One fact, with the button that changes it beside its name. */
export function RecapRow({ field, children }: RecapRowProps) {
  const t = useMissionWords()
  const fields = useMissionFieldWords()
  const isMissing = children === null || children === false || children === ''
  return (
    <div className="relative grid grid-cols-[12rem_minmax(0,1fr)] gap-x-4 gap-y-0.5 py-3 pr-11 narrow:grid-cols-1">
      <dt className="text-muted">{fields(($) => $.titles[field])}</dt>
      <dd className="min-w-0 wrap-break-word whitespace-pre-line">
        {isMissing ? <span className="text-muted">{t(($) => $.recap.none)}</span> : children}
        <span data-print="hide" className="absolute top-2 right-0">
          <EditFieldButton field={field} />
        </span>
      </dd>
    </div>
  )
}

interface RecapListProps {
  items: readonly { readonly key: string; readonly text: ReactNode }[]
}

export function RecapList({ items }: RecapListProps) {
  return (
    <ul className="flex flex-col gap-1">
      {items.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}
