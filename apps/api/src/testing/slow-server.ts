import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface SlowServer {
  readonly origin: string
  readonly port: number
}

/** A server that takes everything and answers a letter every few milliseconds, without end. */
export async function slowServer(
  beginning = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n',
): Promise<SlowServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.resume()
    socket.write(beginning)
    const letters = setInterval(() => socket.write(' '), 5)
    socket.on('close', () => clearInterval(letters))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, port }
}
