import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clamdScanner } from './clamd.ts'
import { ScannerUnavailable } from './port.ts'

const bad = Buffer.from('this is the bad part')
const mostBytes = 1_000_000
let port: number
let answer: ((bytes: Buffer) => string) | null

/** Reads INSTREAM as clamd does: chunks until an empty one, and a refusal beyond its limit. */
const server = createServer((socket) => {
  let left = Buffer.alloc(0)
  const file: Buffer[] = []
  socket.on('error', () => undefined)
  socket.on('data', (part: Buffer) => {
    left = Buffer.concat([left, part])
    if (file.length === 0 && left.toString('latin1').startsWith('zINSTREAM\0')) {
      left = left.subarray(10)
      file.push(Buffer.alloc(0))
    }
    while (left.length >= 4 && left.length >= 4 + left.readUInt32BE(0)) {
      const length = left.readUInt32BE(0)
      if (length === 0) return void (answer && socket.end(`${answer(Buffer.concat(file))}\0`))
      file.push(left.subarray(4, 4 + length))
      left = left.subarray(4 + length)
      if (Buffer.concat(file).length > mostBytes) {
        socket.end('INSTREAM size limit exceeded. ERROR\0')
      }
    }
  })
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const judge = (bytes: Buffer) => (bytes.includes(bad) ? 'stream: Test.Bad FOUND' : 'stream: OK')
const scan = (bytes: Uint8Array) => clamdScanner({ host: '127.0.0.1', port }).findsMalware(bytes)

describe('the scanner', () => {
  it('gets the whole file, in chunks, and says what it found', async () => {
    answer = judge
    expect(await scan(Buffer.alloc(300_000, 'a'))).toBe(false)
    expect(await scan(Buffer.concat([Buffer.alloc(300_000, 'a'), bad]))).toBe(true)
    expect(await scan(Buffer.alloc(0))).toBe(false)
  })

  it('that cannot judge a file lets none pass', async () => {
    answer = () => 'stream: Can’t allocate memory ERROR'
    await expect(scan(Buffer.from('a'))).rejects.toThrow(ScannerUnavailable)
    answer = judge
    await expect(scan(Buffer.alloc(mostBytes + 100_000))).rejects.toThrow(ScannerUnavailable)
  })

  it('that is not there lets none pass', async () => {
    await expect(
      clamdScanner({ host: '127.0.0.1', port: 1 }).findsMalware(Buffer.from('a')),
    ).rejects.toThrow('cannot be reached')
  })

  it('that hangs up without an answer lets none pass', async () => {
    answer = () => ''
    await expect(scan(Buffer.from('a'))).rejects.toThrow(ScannerUnavailable)
  })
})
