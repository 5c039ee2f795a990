import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { sharedApp } from '../../testing/test-app.ts'

it('a compressed body is refused without being decompressed', async () => {
  const { app } = await sharedApp()
  const send = (payload: Buffer, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
  const text = Buffer.from(
    JSON.stringify({ email: 'nobody@example.test', password: 'a'.repeat(64) }),
  )
  expect((await send(text, {})).statusCode).not.toBe(400)
  const packed = await send(gzipSync(text), { 'content-encoding': 'gzip' })
  expect([packed.statusCode, packed.json()]).toMatchObject([400, { key: 'errors.input.invalid' }])
})
