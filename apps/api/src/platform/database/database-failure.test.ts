import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { installErrorHandling } from '../http/http-errors.ts'
import { isSilent, silenceMessage } from './database-failure.ts'

const coded = (code: string) => Object.assign(new Error('the driver says'), { code })

async function answerTo(error: Error) {
  const app = Fastify()
  installErrorHandling(app)
  app.get('/', () => {
    throw error
  })
  const { statusCode, headers, json } = await app.inject('/')
  return [statusCode, json<{ key: string }>().key, headers['retry-after']]
}

describe('a failure of the database', () => {
  it.each([
    ['a connection refused', coded('ECONNREFUSED')],
    ['a connection ended by an administrator', coded('57P01')],
    ['a statement that was given up', coded('57014')],
    ['too many connections', coded('53300')],
    ['a deadlock', coded('40P01')],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    [
      'a connection that broke before',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['no answer', new Error(silenceMessage)],
    ['no connection', new Error('timeout exceeded when trying to connect')],
  ])('%s answers 503, and when to try again', async (_name, error) => {
    expect(await answerTo(error)).toEqual([503, 'errors.unavailable', '1'])
  })

  it.each([
    ['in the database', coded('53100')],
    ['beside it', coded('ENOSPC')],
    ['somewhere below', new Error('the store failed', { cause: coded('ENOSPC') })],
  ])('no room %s answers 507', async (_name, error) => {
    expect(await answerTo(error)).toEqual([507, 'errors.storage_full', undefined])
  })

  it('of another kind is ours', async () => {
    expect(await answerTo(coded('23505'))).toEqual([500, 'errors.internal', undefined])
  })

  it('is silent when nothing came in time, not when the connection broke', () => {
    expect(isSilent(new Error(silenceMessage))).toBe(true)
    expect(isSilent(new Error('Connection terminated due to connection timeout'))).toBe(true)
    expect(isSilent(new Error('Connection terminated unexpectedly'))).toBe(false)
  })
})
