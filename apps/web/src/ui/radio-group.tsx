import type { ReactNode, Ref } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import { classNames } from './class-names.ts'
import type { FieldProps } from './field-frame.tsx'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  help?: ReactNode
}

export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
  isInline?: boolean | undefined
}

export const radioClass =
  'size-4.5 shrink-0 appearance-none rounded-full border border-edge bg-surface hover:border-ink checked:border-[5.5px] checked:border-primary aria-invalid:border-danger forced-colors:appearance-auto'

export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  ref,
  isInline = false,
  ...field
}: RadioGroupProps<Value>) {
  return (
    <ChoiceGroup {...field}>
      {({ name }) => (
        <div className={classNames('flex gap-x-6 gap-y-2', isInline ? 'flex-wrap' : 'flex-col')}>
          {options.map((option, index) => (
            <label key={option.value} className="flex min-h-6 items-start gap-2.5">
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-disabled={field.disabledReason ? true : undefined}
                className={classNames(radioClass, 'mt-0.5')}
                onBlur={onBlur}
                onChange={() => {
                  if (field.disabledReason === undefined) onChange(option.value)
                }}
              />
              <span className="min-w-0">
                {option.label}
                {option.help && <span className="block text-sm text-muted">{option.help}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </ChoiceGroup>
  )
}
