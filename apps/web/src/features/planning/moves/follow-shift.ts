/** How many frames a shift may take to be drawn where it has come to. */
const mostFrames = 60

let wishes = 0

/** Puts the focus on a shift and keeps it there while the shift is drawn in its new place; the newest wish counts. */
export function followShift(shiftId: string): void {
  wishes += 1
  const wish = wishes
  let frames = 0
  let wasThere = false
  const look = () => {
    if (wish !== wishes) return
    const active = document.activeElement
    // A shift may stand in several rows: it is followed where it has the focus.
    const isOwn = active?.closest(`[data-card="${shiftId}"]`) instanceof HTMLElement
    const button = isOwn ? active : document.querySelector<HTMLElement>(`[data-shift="${shiftId}"]`)
    const isFree = active === null || active === document.body
    if (button instanceof HTMLElement && button !== active && (isFree || !wasThere)) button.focus()
    wasThere ||= button !== null && button === document.activeElement
    frames += 1
    if (frames < mostFrames) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
