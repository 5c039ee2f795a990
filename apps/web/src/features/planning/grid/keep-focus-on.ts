/** The focus waits at most this many frames for its element. */
const mostFrames = 60

let wishes = 0

/**
 * Moves the focus to an element that is about to be drawn, and keeps it there when the element is drawn again; the
 * latest call wins.
 */
export function keepFocusOn(find: () => HTMLElement | null): void {
  wishes += 1
  const wish = wishes
  let frames = 0
  let wasThere = false
  const look = () => {
    if (wish !== wishes) return
    const wanted = find()
    const active = document.activeElement
    const isFree = active === null || active === document.body
    if (wanted !== null && wanted !== active && (isFree || !wasThere)) wanted.focus()
    wasThere ||= wanted !== null && wanted === document.activeElement
  }
  // A key that is pressed between a change of the page and its next frame must find the focus too.
  const changes = new MutationObserver(look)
  changes.observe(document.body, { childList: true, subtree: true })
  const lookAgain = () => {
    look()
    frames += 1
    if (wish === wishes && frames < mostFrames) requestAnimationFrame(lookAgain)
    else changes.disconnect()
  }
  requestAnimationFrame(lookAgain)
}

/** Moves the focus to the card of a shift; in the view by Sider, to the card in the row from which it was moved. */
export function followShift(shiftId: string): void {
  const shift = `[data-shift="${shiftId}"]`
  keepFocusOn(
    () =>
      focusedIn(shiftId) ??
      document.querySelector<HTMLElement>(`${shift}[tabindex="0"]`) ??
      document.querySelector<HTMLElement>(shift),
  )
}

/** The focused element inside a card of the shift; the shift may have cards in several rows. */
function focusedIn(shiftId: string): HTMLElement | null {
  const active = document.activeElement
  const isIn = active instanceof HTMLElement && active.closest(`[data-card="${shiftId}"]`) !== null
  return isIn ? active : null
}
