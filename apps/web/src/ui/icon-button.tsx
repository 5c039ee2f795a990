import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { pressGuard } from './button.tsx'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import { iconButtonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'
import { useTip } from './use-tip.tsx'

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'disabled' | 'onClick' | 'className' | 'children'
> {
  /** The accessible name; it is also the tooltip. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  disabledReason?: string | undefined
  pending?: boolean | undefined
  className?: string | undefined
  onPress?: ((event: MouseEvent) => void) | undefined
}

export function IconButton({
  label,
  icon,
  variant,
  size,
  disabledReason,
  pending = false,
  className,
  onPress,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const { triggerProps, bubble } = useTip(disabledReason ?? label)
  // A tooltip that repeats the name would be read twice; one that gives a reason must be read.
  const described = disabledReason === undefined ? { 'aria-describedby': undefined } : {}
  return (
    <>
      <button
        {...rest}
        {...triggerProps}
        {...described}
        type={type}
        aria-label={label}
        aria-disabled={disabledReason !== undefined || pending || undefined}
        data-pending={pending || undefined}
        className={iconButtonClass(variant, size, className)}
        onClick={pressGuard(disabledReason !== undefined || pending, onPress)}
      >
        {pending ? <Spinner /> : icon}
      </button>
      {bubble}
    </>
  )
}
