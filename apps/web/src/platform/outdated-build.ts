import { connection } from './connection.ts'

const key = 'reloadedForBuildAt'
const oncePerMs = 60_000
let loadsAhead = 0

/** Loads scripts that nobody waits for yet: without them the page stays, and they are asked for again later. */
export async function loadAhead(load: () => Promise<unknown> | undefined): Promise<void> {
  loadsAhead += 1
  await load()?.catch(() => undefined)
  loadsAhead -= 1
}

/**
 * A screen's script that is gone means that a new version was put in place: the page is loaded anew,
 * once, so that a missing file cannot make it turn in circles.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (loadsAhead > 0) return
    // Out of reach is not gone: a reload would lose what is on the screen.
    if (connection.isLost() || !navigator.onLine) return
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < oncePerMs) return
    sessionStorage.setItem(key, String(Date.now()))
    event.preventDefault()
    window.location.reload()
  })
}
