/**
 * Keeps the pages of Siders on the phone, so that they open without a network. It answers addresses
 * below `/s/` and the files of this build alone: what people read and send goes to the server.
 */

/** The files of the build, which the build writes here (`build/kept-files.ts`). */
const files = '%files%'
const page = '/s/'
/** A slow network is as good as none: then the kept page opens. */
const patience = 4_000

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asking extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', listener: (event: Asking) => void): void
}

const worker = globalThis as unknown as Worker
// Another build has other files, and a cache of its own.
const prefix = 'sider-pages:'
const kept = prefix + files

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPages().then(() => worker.skipWaiting()))
})

async function keepPages(): Promise<void> {
  const cache = await caches.open(kept)
  await cache.addAll([page, ...files.split(' ').map((file) => `/${file}`)])
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()))
})

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== kept) await caches.delete(name)
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(opened(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request))
})

async function opened(request: Request): Promise<Response> {
  const cache = await caches.open(kept)
  try {
    return await fetch(request, { signal: AbortSignal.timeout(patience) })
  } catch (failure) {
    const copy = await cache.match(page)
    if (copy === undefined) throw failure
    return copy
  }
}

async function keptOrFetched(request: Request): Promise<Response> {
  const cache = await caches.open(kept)
  return (await cache.match(request)) ?? fetch(request)
}
