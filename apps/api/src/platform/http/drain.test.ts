import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { draining } from './drain.ts'

async function listening(answer: RequestListener) {
  const server = createServer(answer)
  const connections = draining(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(() => server.closeAllConnections())
  return { server, port, drain: connections.drain }
}

/** Sends calls over one connection, which stays open. */
function client(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return async () => {
    const request = get({ host: '127.0.0.1', port, agent })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    let text = ''
    for await (const chunk of response) text += String(chunk)
    return { text, connection: response.headers.connection, isKept: request.reusedSocket }
  }
}

describe('a server that stops', () => {
  it('answers what is under way, and says with it that the connection ends', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const { port, drain } = await listening((_request, response) => {
      begun.resolve()
      void held.then(() => response.end('done'))
    })
    const answer = client(port)()
    await begun.promise
    let isDrained = false
    const drained = drain().then(() => (isDrained = true))
    release()
    expect(await answer).toMatchObject({ text: 'done', connection: 'close' })
    await drained
    expect(isDrained).toBe(true)
  })

  it('answers once more on a kept connection, and takes no new one', async () => {
    const { port, drain } = await listening((_request, response) => response.end('done'))
    const call = client(port)
    expect(await call()).toMatchObject({ connection: 'keep-alive', isKept: false })
    const drained = drain()
    expect(await call()).toMatchObject({ text: 'done', connection: 'close', isKept: true })
    await drained
    await expect(call()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('closes a connection that stays idle, also after a long answer that had begun', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { server, port, drain } = await listening((_request, response) => {
      response.write('begun, ')
      void held.then(() => response.end('done'))
    })
    const answer = client(port)()
    await once(server, 'request')
    const drained = drain()
    release()
    expect(await answer).toMatchObject({ text: 'begun, done', connection: 'keep-alive' })
    await drained
  })
})
