import type { ComponentProps, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import type { FieldProps } from './field-frame.tsx'
import { FieldFrame } from './field-frame.tsx'

type InputProps = ComponentProps<'input'>

/** Formats typed text in groups or capitals; it adds and removes characters, and never moves one. */
type Shape = (typed: string) => string

export interface TextFieldProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  onBlur?: InputProps['onBlur']
  onFocus?: InputProps['onFocus']
  onKeyDown?: InputProps['onKeyDown']
  ref?: Ref<HTMLInputElement> | undefined
  name?: string | undefined
  type?: 'text' | 'email' | 'password' | 'tel' | 'url'
  inputMode?: InputProps['inputMode']
  autoComplete?: string | undefined
  autoFocus?: boolean | undefined
  autoCapitalize?: InputProps['autoCapitalize']
  spellCheck?: boolean | undefined
  maxLength?: number | undefined
  placeholder?: string | undefined
  /** A unit, an icon or a small button inside the control, before or after the text. */
  prefix?: ReactNode
  suffix?: ReactNode
  echo?: ReactNode
  inputClassName?: string | undefined
  /** Formats the text while the user types. */
  shape?: Shape | undefined
}

export function TextField({
  label,
  help,
  error,
  echo,
  isOptional,
  disabledReason,
  isLabelHidden,
  className,
  onChange,
  prefix,
  suffix,
  inputClassName,
  shape,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame
      {...{ label, help, error, echo, isOptional, disabledReason, isLabelHidden, className }}
    >
      {(control) => (
        <span className="relative flex items-center">
          {prefix && (
            <span className="pointer-events-none absolute left-3 flex items-center text-muted">
              {prefix}
            </span>
          )}
          <input
            {...input}
            {...control}
            type={type}
            readOnly={disabledReason !== undefined}
            className={controlClass(
              classNames('h-10 px-3', prefix && 'pl-9', suffix && 'pr-10', inputClassName),
            )}
            onChange={({ target }) => onChange(shape ? shapeTyped(target, shape) : target.value)}
          />
          {suffix && (
            <span className="absolute right-1 flex min-w-8 items-center justify-center text-muted">
              {suffix}
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  )
}

/** Formats the text of a field; the cursor stays behind the same character, not counting spaces. */
function shapeTyped(field: HTMLInputElement, shape: Shape): string {
  const typed = field.value
  const shaped = shape(typed)
  if (shaped === typed) return typed
  const before = lengthWithoutSpaces(typed.slice(0, field.selectionStart ?? typed.length))
  field.value = shaped
  const cursor = placeAfter(shaped, before)
  field.setSelectionRange(cursor, cursor)
  return shaped
}

function lengthWithoutSpaces(text: string): number {
  return text.replace(/\s/g, '').length
}

function placeAfter(text: string, length: number): number {
  let place = 0
  while (place < text.length && lengthWithoutSpaces(text.slice(0, place)) < length) place += 1
  return place
}
