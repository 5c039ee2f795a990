import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { optionClass, placeAfterArrow } from './listbox.ts'
import { createTypeahead, isLetter } from './typeahead.ts'

export interface MenuCommand {
  id: string
  label: string
  icon?: ReactNode
  help?: string | undefined
  shortcut?: string | undefined
  isDanger?: boolean | undefined
  /** Why the command is disabled: it stays in the list and says so. */
  disabledReason?: string | undefined
  onAction: () => void
}

interface MenuItemsProps {
  id: string
  label: string
  groups: readonly (readonly MenuCommand[])[]
  /** The last command gets the focus first. */
  isFromEnd?: boolean
  onClose: () => void
}

/** The commands of an open menu: one command has the focus; arrows and letters move it. */
export function MenuItems({ id, label, groups, isFromEnd = false, onClose }: MenuItemsProps) {
  const commands = groups.flat()
  const list = useRef<HTMLDivElement>(null)
  const [find] = useState(createTypeahead)
  const [active, setActive] = useState(isFromEnd ? commands.length - 1 : 0)

  useEffect(() => {
    list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[active]?.focus()
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const ends: Record<string, number> = { Home: 0, End: commands.length - 1 }
    const labels = commands.map((command) => command.label)
    const next =
      placeAfterArrow(event.key, active, commands.length) ??
      ends[event.key] ??
      (isLetter(event) && event.key !== ' '
        ? find(event.key, event.timeStamp, labels, active)
        : undefined)
    if (event.key === 'Tab') onClose()
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  return (
    <div ref={list} id={id} role="menu" aria-label={label}>
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <div
            key={group[0]?.id}
            role="presentation"
            className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
          >
            {group.map((command) => (
              <Command
                key={command.id}
                command={command}
                isActive={commands[active] === command}
                onKeyDown={onKeyDown}
                onPoint={() => setActive(commands.indexOf(command))}
                onClose={onClose}
              />
            ))}
          </div>
        ))}
    </div>
  )
}

interface CommandProps {
  command: MenuCommand
  isActive: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onPoint: () => void
  onClose: () => void
}

function Command({ command, isActive, onKeyDown, onPoint, onClose }: CommandProps) {
  const { label, icon, help, shortcut, isDanger = false, disabledReason, onAction } = command
  const isClosed = disabledReason !== undefined
  const more = disabledReason ?? help
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={isActive ? 0 : -1}
      aria-disabled={isClosed || undefined}
      className={classNames(
        optionClass,
        'focus-inset w-full text-left focus:bg-wash [&>svg]:size-4 [&>svg]:shrink-0',
        isClosed ? 'text-muted' : isDanger && 'text-danger',
      )}
      onKeyDown={onKeyDown}
      onPointerMove={onPoint}
      onClick={() => {
        if (isClosed) return
        onClose()
        onAction()
      }}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>
        {more && <span className="block text-sm text-muted"> {more}</span>}
      </span>
      {shortcut && <kbd className="font-sans text-xs text-muted"> {shortcut}</kbd>}
    </button>
  )
}
