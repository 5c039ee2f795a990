import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Line, needsLook } from '../hours-line.ts'

const rowSelector = 'tr[data-line]'
const reachable = 'a[href], button, input[type="checkbox"]'

export interface HoursKeys {
  onValidate: (id: string) => void
  onEdit: (id: string) => void
}

/**
 * Single keys of the table of hours: arrows move from line to line, `v` validates, `e` edits and `n` leads to the
 * next line that needs a look. They act only while the focus is in the table (WCAG 2.1.4).
 */
export function useHoursKeys(
  table: RefObject<HTMLTableElement | null>,
  keys: HoursKeys & Lines,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const from = event.target
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!(from instanceof HTMLElement) || !from.matches(reachable)) return
    // Arrows open the menu of a row, and while it is open they move in the menu.
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

interface Lines {
  /** All lines in the order of the table, also those out of the page. */
  readonly order: readonly Line[]
  /** Asks for a line that is not in the page. */
  readonly onFar: (id: string) => void
}

function actOf(
  key: string,
  from: HTMLElement,
  table: HTMLElement | null,
  { order, onFar, onValidate, onEdit }: HoursKeys & Lines,
): (() => void) | null {
  const id = from.closest<HTMLElement>(rowSelector)?.dataset['line']
  const place = id === undefined ? -1 : order.findIndex((line) => line.id === id)
  const lead = (to: Line | undefined, isBeside: boolean) => {
    if (to === undefined) return null
    const row = rowOf(table, to.id)
    if (row === null) return () => onFar(to.id)
    return () => focusControl(row, isBeside ? placeOf(from) : 0)
  }
  switch (key) {
    case 'ArrowDown':
      return lead(order[place + 1], true)
    case 'ArrowUp':
      return lead(order[place - 1], true)
    case 'n': {
      const after = [...order.slice(place + 1), ...order.slice(0, Math.max(place, 0))]
      return lead(after.find(needsLook), false)
    }
    case 'v':
      return id === undefined ? null : () => onValidate(id)
    case 'e':
      return id === undefined ? null : () => onEdit(id)
    default:
      return null
  }
}

/** Leads to the first control of a line. */
export function focusLine(table: HTMLElement | null, id: string): void {
  const row = rowOf(table, id)
  if (row !== null) focusControl(row, 0)
}

function rowOf(table: HTMLElement | null, id: string): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`${rowSelector}[data-line="${id}"]`) ?? null
}

function controlsOf(row: Element): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(reachable)]
}

function placeOf(control: HTMLElement): number {
  const row = control.closest(rowSelector)
  return row === null ? 0 : controlsOf(row).indexOf(control)
}

/** The control of a row at a place, or its first one. */
function focusControl(row: HTMLElement, place: number): void {
  const controls = controlsOf(row)
  const target = controls[place] ?? controls[0]
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}
