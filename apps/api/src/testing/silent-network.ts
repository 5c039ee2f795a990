import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentNetwork {
  readonly port: number
  /** From now on what is sent arrives nowhere, and nobody is told. */
  silence(): void
  /** What was held back arrives. */
  restore(): void
  close(): void
}

/** A way to a port of this machine that can fall silent, as a network does whose packets are dropped. */
export async function silentNetwork(target: number): Promise<SilentNetwork> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        if (!isSilent) to.destroy()
      })
    }
    if (isSilent) hold([near, far])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      isSilent = true
      hold(sockets)
    },
    restore: () => {
      isSilent = false
      for (const socket of sockets) socket.uncork()
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function hold(sockets: Iterable<Socket>): void {
  for (const socket of sockets) {
    socket.pause()
    socket.cork()
  }
}
