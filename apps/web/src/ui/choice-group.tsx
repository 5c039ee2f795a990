import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import type { FieldProps } from './field-frame.tsx'
import { FieldNotes } from './field-frame.tsx'
import { useUiWords } from './ui-words.tsx'

export interface ChoiceGroupProps extends FieldProps {
  /** Radios exclude each other; boxes do not. */
  kind?: 'radios' | 'boxes'
  children: (group: {
    name: string
    isInvalid: boolean
    describedBy: string | undefined
  }) => ReactNode
}

/** A question with several controls: its legend, help and error belong to all of them. */
export function ChoiceGroup({
  kind = 'radios',
  label,
  help,
  error,
  isOptional = false,
  disabledReason,
  isLabelHidden = false,
  className,
  children,
}: ChoiceGroupProps) {
  const words = useUiWords()
  const id = useId()
  const notes = [error && `${id}-error`, (help || disabledReason) && `${id}-help`]
  const describedBy = notes.filter(Boolean).join(' ') || undefined
  return (
    <div
      role={kind === 'radios' ? 'radiogroup' : 'group'}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-invalid={kind === 'radios' && error ? true : undefined}
      aria-disabled={disabledReason ? true : undefined}
      className={classNames('flex min-w-0 flex-col gap-1.5', className)}
    >
      <span id={`${id}-label`} className={isLabelHidden ? 'sr-only' : 'text-table font-medium'}>
        {label}
        {isOptional && <span className="font-normal text-muted"> ({words.optional})</span>}
      </span>
      {children({ name: id, isInvalid: Boolean(error), describedBy })}
      <FieldNotes id={id} error={error} help={disabledReason ?? help} />
    </div>
  )
}
