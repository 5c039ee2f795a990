import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { twilioSms } from './twilio.ts'

const received: { url: string; authorization: string; body: string }[] = []
let status = 201
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    const { url = '', headers } = request
    received.push({ url, authorization: headers.authorization ?? '', body })
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"to":"+33612345678"}')
  })
})
let baseUrl: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

it('an SMS reaches the service with the account, the number and the text', async () => {
  const sms = twilioSms({ accountSid: 'AC1', authToken: 'secret', from: 'Renfort', baseUrl })
  await sms.send({ to: '+33612345678', text: 'Votre code : 123456' })
  const [sent] = received
  expect(sent?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(sent?.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`)
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
    To: '+33612345678',
    From: 'Renfort',
    Body: 'Votre code : 123456',
  })
})

it('a refusal of the service fails, without the number in its message', async () => {
  status = 429
  const sms = twilioSms({ accountSid: 'AC1', authToken: 'secret', from: 'Renfort', baseUrl })
  await expect(sms.send({ to: '+33612345678', text: 'x' })).rejects.toThrow(/^[^+]+429\.$/)
})
