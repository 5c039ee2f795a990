import type { ReactNode, Ref } from 'react'
import { ChoiceGroup } from './choice-group.tsx'
import { classNames } from './class-names.ts'
import type { FieldProps } from './field-frame.tsx'
import { radioClass } from './radio-group.tsx'

export interface CardOption<Value extends string> {
  value: Value
  label: ReactNode
  help?: ReactNode
  icon?: ReactNode
  /** Why this choice is disabled; it stays visible. */
  disabledReason?: string | undefined
}

export interface RadioCardsProps<Value extends string> extends FieldProps {
  options: readonly CardOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
  columns?: 1 | 2 | 3 | undefined
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' }

/** A choice in which each option has a sentence: the whole card is the target. */
export function RadioCards<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  ref,
  columns = 2,
  ...field
}: RadioCardsProps<Value>) {
  return (
    <ChoiceGroup {...field}>
      {({ name }) => (
        <div className={classNames('grid gap-3', grids[columns])}>
          {options.map((option, index) => {
            const closed = option.disabledReason ?? field.disabledReason
            return (
              <label
                key={option.value}
                className={classNames(
                  'flex items-start gap-3 rounded-panel border bg-surface p-4 outline-offset-2 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-focus',
                  closed
                    ? 'border-line bg-wash text-muted'
                    : 'border-edge hover:border-ink has-checked:border-ink has-checked:bg-accent-wash has-checked:inset-ring has-checked:inset-ring-ink',
                )}
              >
                {option.icon && (
                  <span aria-hidden="true" className="mt-0.5 shrink-0 [&>svg]:size-5">
                    {option.icon}
                  </span>
                )}
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{option.label}</span>
                  {(option.disabledReason ?? option.help) && (
                    <span className="mt-0.5 block text-table text-muted">
                      {option.disabledReason ?? option.help}
                    </span>
                  )}
                </span>
                <input
                  ref={index === 0 ? ref : undefined}
                  type="radio"
                  name={name}
                  value={option.value}
                  checked={option.value === value}
                  aria-disabled={closed ? true : undefined}
                  className={classNames(radioClass, 'mt-0.5 outline-none')}
                  onBlur={onBlur}
                  onChange={() => {
                    if (closed === undefined) onChange(option.value)
                  }}
                />
              </label>
            )
          })}
        </div>
      )}
    </ChoiceGroup>
  )
}
