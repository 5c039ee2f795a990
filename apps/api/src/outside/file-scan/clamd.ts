import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { type FileScanner, ScannerUnavailable } from './port.ts'

export interface ClamdSettings {
  readonly host: string
  readonly port: number
}

/** A file of five megabytes takes clamd about a second; it loads its signatures for up to a minute. */
const patienceMs = 20_000
const chunkBytes = 64 * 1024
/** An answer is one line. */
const longestAnswer = 2_000

/** The daemon of ClamAV, by its command INSTREAM (clamd(8)): chunks that say their length, and an empty one at the end. */
export function clamdScanner({ host, port }: ClamdSettings): FileScanner {
  return {
    findsMalware: async (bytes) => {
      const answer = await ask(connect({ host, port }), bytes)
      if (/^stream: OK$/.test(answer)) return false
      if (/^stream: .* FOUND$/.test(answer)) return true
      throw new ScannerUnavailable(`The scanner answered ${answer.slice(0, 100)}.`)
    },
  }
}

async function ask(socket: Socket, bytes: Uint8Array): Promise<string> {
  // It may answer and hang up before the whole file is sent, as it does with one that is too large for it.
  socket.on('error', () => undefined)
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer')))
  try {
    await once(socket, 'connect')
    const answer = readAnswer(socket)
    socket.write('zINSTREAM\0')
    for (let start = 0; start < bytes.length; start += chunkBytes) {
      const chunk = bytes.subarray(start, start + chunkBytes)
      socket.write(lengthOf(chunk.length))
      socket.write(chunk)
    }
    socket.write(lengthOf(0))
    return await answer
  } catch (error) {
    throw new ScannerUnavailable('The scanner cannot be reached.', { cause: error })
  } finally {
    socket.destroy()
  }
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = ''
  for await (const part of socket) {
    answer += String(part)
    if (answer.includes('\0')) break
    if (answer.length > longestAnswer) throw new Error('too long an answer')
  }
  const [line = ''] = answer.split('\0')
  if (line === '') throw new Error('no answer')
  return line
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
