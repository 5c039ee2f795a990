/** How many frames something may take to be drawn. */
const mostFrames = 60

let wishes = 0

/** Puts the focus on what is about to be drawn, and keeps it there while it is drawn anew; the newest wish counts. */
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
    frames += 1
    if (frames < mostFrames) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
