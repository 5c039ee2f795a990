import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface SlowNetwork {
  readonly port: number
  /** From now on each packet is under way for so many milliseconds, in both directions. */
  slowDown(delayMs: () => number): void
  close(): void
}

/** A way to a port of this machine that can take its time; what is sent arrives in its order. */
export async function slowNetwork(target: number): Promise<SlowNetwork> {
  const sockets = new Set<Socket>()
  let delayMs = () => 0
  const carry = (from: Socket, to: Socket) => {
    let arrived = Promise.resolve()
    const later = (arrive: () => void) => {
      const due = performance.now() + delayMs()
      arrived = arrived.then(async () => {
        const left = due - performance.now()
        if (left > 0) await wait(left)
        if (!to.destroyed) arrive()
      })
    }
    sockets.add(from)
    from.setNoDelay(true)
    from.on('data', (packet) => later(() => to.write(packet)))
    from.on('error', () => undefined)
    from.on('end', () => later(() => to.end()))
    from.on('close', () => {
      sockets.delete(from)
      later(() => to.destroy())
    })
  }
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    carry(near, far)
    carry(far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    slowDown: (later) => {
      delayMs = later
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
