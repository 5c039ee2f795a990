import { issue } from '@renfort/domain/kernel/issue.ts'
import { describe, expect, it } from 'vitest'
import { aLoggedApp } from '../../testing/logged-app.ts'
import { sharedApp } from '../../testing/test-app.ts'
import { requestIdOf } from '../log.ts'
import { invalidInput, refuse } from './refusal.ts'

const secret = 'S'.repeat(43)

async function logOf(error: Error): Promise<{ answer: string; lines: string[] }> {
  const { app, lines } = aLoggedApp()
  app.post('/tasks/:id', () => {
    throw error
  })
  const headers = { token: secret, authorization: secret }
  const { body } = await app.inject({
    method: 'POST',
    url: '/tasks/7',
    remoteAddress: '10.1.2.3',
    headers,
    payload: { password: secret },
  })
  return { answer: body, lines }
}

it.each([
  'errors.auth.invalid_credentials',
  'errors.user.forbidden',
  'errors.auth.throttled',
] as const)(
  'ASVS 16.3.1 16.3.2 %s is logged with when, where and from where, on one line, without secrets',
  async (key) => {
    const { lines } = await logOf(refuse(key))
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({
        key,
        msg: 'refused',
        method: 'POST',
        route: '/tasks/:id',
        address: '10.1.2.3',
        time: expect.any(Number),
        reqId: expect.any(String),
      }),
    ])
    expect(lines.join('')).not.toContain(secret)
  },
)

it('ASVS 16.3.3 input that no screen sends is logged with from where, under the reference of its answer', async () => {
  const error = Object.assign(new Error('no JSON'), { statusCode: 400, code: 'FST_ERR_CTP_X' })
  const { answer, lines } = await logOf(error)
  const line = JSON.parse(lines.join('')) as { reqId: string }
  expect(line).toMatchObject({ msg: 'malformed input', code: 'FST_ERR_CTP_X', address: '10.1.2.3' })
  expect(JSON.parse(answer)).toMatchObject({
    key: 'errors.input.invalid',
    requestId: line.reqId,
  })
})

it('ASVS 16.3.3 a field that a person filled in badly is no attack', async () => {
  const { lines } = await logOf(invalidInput([issue(['name'], 'errors.field.required')]))
  expect(JSON.parse(lines.join(''))).toMatchObject({ msg: 'refused' })
  expect(lines.join('')).not.toContain('10.1.2.3')
})

it('ASVS 16.5.1 an unexpected failure is told to the log alone', async () => {
  const { answer, lines } = await logOf(new Error('select secret_column from users'))
  expect(answer).not.toContain('secret_column')
  expect(JSON.parse(answer)).toMatchObject({ key: 'errors.internal' })
  expect(lines.join('')).toContain('secret_column')
})

describe('the name of a call', () => {
  it('is the one that its sender gave it, in the answer too', async () => {
    const { app } = await sharedApp()
    const answer = await app.inject({
      url: '/api/v1/users/me',
      headers: { 'x-request-id': 'w-0a1b2c3d' },
    })
    expect(answer.headers['x-request-id']).toBe('w-0a1b2c3d')
    expect(answer.json()).toMatchObject({ requestId: 'w-0a1b2c3d' })
  })

  it.each(['short', 'a b c d e f g', 'é'.repeat(10), 'x'.repeat(41), 'a\nb\nc\nd\ne', ''])(
    'is one of the server where what was sent is none: %j',
    (sent) => {
      const id = requestIdOf({ headers: { 'x-request-id': sent } })
      expect(id).not.toBe(sent)
      expect(id).toMatch(/^[\w-]{4}-[0-9a-z]+$/)
    },
  )
})

it('ASVS 16.4.1 what a caller sends cannot begin a line of the log', async () => {
  const { lines } = await logOf(new Error('a\n{"level":60,"msg":"invented"}'))
  expect(lines).toHaveLength(1)
  expect(lines.join('').trim().split('\n')).toHaveLength(1)
})

it('ERR-04 one problem of the input is the refusal, with the values of its sentence; several are at their fields', async () => {
  const long = issue(['q'], 'errors.field.too_long', { max: 100 })
  const missing = issue(['name'], 'errors.field.required')
  const answers = await Promise.all(
    [[long], [long, missing]].map(async (issues) => (await logOf(invalidInput(issues))).answer),
  )
  expect(answers.map((answer) => JSON.parse(answer) as unknown)).toEqual([
    expect.objectContaining({
      key: 'errors.field.too_long',
      metadata: { max: 100, issues: [long] },
    }),
    expect.objectContaining({
      key: 'errors.input.invalid',
      metadata: { issues: [long, missing] },
    }),
  ])
})
