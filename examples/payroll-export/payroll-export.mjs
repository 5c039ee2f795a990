// Listens for validated hours and writes a line of payroll for each, with Node alone.
// Usage: WEBHOOK_SECRET=whsec_… PORT=8080 PAYROLL_FILE=payroll.csv node payroll-export.mjs
import { createHmac, timingSafeEqual } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const { WEBHOOK_SECRET = '', PORT = '8080', PAYROLL_FILE = 'payroll.csv' } = process.env
const key = Buffer.from(WEBHOOK_SECRET.replace(/^whsec_/, ''), 'base64')
const heading = 'event;sider;number;start;end;minutes\n'
const longestBody = 1_000_000
/** Seconds that a message may be old. */
const tolerance = 300

if (!existsSync(PAYROLL_FILE)) writeFileSync(PAYROLL_FILE, heading)
// An event may come twice, with the same id: its line is written once.
const known = new Set(
  readFileSync(PAYROLL_FILE, 'utf8')
    .split('\n')
    .map((line) => line.split(';')[0]),
)

function isGenuine(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': given } = headers
  if (!id || !timestamp || !given) return false
  // CHECK_AGE=false takes messages of any time, as a demo with a clock of its own sends them.
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (process.env.CHECK_AGE !== 'false' && !(age <= tolerance)) return false
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  // While a secret is renewed, a message has two signatures.
  return given.split(' ').some((each) => {
    const [version, text = ''] = each.split(',')
    const signature = Buffer.from(text, 'base64')
    return (
      version === 'v1' && signature.length === right.length && timingSafeEqual(signature, right)
    )
  })
}

/** A cell that no spreadsheet takes for a formula or for two cells. */
function cell(value) {
  return String(value ?? '')
    .replaceAll(/[;\r\n"]/g, ' ')
    .replace(/^[=+\-@\t]/, "'$&")
}

function write(id, { type, data }) {
  if (type !== 'hours.validated' || known.has(id)) return
  const { siderId, siderNumber, startsAt, endsAt, workedMinutes } = data
  const cells = [id, siderId, siderNumber, startsAt, endsAt, workedMinutes]
  appendFileSync(PAYROLL_FILE, `${cells.map(cell).join(';')}\n`)
  known.add(id)
}

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (chunk) => {
    body += chunk
    if (body.length > longestBody) request.destroy()
  })
  request.on('end', () => {
    if (!isGenuine(request.headers, body)) return response.writeHead(401).end()
    write(request.headers['webhook-id'], JSON.parse(body))
    return response.writeHead(204).end()
  })
})
server.listen(Number(PORT), '127.0.0.1', () => {
  process.stdout.write(`listening on ${server.address().port}\n`)
})
