/** A screen draws many times in a row: one look follows them. */
const pauseMs = 120

/** Looks now and after each change of the page, until it is stopped. */
export function watchPage(look: () => void): () => void {
  let waiting: number | undefined
  const soon = () => {
    waiting ??= window.setTimeout(() => {
      waiting = undefined
      look()
    }, pauseMs)
  }
  const changes = new MutationObserver(soon)
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['inert', 'hidden', 'data-tour'],
  })
  soon()
  return () => {
    changes.disconnect()
    window.clearTimeout(waiting)
  }
}
