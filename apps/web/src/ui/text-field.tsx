import type { ComponentProps, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import type { FieldProps } from './field-frame.tsx'
import { FieldFrame } from './field-frame.tsx'
import { type Shape, shapeTyped } from './shape-typed.ts'

type InputProps = ComponentProps<'input'>

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
  /** A sign inside the control, before or after the text: a unit, an icon, a small button. */
  prefix?: ReactNode
  suffix?: ReactNode
  echo?: ReactNode
  inputClassName?: string | undefined
  /** Keeps what is typed in a shape. */
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
