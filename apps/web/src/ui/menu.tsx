import type { ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import { buttonClass, iconButtonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { popupClass } from './listbox.ts'
import { type MenuCommand, MenuItems } from './menu-items.tsx'
import type { Placement } from './place-floating.ts'
import { usePopup } from './use-popup.ts'

export interface MenuProps {
  /** Accessible name of the menu, and of the button when it shows an icon alone. */
  label: string
  icon?: ReactNode
  /** The content of the button; without it the button is a square with an icon. */
  children?: ReactNode
  /** Groups, separated by a line. */
  groups: readonly (readonly MenuCommand[])[]
  variant?: ButtonVariant
  size?: ButtonSize
  placement?: Placement
  className?: string
}

/** A button that opens a list of commands. */
export function Menu({
  label,
  icon,
  children,
  groups,
  variant = 'quiet',
  size,
  placement = 'bottom end',
  className,
}: MenuProps) {
  const menuId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { anchor, popup, isOpen, open, close } = usePopup<HTMLSpanElement, HTMLDivElement>({
    opener: button,
    placement,
  })
  const [isFromEnd, setFromEnd] = useState(false)
  const show = (fromEnd: boolean) => {
    setFromEnd(fromEnd)
    open()
  }
  const look = children === undefined ? iconButtonClass : buttonClass
  return (
    <span ref={anchor} className="inline-flex">
      <button
        ref={button}
        type="button"
        aria-label={children === undefined ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        className={look(variant, size, className)}
        onClick={() => (isOpen ? close() : show(false))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          show(event.key === 'ArrowUp')
        }}
      >
        {icon}
        {children}
      </button>
      <div
        ref={popup}
        popover="manual"
        className={classNames(
          popupClass,
          'fixed inset-auto m-0 max-w-80 min-w-48 overflow-y-auto text-left font-normal whitespace-normal',
        )}
      >
        {isOpen && (
          <MenuItems
            id={menuId}
            label={label}
            groups={groups}
            isFromEnd={isFromEnd}
            onClose={() => {
              button.current?.focus()
              close()
            }}
          />
        )}
      </div>
    </span>
  )
}
