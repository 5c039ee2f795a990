/** The free space between a floating box and the edges of the window, in pixels. */
const margin = 8

export type Placement = 'bottom start' | 'bottom end' | 'top start' | 'top center' | 'right top'

/**
 * Places a box of the top layer at its anchor: on the asked side, on the other side when it only fits there, and
 * always inside the window. `gap` is the distance between the two, in pixels.
 */
export function placeFloating(
  anchor: DOMRect,
  box: HTMLElement,
  placement: Placement,
  gap = 4,
): void {
  const { height, width } = box.getBoundingClientRect()
  const isRight = placement === 'right top'
  const below = isRight ? anchor.top : anchor.bottom + gap
  const above = anchor.top - gap - height
  let left = isRight ? anchor.right + gap : anchor.left
  if (placement === 'bottom end') left += anchor.width - width
  if (placement === 'top center') left += (anchor.width - width) / 2
  const lowest = Math.max(margin, window.innerHeight - height - margin)
  const last = document.documentElement.clientWidth - width - margin
  const isBelow = above < margin || (below <= lowest && !placement.startsWith('top'))
  box.style.top = `${isBelow ? Math.min(below, lowest) : above}px`
  box.style.left = `${Math.max(margin, Math.min(left, last))}px`
}
