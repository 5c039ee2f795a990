import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { MissionFact } from './mission-fact.ts'
import { useMissionRecordWords } from '../words.ts'

interface FactRowProps {
  label: string
  /** `null` where the mission does not have it. */
  value: ReactNode
  /** The edit button; `null` or `false` where the fact is read-only. */
  action: ReactNode
  /** The value takes the whole width, under its label. */
  isWide?: boolean
}

/** One fact of a mission, with its edit button next to its name. */
export function FactRow({ label, value, action, isWide = false }: FactRowProps) {
  const t = useMissionRecordWords()
  const isEmpty = value === null
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3 last:border-b-0 ${isWide ? '' : 'md:grid-cols-[12rem_minmax(0,1fr)_auto]'}`}
    >
      <dt className={isWide ? 'self-center text-muted' : 'text-muted max-md:self-center'}>
        {label}
      </dt>
      <dd
        className={`min-w-0 wrap-break-word whitespace-pre-line max-md:order-last max-md:col-span-2 ${isWide ? 'order-last col-span-2 pt-2' : ''} ${isEmpty ? 'text-muted' : ''}`}
      >
        {isEmpty ? t(($) => $.facts.empty) : value}
      </dd>
      {action !== null && action !== false && (
        <dd data-print="hide" className="-my-1 h-8">
          {action}
        </dd>
      )}
    </div>
  )
}

interface EditFactButtonProps {
  fact: MissionFact
  /** Why the fact may not change. */
  disabledReason?: string | undefined
  onPress?: () => void
}

/** Opens the dialog of a fact, or says why it is disabled. */
export function EditFactButton({ fact, disabledReason, onPress }: EditFactButtonProps) {
  const t = useMissionRecordWords()
  return (
    <IconButton
      size="small"
      label={t(($) => $.facts.edit, { fact: t(($) => $.facts.labels[fact]) })}
      icon={<Pencil aria-hidden size={16} />}
      aria-haspopup="dialog"
      disabledReason={disabledReason}
      onPress={onPress}
    />
  )
}
