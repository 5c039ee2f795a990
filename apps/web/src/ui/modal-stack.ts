/** Layers of the page that take it over, the last one on top; what is under them cannot be reached. */
const layers: HTMLElement[] = []

/** Marks what stays reachable over any layer: messages. */
export const aboveModals = { 'data-above-modals': '' } as const

function refresh(): void {
  const top = layers.at(-1)
  for (const child of document.body.children) {
    if (!(child instanceof HTMLElement) || 'aboveModals' in child.dataset) continue
    child.inert = top !== undefined && child !== top
  }
  lockScroll(top !== undefined)
}

/** The page under a layer stands still; where its scroll bar was, the place is kept. */
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

/** Puts a layer, a child of the body, on top; the answer takes it away again. */
export function pushLayer(layer: HTMLElement): () => void {
  layers.push(layer)
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
