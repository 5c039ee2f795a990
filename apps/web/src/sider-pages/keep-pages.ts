import { vouchedScript } from '../platform/vouched-script.ts'

/** Lets a worker keep the pages on this phone; without one they still work, with a network. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const address = vouchedScript('page-keeper', '/s/worker.js')
  navigator.serviceWorker.register(address).catch(() => undefined)
}
