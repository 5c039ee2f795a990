import PencilLine from 'lucide-react/icons/pencil-line'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useJobDescriptionWords } from './words.ts'

interface SummarySectionProps {
  title: string
  lockedReason: string | undefined
  onEdit: () => void
  children: ReactNode
}

/** One step of the summary, with its way back to the step. */
export function SummarySection({ title, lockedReason, onEdit, children }: SummarySectionProps) {
  const t = useJobDescriptionWords()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line pt-4 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="mb-2 flex items-center justify-between gap-3">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        <IconButton
          size="small"
          className="-mr-2"
          label={t(($) => $.summary.editSection, { section: title })}
          icon={<PencilLine aria-hidden size={17} />}
          disabledReason={lockedReason}
          onPress={onEdit}
        />
      </div>
      <div className="flex flex-col gap-2">{children}</div>
    </section>
  )
}

interface SummaryRowProps {
  label: string
  /** Nothing, `null` and `false` say that nothing was given. */
  children: ReactNode
}

export function SummaryRow({ label, children }: SummaryRowProps) {
  const t = useJobDescriptionWords()
  const isGiven = children !== null && children !== undefined && children !== false
  return (
    <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[11rem_1fr]">
      <p className="text-muted">{label}</p>
      <div className="min-w-0 whitespace-pre-line">
        {isGiven ? children : <span className="text-muted">{t(($) => $.summary.none)}</span>}
      </div>
    </div>
  )
}

/** A list of names, or nothing given. */
export function Items({ names }: { names: readonly string[] }) {
  const t = useJobDescriptionWords()
  if (names.length === 0) return <span className="text-muted">{t(($) => $.summary.none)}</span>
  return (
    <ul className="flex flex-col">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
