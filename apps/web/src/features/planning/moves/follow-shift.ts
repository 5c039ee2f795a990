import { keepFocusOn } from '../keep-focus-on.ts'

/** Puts the focus on a shift where it is drawn; by Sider, in the row of the person from which it was moved. */
export function followShift(shiftId: string): void {
  const shift = `[data-shift="${shiftId}"]`
  keepFocusOn(
    () =>
      focusedIn(shiftId) ??
      document.querySelector<HTMLElement>(`${shift}[tabindex="0"]`) ??
      document.querySelector<HTMLElement>(shift),
  )
}

/** What has the focus within a card of the shift: it may stand in several rows. */
function focusedIn(shiftId: string): HTMLElement | null {
  const active = document.activeElement
  const isIn = active instanceof HTMLElement && active.closest(`[data-card="${shiftId}"]`) !== null
  return isIn ? active : null
}
