import type { ComponentProps } from 'react'

interface SheetButtonProps extends Pick<
  ComponentProps<'button'>,
  'className' | 'tabIndex' | 'onClick' | 'children'
> {
  label: string
  /** Whether the arrows of the sheet lead to it. */
  isStop?: boolean
}

/**
 * Opens a dialog from the sheet. Its name is also its title: each tooltip of the kit is an element of its own, and a
 * sheet has hundreds of such buttons.
 */
export function SheetButton({ label, isStop = false, ...button }: SheetButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      data-print="hide"
      data-stop={isStop ? '' : undefined}
      {...button}
    />
  )
}
