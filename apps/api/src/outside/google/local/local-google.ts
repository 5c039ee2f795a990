import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { openIdIdentity } from '../open-id.ts'
import type { GoogleIdentity } from '../port.ts'
import { mountPath } from './chooser-page.ts'
import { type LocalPerson, localPeople } from './people.ts'
import { createLocalProvider, type LocalProvider } from './provider.ts'

export interface LocalGoogle extends GoogleIdentity {
  /** Answers a browser, at the product's own address. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): Promise<void>
}

interface Running extends LocalProvider {
  readonly server: Server
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/**
 * Stands in for Google where nobody has registered the product with it. The server speaks to it over
 * a loopback port, the browser at `mountPath`; nothing of it is loaded before its first use.
 */
export function localGoogle(offered: readonly LocalPerson[]): LocalGoogle {
  const people = localPeople(offered)
  let running: Promise<Running> | null = null
  const started = () => (running ??= start(people))
  const identity = openIdIdentity(async () => (await started()).settings)
  return {
    authorizationUrl: async (request) => {
      const { pathname, search } = new URL(await identity.authorizationUrl(request))
      return mountPath + pathname + search
    },
    identify: (proof) => identity.identify(proof),
    handle: async (request, response) => {
      const { answer } = await started()
      const { url = '/' } = request
      await answer(Object.assign(request, { originalUrl: url, url: inside(url) }), response)
    },
    close: async () => {
      const server = (await running)?.server
      server?.closeAllConnections()
      server?.close()
    },
  }
}

function inside(url: string): string {
  return url.startsWith(`${mountPath}/`) ? url.slice(mountPath.length) : '/'
}

async function start(people: ReturnType<typeof localPeople>): Promise<Running> {
  const server = createServer()
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const local = await createLocalProvider(`http://127.0.0.1:${port}`, people)
  const answer = local.provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return { ...local, server, answer }
}
