/** How a program verifies that a message is genuine, in each language. */
export const signatureChecks: readonly (readonly [language: string, code: string])[] = [
  [
    'JavaScript',
    `import { Webhook } from 'standardwebhooks' // npm install standardwebhooks
const webhook = new Webhook(process.env.WEBHOOK_SECRET)
function messageOf(body, headers) {
  return webhook.verify(body, headers) // throws
}`,
  ],
  [
    'Python',
    `import os
from standardwebhooks import Webhook  # pip install standardwebhooks
webhook = Webhook(os.environ['WEBHOOK_SECRET'])
def message_of(body, headers):
    return webhook.verify(body, headers)  # raises`,
  ],
  [
    'Node',
    `import { createHmac, timingSafeEqual } from 'node:crypto'
const secret = process.env.WEBHOOK_SECRET
const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
function isGenuine(body, headers) {
  const id = headers['webhook-id']
  const timestamp = headers['webhook-timestamp']
  const signatures = headers['webhook-signature'] ?? ''
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (!(age <= 300)) return false // five minutes
  const right = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64')
    return given.length === right.length && timingSafeEqual(given, right)
  })
}`,
  ],
]

/** A whole receiver: it reads the body as it came, verifies it, and answers. */
export const receiver = `import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks' // npm install standardwebhooks
const webhook = new Webhook(process.env.WEBHOOK_SECRET)
createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    const message = webhook.verify(Buffer.concat(chunks), request.headers)
    console.log(request.headers['webhook-id'], message.type, message.data)
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end()
  }
}).listen(8080)`
