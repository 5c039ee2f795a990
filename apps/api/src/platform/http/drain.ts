import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

/**
 * Milliseconds that a connected client has to send its next call before its idle connection is
 * closed.
 */
const graceMs = 1_000
const lookAgainMs = 100
/** Milliseconds after which an answer that is still under way is cut off. */
const longestMs = 25_000

export interface Draining {
  /**
   * Answers as ever for `delayMs`, so that a proxy notices and sends its calls elsewhere. Then
   * accepts no new connection, answers once more on the open ones, and resolves when none is left.
   */
  drain(delayMs?: number): Promise<void>
}

/**
 * Lets a server stop without breaking a connection in use: each gets `Connection: close` with its
 * next answer. Node alone would close idle connections at once, even one with a call on its way.
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
    drain: async (delayMs = 0) => {
      isEnding = true
      for (const response of open) endAfter(response)
      if (delayMs > 0) await wait(delayMs)
      // Connections that the system has accepted in between are taken first.
      await turn()
      const closed = new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve())
      })
      await Promise.race([closed, wait(graceMs)])
      // A long answer that began earlier lacks this header: its connection is idle once the answer
      // has ended.
      const looking = setInterval(() => server.closeIdleConnections(), lookAgainMs)
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), longestMs)
      await closed
      clearInterval(looking)
      clearTimeout(late)
    },
  }
}

function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}
