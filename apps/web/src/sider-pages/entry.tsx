import { codeDigits } from '@renfort/domain/sider/way-in.ts'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { controlClass } from '../ui/control-class.ts'

interface EntryProps {
  label: ReactNode
  help?: ReactNode
  isInvalid?: boolean
  value: string
  onChange: (value: string) => void
}

type InputProps = Omit<ComponentProps<'input'>, keyof EntryProps | 'className'>

/** A field with the keyboard that the phone opens for it. */
export function Entry({
  label,
  help,
  isInvalid,
  value,
  onChange,
  ...input
}: EntryProps & InputProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        value={value}
        aria-invalid={isInvalid || undefined}
        aria-describedby={help ? `${id}-help` : undefined}
        className={controlClass('h-12 px-3')}
        onChange={(event) => onChange(event.target.value)}
      />
      {help && (
        <p id={`${id}-help`} className="text-muted">
          {help}
        </p>
      )}
    </div>
  )
}

/** A field for a code that was sent; some people type it in groups. */
export function CodeEntry(entry: EntryProps) {
  return (
    <Entry {...entry} autoComplete="one-time-code" inputMode="numeric" maxLength={codeDigits + 2} />
  )
}

interface WordsEntryProps {
  label: ReactNode
  maxLength: number
  value: string
  onChange: (value: string) => void
}

/** A field for a sentence or two. */
export function WordsEntry({ label, maxLength, value, onChange }: WordsEntryProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={maxLength}
        value={value}
        className={controlClass('px-3 py-2')}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
