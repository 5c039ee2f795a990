/** How many frames something may take to be drawn. */
const mostFrames = 60

let wishes = 0

/** Puts the focus on what is about to be drawn, and keeps it there while it is drawn again; the newest wish counts. */
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
  // A key that is pressed between a change of the page and its next frame finds the focus too.
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
