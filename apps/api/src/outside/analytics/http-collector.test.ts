import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { playedService, type Respond } from '../../testing/played-service.ts'
import { httpCollector } from './http-collector.ts'
import type { CollectedEvent } from './port.ts'

const accept: Respond = (reply) => reply.writeHead(202).end()
const service = playedService(accept)
const collectorUrl = () => `${service.origin}/collect`

/** The names of the events of each batch. */
const received = () =>
  service.asked.map(({ body }) =>
    (body as { events: CollectedEvent[] }).events.map(({ name }) => name),
  )

/** Holds the answers back from now on. */
function holdAnswers(): ServerResponse[] {
  const held: ServerResponse[] = []
  service.respond = (reply) => held.push(reply)
  return held
}

function events(...names: readonly string[]): CollectedEvent[] {
  return names.map((name) => ({
    name,
    at: '2026-12-02T09:00:00.000Z',
    properties: {},
    environment: null,
    userId: 'u',
    organisationId: null,
  }))
}
const limits = { queue: 4, batch: 2, timeoutMs: 10_000 }

describe('a collector', () => {
  it('G-21 gets every event in order, a batch at a time', async () => {
    const port = httpCollector(collectorUrl(), limits)
    port.forward(events('a', 'b', 'c'))
    await expect.poll(received).toEqual([['a', 'b'], ['c']])
    port.forward(events('d'))
    await expect.poll(() => received().flat()).toEqual(['a', 'b', 'c', 'd'])
    await port.close()
  })

  it('G-21 that is slow holds nobody up, and loses what its queue cannot hold', async () => {
    const held = holdAnswers()
    const port = httpCollector(collectorUrl(), limits)
    port.forward(events('a', 'b'))
    await expect.poll(() => held.length).toBe(1)
    port.forward(events('c', 'd', 'e', 'f', 'lost'))
    port.forward(events('lost', 'lost'))
    service.respond = accept
    for (const response of held) response.end()
    await expect.poll(() => received().flat()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    await port.close()
    expect(received().flat()).not.toContain('lost')
  })

  it('G-21 that never answers is given up, and asked again for the next events', async () => {
    holdAnswers()
    const port = httpCollector(collectorUrl(), { ...limits, timeoutMs: 20 })
    port.forward(events('a', 'b', 'c'))
    await expect.poll(received).toEqual([['a', 'b'], ['c']])
    await port.close()
  })

  it('G-21 that is down throws nothing', async () => {
    const port = httpCollector('http://127.0.0.1:1/collect', limits)
    expect(() => port.forward(events('a'))).not.toThrow()
    await port.close()
    port.forward(events('after the end'))
    expect(received()).toEqual([])
  })
})
