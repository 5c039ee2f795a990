import { type RefObject, useEffect, useEffectEvent } from 'react'

const rowSelector = 'tr[data-line]'
const reachable = 'a[href], button, input[type="checkbox"]'

export interface HoursKeys {
  onValidate: (id: string) => void
  onEdit: (id: string) => void
}

/**
 * Single keys of the table of hours: arrows move from line to line, `v` validates, `e` edits and `n` leads
 * to the next line that needs a look. They act while the focus is in the table alone (WCAG 2.1.4).
 */
export function useHoursKeys(table: RefObject<HTMLTableElement | null>, keys: HoursKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const from = event.target
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!(from instanceof HTMLElement) || !from.matches(reachable)) return
    // Arrows open the menu of a row, and then belong to it.
    if (from.hasAttribute('aria-expanded') || from.closest('[popover]') !== null) return
    const act = actOf(event.key, from, table.current, keys)
    if (act === null) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const element = table.current
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [table])
}

function actOf(
  key: string,
  from: HTMLElement,
  table: HTMLElement | null,
  { onValidate, onEdit }: HoursKeys,
): (() => void) | null {
  const rows = [...(table?.querySelectorAll<HTMLElement>(rowSelector) ?? [])]
  const row = from.closest<HTMLElement>(rowSelector)
  const place = row === null ? -1 : rows.indexOf(row)
  const id = row?.dataset['line']
  switch (key) {
    case 'ArrowDown':
      return leadTo(rows[place + 1], from)
    case 'ArrowUp':
      return leadTo(rows[place - 1], from)
    case 'n': {
      const after = [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))]
      return leadTo(after.find((each) => each.dataset['look'] !== undefined))
    }
    case 'v':
      return id === undefined ? null : () => onValidate(id)
    case 'e':
      return id === undefined ? null : () => onEdit(id)
    default:
      return null
  }
}

/** The control of another line at the same place, or its first one. */
function leadTo(to: HTMLElement | undefined, from?: HTMLElement): (() => void) | null {
  if (to === undefined) return null
  const controls = (row: Element | null | undefined) => [
    ...(row?.querySelectorAll<HTMLElement>(reachable) ?? []),
  ]
  const place = from === undefined ? 0 : controls(from.closest(rowSelector)).indexOf(from)
  const targets = controls(to)
  return () => {
    const target = targets[place] ?? targets[0]
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  }
}
