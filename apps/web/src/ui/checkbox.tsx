import type { ComponentProps, ReactNode, Ref } from 'react'
import { useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { FieldNotes } from './field-frame.tsx'
import { useTip } from './use-tip.tsx'

export const checkboxClass =
  'checkbox peer size-4.5 shrink-0 appearance-none rounded-small border border-edge bg-surface hover:border-ink checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary aria-invalid:border-danger aria-disabled:border-line aria-disabled:bg-wash'

export interface CheckboxProps {
  /** The label; with `isLabelHidden` it is the accessible name only. */
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  onBlur?: ComponentProps<'input'>['onBlur']
  ref?: Ref<HTMLInputElement> | undefined
  name?: string | undefined
  value?: string | undefined
  /** Some of the items that the box selects are selected, not all. */
  isMixed?: boolean | undefined
  isLabelHidden?: boolean | undefined
  help?: ReactNode
  error?: string | undefined
  disabledReason?: string | undefined
  autoFocus?: boolean | undefined
  /** -1 where the arrow keys of a grid reach it. */
  tabIndex?: number | undefined
  className?: string | undefined
}

export function Checkbox({
  children,
  isSelected,
  onChange,
  isMixed = false,
  isLabelHidden = false,
  help,
  error,
  disabledReason,
  className,
  ref,
  ...input
}: CheckboxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const { triggerProps, bubble } = useTip(disabledReason)
  const { 'aria-describedby': reasonId, ...hover } = triggerProps
  const described = [error && `${id}-error`, help && `${id}-help`, reasonId]
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])

  return (
    <div className={classNames('flex flex-col gap-1', className)} {...hover}>
      <label className="flex min-h-6 items-start gap-2.5">
        <input
          {...input}
          ref={(element) => {
            box.current = element
            if (typeof ref === 'function') return ref(element)
            if (ref) ref.current = element
            return undefined
          }}
          type="checkbox"
          checked={isSelected}
          aria-invalid={error ? true : undefined}
          aria-disabled={disabledReason ? true : undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          className={classNames(checkboxClass, 'mt-0.5')}
          onChange={(event) => {
            if (disabledReason === undefined) onChange(event.target.checked)
          }}
        />
        <span className={isLabelHidden ? 'sr-only' : 'min-w-0 peer-aria-disabled:text-muted'}>
          {children}
        </span>
      </label>
      {bubble}
      <FieldNotes id={id} error={error} help={help} />
    </div>
  )
}
