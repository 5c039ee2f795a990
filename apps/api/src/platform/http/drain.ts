import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

/** How long who is connected may take to send what they are about to, before an idle connection is closed. */
const graceMs = 1_000
const lookAgainMs = 100

export interface Draining {
  /** Takes no new connection, answers those that are open once more, and is done when none is left. */
  drain(): Promise<void>
}

/**
 * Lets a server stop without breaking a connection in use: each gets `Connection: close` with its next
 * answer. Node closes idle connections at once, also one on which a call is on its way.
 */
export function draining(server: Server): Draining {
  const open = new Set<ServerResponse>()
  let isEnding = false
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (isEnding) return endAfter(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })
  return {
    drain: async () => {
      isEnding = true
      for (const response of open) endAfter(response)
      // Who has been let in by the system meanwhile is taken first.
      await turn()
      const closed = new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve())
      })
      await Promise.race([closed, wait(graceMs)])
      // A long answer that began before has no such header: its connection is idle once it has ended.
      const looking = setInterval(() => server.closeIdleConnections(), lookAgainMs)
      server.closeIdleConnections()
      await closed
      clearInterval(looking)
    },
  }
}

function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
