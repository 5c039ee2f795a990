import type { ReactNode } from 'react'
import {
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
} from 'react-aria-components/Menu'
import { Button } from 'react-aria-components/Button'
import type { ButtonSize, ButtonVariant } from './button-class.ts'
import { buttonClass, iconButtonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { optionClass, popupClass } from './listbox-class.ts'

export interface MenuCommand {
  id: string
  label: string
  icon?: ReactNode
  help?: string | undefined
  shortcut?: string | undefined
  isDanger?: boolean | undefined
  /** Why the command is closed: it stays in the list and says so. */
  disabledReason?: string | undefined
  onAction: () => void
}

export interface MenuProps {
  /** Accessible name of the menu, and of the button when it shows an icon alone. */
  label: string
  icon?: ReactNode
  /** What the button shows; without it the button is a square with its icon. */
  children?: ReactNode
  /** Groups, with a line between them. */
  groups: readonly (readonly MenuCommand[])[]
  variant?: ButtonVariant
  size?: ButtonSize
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'right top'
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
  const look = children === undefined ? iconButtonClass : buttonClass
  return (
    <MenuTrigger>
      <Button
        {...(children === undefined ? { 'aria-label': label } : {})}
        className={look(variant, size, className)}
      >
        {icon}
        {children}
      </Button>
      <Popover
        offset={4}
        placement={placement}
        className={classNames(popupClass, 'max-w-80 min-w-48 overflow-y-auto')}
      >
        <AriaMenu aria-label={label} className="outline-none">
          {groups
            .filter((group) => group.length > 0)
            .map((group) => (
              <MenuSection
                key={group[0]?.id}
                aria-label={label}
                className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
              >
                {group.map((command) => (
                  <Command key={command.id} command={command} />
                ))}
              </MenuSection>
            ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

function Command({ command }: { command: MenuCommand }) {
  const { id, label, icon, help, shortcut, isDanger = false, disabledReason, onAction } = command
  const isClosed = disabledReason !== undefined
  const more = disabledReason ?? help
  return (
    <MenuItem
      id={id}
      textValue={label}
      shouldCloseOnSelect={!isClosed}
      className={classNames(
        optionClass,
        'data-focused:bg-wash [&>svg]:size-4 [&>svg]:shrink-0',
        isClosed ? 'text-muted' : isDanger && 'text-danger',
      )}
      onAction={() => {
        if (!isClosed) onAction()
      }}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>
        {more && <span className="block text-sm text-muted"> {more}</span>}
      </span>
      {shortcut && <kbd className="font-sans text-xs text-muted"> {shortcut}</kbd>}
    </MenuItem>
  )
}
