import { createServer } from 'node:http'

/** Other software that accepts what it is sent, in a process of its own; it answers GET with how many different events came. */
const came = new Set<string>()
const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(String(came.size))
    return
  }
  request.resume()
  request.on('end', () => {
    came.add(String(request.headers['webhook-id']))
    response.writeHead(204).end()
  })
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
