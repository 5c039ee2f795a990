import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { localGoogle } from '../apps/api/src/outside/google/local/local-google.ts'
import type { GoogleIdentity } from '../apps/api/src/outside/google/port.ts'

export interface IdentityProvider {
  readonly identity: GoogleIdentity
  /** Its address, and the address to which it sends browsers back. */
  readonly origin: string
  close(): Promise<void>
}

/** A stand-in for Google on a port of its own: the product has none in production. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const google = localGoogle([])
  const server = createServer((request, response) => void google.handle(request, response))
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    identity: google,
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await google.close()
    },
  }
}
