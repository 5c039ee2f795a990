import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { onThisMachine } from '../testing/on-this-machine.ts'
import { slowServer } from '../testing/slow-server.ts'
import { boundedFetch } from './bounded-fetch.ts'

const megabyte = Buffer.alloc(1024 * 1024, 'a')
const place = onThisMachine(
  createServer((request, reply) => {
    if (request.url === '/short') return void reply.writeHead(201).end('{"is":"short"}')
    const more = (): void => {
      if (!reply.destroyed) reply.write(megabyte, more)
    }
    more()
  }),
)
const patience = () => AbortSignal.timeout(20_000)

it('R19 an answer is read to its end', async () => {
  const answer = await boundedFetch(`${place.origin}/short`, { signal: patience() })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ is: 'short' })
})

it('R19 an answer without end fails before it fills the memory', async () => {
  await expect(boundedFetch(place.origin, { signal: patience() })).rejects.toThrow('more than')
})

it('R19 an answer that comes letter by letter ends with the time', async () => {
  const { origin } = await slowServer()
  await expect(boundedFetch(origin, { signal: AbortSignal.timeout(100) })).rejects.toThrow(
    'timeout',
  )
})
