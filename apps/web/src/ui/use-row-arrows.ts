import type { RefObject } from 'react'
import { useEffect } from 'react'

const reachable = 'a[href], button, input[type="checkbox"]'

/** The next or previous row, across the parts of a long table. */
function neighbour(row: HTMLTableRowElement, step: 1 | -1): Element | null | undefined {
  const part = row.parentElement
  return step === 1
    ? (row.nextElementSibling ?? part?.nextElementSibling?.firstElementChild)
    : (row.previousElementSibling ?? bodyBefore(part)?.lastElementChild)
}

function bodyBefore(part: Element | null): Element | null {
  const before = part?.previousElementSibling ?? null
  return before?.tagName === 'TBODY' ? before : null
}

/** The same control in the next or previous row, or the first control where rows differ. */
function counterpart(from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const row = from.closest('tr')
  const next = row && neighbour(row, step)
  if (!row || !next) return undefined
  const place = [...row.querySelectorAll<HTMLElement>(reachable)].indexOf(from)
  const targets = [...next.querySelectorAll<HTMLElement>(reachable)]
  return targets[place] ?? targets[0]
}

/** Up and down arrows move the focus from row to row of a table, or of its body. */
export function useRowArrows(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = body.current
    if (!element) return
    const move = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      const from = event.target
      if (!(from instanceof HTMLElement) || !from.matches(reachable)) return
      // Arrows open the menu of a row, and while it is open they move in the menu.
      if (from.hasAttribute('aria-haspopup') || from.closest('[popover]')) return
      const target = counterpart(from, event.key === 'ArrowDown' ? 1 : -1)
      if (!target) return
      event.preventDefault()
      target.focus()
    }
    element.addEventListener('keydown', move)
    return () => element.removeEventListener('keydown', move)
  }, [body])
}
