import type { ComponentProps, ReactNode, Ref } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldNotes } from './field-frame.tsx'
import { useTip } from './use-tip.tsx'

export interface SwitchProps {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  onBlur?: ComponentProps<'input'>['onBlur']
  ref?: Ref<HTMLInputElement> | undefined
  name?: string | undefined
  help?: ReactNode
  disabledReason?: string | undefined
  className?: string | undefined
}

/** For settings that take effect at once; in a form that is saved later, use a checkbox. */
export function Switch({
  children,
  isSelected,
  onChange,
  help,
  disabledReason,
  className,
  ...input
}: SwitchProps) {
  const id = useId()
  const { triggerProps, bubble } = useTip(disabledReason)
  const { 'aria-describedby': reasonId, ...hover } = triggerProps
  return (
    <div className={classNames('flex flex-col gap-1', className)} {...hover}>
      <label className="flex min-h-6 items-center gap-3">
        <input
          {...input}
          type="checkbox"
          role="switch"
          checked={isSelected}
          aria-checked={isSelected}
          aria-disabled={disabledReason ? true : undefined}
          aria-describedby={[help && `${id}-help`, reasonId].filter(Boolean).join(' ') || undefined}
          className="peer relative h-6 w-10 shrink-0 appearance-none rounded-full border border-edge bg-surface transition-colors before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-edge before:transition-transform checked:border-primary checked:bg-primary checked:before:translate-x-4 checked:before:bg-on-primary hover:border-ink aria-disabled:border-line aria-disabled:bg-wash"
          onChange={(event) => {
            if (disabledReason === undefined) onChange(event.target.checked)
          }}
        />
        <span className="min-w-0 peer-aria-disabled:text-muted">{children}</span>
      </label>
      {bubble}
      <FieldNotes id={id} error={undefined} help={help} />
    </div>
  )
}
