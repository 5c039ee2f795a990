import { connection } from './connection.ts'
import { markOutOfReach } from './script-out-of-reach.ts'

const key = 'reloadedForBuildAt'
const oncePerMs = 60_000
let loadsAhead = 0

/** Loads scripts ahead of their use: after a failure the page stays, and they load again when needed. */
export async function loadAhead(load: () => Promise<unknown> | undefined): Promise<void> {
  loadsAhead += 1
  await load()?.catch(() => undefined)
  loadsAhead -= 1
}

/**
 * A missing script of a screen means that a new version was deployed: the page reloads once, so that a file that
 * stays missing cannot reload it forever.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (loadsAhead > 0) return
    // The server may only be unreachable: a reload would then lose the screen.
    if (connection.isLost() || !navigator.onLine) {
      markOutOfReach(event.payload)
      return
    }
    const last = Number(sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < oncePerMs) return
    sessionStorage.setItem(key, String(Date.now()))
    event.preventDefault()
    window.location.reload()
  })
}
