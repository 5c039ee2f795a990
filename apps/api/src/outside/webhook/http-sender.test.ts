import { describe, expect, it } from 'vitest'
import { aReceiver, withStatus } from '../../testing/webhook-receiver.ts'
import { addressesOf, hostOf, isDeliveredTo } from './delivered-addresses.ts'
import { httpSender } from './http-sender.ts'
import { keptConnections } from './kept-connections.ts'

const here = { allowedNetworks: ['127.0.0.0/8'] }
const messageTo = (url: string) => ({
  url,
  headers: {},
  body: '{}',
  signal: new AbortController().signal,
})
const send = (url: string, options: Parameters<typeof httpSender>[0] = here) =>
  httpSender(options).send(messageTo(url))

describe('the addresses that events are sent to', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
  ])('%s is none of them', (address) => expect(isDeliveredTo(address, [])).toBe(false))

  it.each(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is one', (address) =>
    expect(isDeliveredTo(address, [])).toBe(true),
  )

  it('are those of the networks that the operator allows too', () => {
    expect(isDeliveredTo('10.1.2.3', ['10.0.0.0/8'])).toBe(true)
    expect(isDeliveredTo('::ffff:10.1.2.3', ['fd00::/8', '10.0.0.0/8'])).toBe(true)
    expect(isDeliveredTo('10.1.2.3', ['10.2.0.0/16', 'fd00::/8'])).toBe(false)
  })

  it('are known after the name resolves, and a literal is its own name', async () => {
    expect(await addressesOf('localhost', [])).toBe('privateAddress')
    expect(await addressesOf(hostOf('https://[::1]:8080/hook'), [])).toBe('privateAddress')
    expect(hostOf('https://example.test/hook')).toBe('example.test')
    expect(hostOf('no address')).toBe('')
    expect(await addressesOf('127.0.0.1', [])).toBe('privateAddress')
    expect(await addressesOf('nobody.invalid', [])).toBe('unknownHost')
  })
})

describe('the connections that are kept', () => {
  const url = new URL('https://example.test/hooks')
  const [one, other] = [
    { address: '192.0.2.1', family: 4 },
    { address: '192.0.2.2', family: 4 },
  ] as const

  it('belong to the addresses that were checked: a name that moves gets others', () => {
    const connectionsTo = keptConnections()
    const first = connectionsTo(url, [one, other])
    expect(connectionsTo(new URL('https://example.test/else'), [other, one])).toBe(first)
    expect(connectionsTo(url, [one])).not.toBe(first)
    expect(connectionsTo(new URL('https://example.test:8443/'), [one, other])).not.toBe(first)
  })
})

describe('a message', () => {
  it('is accepted by an answer of success, whose beginning is kept', async () => {
    const receiver = await aReceiver()
    receiver.answerWith(withStatus(200, {}, `\0${'é'.repeat(5_000)}`))
    const result = await send(receiver.url)
    expect(result).toMatchObject({ status: 200, failure: null })
    expect(result.answer).toMatch(/^é{500,2000}/)
    expect(result.answer.length).toBeLessThanOrEqual(2_000)
    expect(receiver.received.map(({ body }) => body)).toEqual(['{}'])
  })

  it('reaches nobody on this machine unless that is allowed, whatever form the address has', async () => {
    const receiver = await aReceiver()
    const { port } = new URL(receiver.url)
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]']) {
      const result = await send(`http://${host}:${port}/`, { allowedNetworks: [] })
      expect(result, host).toMatchObject({ failure: 'privateAddress', status: null })
    }
    expect(receiver.received).toEqual([])
  })

  it('follows no redirect', async () => {
    const [target, receiver] = [await aReceiver(), await aReceiver()]
    receiver.answerWith(withStatus(302, { location: target.url }))
    expect(await send(receiver.url)).toMatchObject({ status: 302, failure: 'redirect' })
    expect(target.received).toEqual([])
  })

  it('is refused by any other status', async () => {
    const receiver = await aReceiver()
    receiver.answerWith(withStatus(500, {}, 'broken'))
    expect(await send(receiver.url)).toMatchObject({
      status: 500,
      failure: 'status',
      answer: 'broken',
    })
  })

  it('gives up when no answer comes within the time limit', async () => {
    const receiver = await aReceiver()
    receiver.answerWith(() => undefined)
    const result = await send(receiver.url, { ...here, timeoutMs: 200 })
    expect(result).toMatchObject({ status: null, failure: 'timeout' })
  })

  it('reads only the beginning of an endless answer', async () => {
    const receiver = await aReceiver()
    let written = 0
    receiver.answerWith((response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(64 * 1024, 'x')
      const more = () => {
        while (written < 10_000_000 && !response.destroyed) {
          written += chunk.length
          if (!response.write(chunk)) return response.once('drain', more)
        }
        return response.end()
      }
      more()
    })
    const result = await send(receiver.url)
    expect(result).toMatchObject({ status: 200, failure: null, answer: 'x'.repeat(2_000) })
    expect(written).toBeLessThan(10_000_000)
  })

  it('goes over the connection of the one before', async () => {
    const receiver = await aReceiver()
    const sender = httpSender(here)
    await sender.send(messageTo(receiver.url))
    await sender.send(messageTo(receiver.url))
    expect([receiver.received.length, receiver.connections()]).toEqual([2, 1])
  })

  it('goes over a new connection where the receiver has just closed the former one', async () => {
    const receiver = await aReceiver()
    const sender = httpSender(here)
    const sendOne = () => sender.send(messageTo(receiver.url))
    await sendOne()
    receiver.answerWith((response) => {
      receiver.answerWith(withStatus(204))
      response.destroy()
    })
    expect(await sendOne()).toMatchObject({ status: 204, failure: null })
    expect([receiver.received.length, receiver.connections()]).toEqual([3, 2])
    receiver.answerWith((response) => response.destroy())
    expect(await sendOne()).toMatchObject({ status: null, failure: 'connection' })
    expect(receiver.received.length).toBe(4)
  })

  it('says that nothing accepts the connection', async () => {
    expect(await send('http://127.0.0.1:1/')).toMatchObject({ failure: 'connection' })
  })
})
