/**
 * Does what nobody waits for once the browser has nothing else to do; answers what calls it off.
 * Safari does not tell when that is: there it is a moment later.
 */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 })
  return () => cancelIdleCallback(handle)
}
