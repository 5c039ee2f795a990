import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { popupClass } from '../../../ui/listbox.ts'
import { type MenuCommand, MenuItems } from '../../../ui/menu-items.tsx'
import { usePopup } from '../../../ui/use-popup.ts'

interface ShiftMenuProps {
  label: string
  /** The button in the planning that asks for it: every card has one, and all share this menu. */
  opener: HTMLElement
  groups: readonly (readonly MenuCommand[])[]
}

/** The commands of a shift, at its button. */
export function ShiftMenu({ label, opener, groups }: ShiftMenuProps) {
  const id = useId()
  const button = useRef<HTMLElement>(opener)
  const { popup, isOpen, open, close } = usePopup<HTMLElement, HTMLDivElement>({
    opener: button,
    at: opener,
    placement: 'bottom end',
  })
  const show = useEffectEvent(open)
  useEffect(() => show(), [])
  return (
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
          {...{ id, label, groups }}
          onClose={() => {
            opener.focus()
            close()
          }}
        />
      )}
    </div>
  )
}
