import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, describe, expect, it } from 'vitest'
import { dnsRecords } from './dns.ts'
import { DomainRecordsUnavailable } from './port.ts'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

/** A name server that answers each question with one text in two parts, or with a code. */
async function aNameServer(code: number, parts: readonly string[] = []): Promise<string> {
  const socket = createSocket('udp4')
  sockets.push(socket)
  socket.on('message', (question, { port, address }) => {
    const end = question.indexOf(0, 12) + 5
    const header = Buffer.from(question.subarray(0, 12))
    header.writeUInt16BE(0x8180 | code, 2)
    header.writeUInt16BE(parts.length > 0 ? 1 : 0, 6)
    header.writeUInt32BE(0, 8)
    const text = Buffer.concat(
      parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])),
    )
    const answer = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, text.length])
    const rest = parts.length > 0 ? [answer, text] : []
    socket.send(Buffer.concat([header, question.subarray(12, end), ...rest]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return `127.0.0.1:${socket.address().port}`
}

const has = (server: string, text: string) =>
  dnsRecords({ servers: [server], timeoutMs: 500 }).has('_renfort.a.test', text)

describe('the records of a domain', () => {
  it('are found in whatever parts they come', async () => {
    const server = await aNameServer(0, ['renfort-verification', '=abc'])
    expect(await has(server, 'renfort-verification=abc')).toBe(true)
    expect(await has(server, 'renfort-verification=abd')).toBe(false)
  })

  it.each([
    ['does not exist', 3],
    ['has no such record', 0],
  ])('are none of a name that %s', async (_name, code) =>
    expect(await has(await aNameServer(code), 'x')).toBe(false),
  )

  it('are unknown while a name server fails', async () => {
    await expect(has(await aNameServer(2), 'x')).rejects.toBeInstanceOf(DomainRecordsUnavailable)
  })
})
