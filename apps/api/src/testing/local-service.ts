import { createServer, type RequestListener } from 'node:http'
import { afterAll, beforeAll } from 'vitest'

/** Plays a service outside for the tests of a file; the answer tells its address once they run. */
export function localService(answer: RequestListener): () => string {
  const server = createServer(answer)
  let address = ''
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const bound = server.address()
    if (bound === null || typeof bound === 'string') throw new Error('no port')
    address = `http://127.0.0.1:${bound.port}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return () => address
}
