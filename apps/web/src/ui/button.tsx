import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import { buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'
import { useUiWords } from './ui-words.tsx'
import { useTip } from './use-tip.tsx'

export interface ButtonProps extends Omit<
  ComponentProps<'button'>,
  'disabled' | 'onClick' | 'className'
> {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  /** Why the button is disabled; it keeps its focus and says so. */
  disabledReason?: ReactNode
  /** The action is running: the button keeps its focus and its width, and ignores presses. */
  pending?: boolean | undefined
  /** A further text on hover and focus (a shortcut, a consequence). */
  tip?: ReactNode
  className?: string | undefined
  onPress?: ((event: MouseEvent) => void) | undefined
}

/**
 * A disabled control stays focusable, so that the keyboard reaches it and its reason; it is `aria-disabled`, and its
 * press, or the submission that it would cause, stops here.
 */
export function pressGuard(isInert: boolean, onPress: ((event: MouseEvent) => void) | undefined) {
  return (event: MouseEvent) => {
    if (isInert) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    onPress?.(event)
  }
}

export function Button({
  variant,
  size,
  icon,
  disabledReason,
  pending = false,
  tip,
  className,
  onPress,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const words = useUiWords()
  const { triggerProps, bubble } = useTip(disabledReason ?? tip)
  const isDisabled = Boolean(disabledReason)
  return (
    <>
      <button
        {...rest}
        {...triggerProps}
        type={type}
        aria-disabled={isDisabled || pending || undefined}
        data-pending={pending || undefined}
        className={buttonClass(variant, size, className)}
        onClick={pressGuard(isDisabled || pending, onPress)}
      >
        {pending ? <Spinner /> : icon}
        {children}
        {pending && <span className="sr-only">{words.loading}</span>}
      </button>
      {bubble}
    </>
  )
}
