/** The modal layers, the last one on top; everything below them is inert. */
const layers: HTMLElement[] = []

/** What had the focus before each layer, the nearest first. */
const openersOf = new WeakMap<HTMLElement, readonly HTMLElement[]>()

/** Marks elements that stay reachable over any layer: toasts. */
export const aboveModals = { 'data-above-modals': '' } as const

function refresh(): void {
  const top = layers.at(-1)
  for (const child of document.body.children) {
    if (!(child instanceof HTMLElement) || 'aboveModals' in child.dataset) continue
    child.inert = top !== undefined && child !== top
  }
  lockScroll(top !== undefined)
}

/** The page under a layer does not scroll; the space of its scroll bar stays. */
function lockScroll(isLocked: boolean): void {
  const root = document.documentElement
  if (isLocked === 'modal' in root.dataset) return
  if (isLocked) {
    root.style.scrollbarGutter = window.innerWidth > root.clientWidth ? 'stable' : ''
    root.dataset['modal'] = ''
  } else {
    root.style.scrollbarGutter = ''
    delete root.dataset['modal']
  }
}

/**
 * What a new layer gives the focus back to, the nearest first: behind one that opens from another layer stands what
 * opened that, which may be gone by then.
 */
export function openersNow(): readonly HTMLElement[] {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return []
  const layer = layers.find((each) => each.contains(activeElement))
  return [activeElement, ...((layer && openersOf.get(layer)) ?? [])]
}

/** Puts a layer, a child of the body, on top; returns a function that removes it. */
export function pushLayer(layer: HTMLElement, openers: readonly HTMLElement[]): () => void {
  layers.push(layer)
  openersOf.set(layer, openers)
  refresh()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    refresh()
  }
}

export function isUnderLayer(): boolean {
  return layers.length > 0
}

export function isTopLayer(layer: HTMLElement | null): boolean {
  return layer !== null && layers.at(-1) === layer
}

/** Where the content of a page starts: the target of « skip to content ». */
const contentStart = '#step, #content'

/** Where what had the focus does not exist any more, Tab and screen readers continue from the content. */
export function focusContentIfLost(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>(contentStart)?.focus({ preventScroll: true })
}
