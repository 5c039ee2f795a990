import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { httpCollector } from './http-collector.ts'
import type { CollectedEvent } from './port.ts'

let server: Server
let url: string
let received: string[][]
let held: ServerResponse[]
let isSlow: boolean

beforeEach(async () => {
  received = []
  held = []
  isSlow = false
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { events } = JSON.parse(text) as { events: CollectedEvent[] }
      received.push(events.map(({ name }) => name))
      if (isSlow) held.push(response)
      else response.writeHead(202).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/collect`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function events(...names: readonly string[]): CollectedEvent[] {
  return names.map((name) => ({
    name,
    at: '2026-12-02T09:00:00.000Z',
    properties: {},
    userId: 'u',
    organisationId: null,
  }))
}
const limits = { queue: 4, batch: 2, timeoutMs: 10_000 }

describe('a collector', () => {
  it('G-21 gets every event in order, a batch at a time', async () => {
    const port = httpCollector(url, limits)
    port.forward(events('a', 'b', 'c'))
    await expect.poll(() => received).toEqual([['a', 'b'], ['c']])
    port.forward(events('d'))
    await expect.poll(() => received.flat()).toEqual(['a', 'b', 'c', 'd'])
    await port.close()
  })

  it('G-21 that is slow holds nobody up, and loses what its queue cannot hold', async () => {
    isSlow = true
    const port = httpCollector(url, limits)
    port.forward(events('a', 'b'))
    await expect.poll(() => held.length).toBe(1)
    port.forward(events('c', 'd', 'e', 'f', 'lost'))
    port.forward(events('lost', 'lost'))
    isSlow = false
    for (const response of held) response.end()
    await expect.poll(() => received.flat()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    await port.close()
    expect(received.flat()).not.toContain('lost')
  })

  it('G-21 that never answers is given up, and asked again for the next events', async () => {
    isSlow = true
    const port = httpCollector(url, { ...limits, timeoutMs: 20 })
    port.forward(events('a', 'b', 'c'))
    await expect.poll(() => received).toEqual([['a', 'b'], ['c']])
    await port.close()
  })

  it('G-21 that is down throws nothing', async () => {
    const port = httpCollector('http://127.0.0.1:1/collect', limits)
    expect(() => port.forward(events('a'))).not.toThrow()
    await port.close()
    port.forward(events('after the end'))
    expect(received).toEqual([])
  })
})
