import type { ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from '../ui/button-class.ts'
import { useSpoken } from './spoken.tsx'

interface ActButtonProps {
  children: ReactNode
  variant?: ButtonVariant
  /** The one act of a page: as wide as it and high enough for a thumb. */
  isLarge?: boolean
  isPending?: boolean
  type?: 'button' | 'submit'
  isExpanded?: boolean
  onPress?: () => void
}

/** A button as wide as the page: a thumb reaches it from either side. */
export function ActButton({
  children,
  variant = 'secondary',
  isLarge = false,
  isPending = false,
  type = 'button',
  isExpanded,
  onPress,
}: ActButtonProps) {
  const { words } = useSpoken()
  const size = isLarge ? 'min-h-18 text-xl' : 'min-h-12'
  return (
    <button
      type={type}
      aria-disabled={isPending || undefined}
      aria-expanded={isExpanded}
      data-pending={isPending || undefined}
      className={buttonClass(variant, 'large', `w-full whitespace-normal ${size}`)}
      onClick={(event) => {
        if (isPending) event.preventDefault()
        else onPress?.()
      }}
    >
      {children}
      {isPending && <span className="sr-only">{words.loading}</span>}
    </button>
  )
}
