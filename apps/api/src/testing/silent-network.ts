import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What is lost: all, or only what is asked, or only what is answered. */
export type SilentWay = 'both' | 'questions' | 'answers'

export interface SilentNetwork {
  readonly port: number
  /** From now on what is sent arrives nowhere, and nobody is told. */
  silence(way?: SilentWay): void
  /** What was held back arrives, the end of a connection too. */
  restore(): void
  close(): void
}

interface Link {
  readonly way: SilentWay
  readonly from: Socket
  readonly to: Socket
}

/** A way to a port of this machine that can fall silent, as a network does whose packets are dropped. */
export async function silentNetwork(target: number): Promise<SilentNetwork> {
  const links = new Set<Link>()
  let silent: SilentWay | null = null
  const isHeld = ({ way }: Link) => silent === 'both' || silent === way
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const both: Link[] = [
      { way: 'questions', from: near, to: far },
      { way: 'answers', from: far, to: near },
    ]
    for (const link of both) {
      const { from, to } = link
      links.add(link)
      from.pipe(to)
      from.on('error', () => undefined)
      from.on('close', () => {
        if (isHeld(link)) return
        links.delete(link)
        to.destroy()
      })
      if (isHeld(link)) hold(link)
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silence: (way = 'both') => {
      silent = way
      for (const link of links) if (isHeld(link)) hold(link)
    },
    restore: () => {
      silent = null
      for (const link of links) {
        const { from, to } = link
        to.uncork()
        from.resume()
        if (!from.destroyed) continue
        links.delete(link)
        to.destroy()
      }
    },
    close: () => {
      server.close()
      for (const { from } of links) from.destroy()
    },
  }
}

function hold({ from, to }: Link): void {
  from.pause()
  to.cork()
}
