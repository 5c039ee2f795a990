import type { Server } from 'node:http'
import { afterAll, beforeAll } from 'vitest'

/** Lets a server listen on this machine during the tests of a file; its address comes with them. */
export function onThisMachine(server: Server): { readonly origin: string } {
  let origin = ''
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const bound = server.address()
    if (bound === null || typeof bound === 'string') throw new Error('no port')
    origin = `http://127.0.0.1:${bound.port}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return {
    get origin() {
      return origin
    },
  }
}
