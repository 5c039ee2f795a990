import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { errorsOf } from './errors-of.ts'

const read = { method: 'GET', path: '/read', summary: 'Reads', access: 'public' } as const
const inputKeys = ['errors.field.required', 'errors.field.format', 'errors.field.too_big']

describe('issue 38 §6 what an operation may answer', () => {
  it.each([
    ['a query', { ...read, query: z.object({ limit: z.number() }) }],
    ['a body', { ...read, method: 'POST', body: z.object({ name: z.string() }) }],
    ['an address with a place', { ...read, params: z.object({ id: z.uuid() }) }],
  ] as const)('names the keys of a wrong field where it has %s', (_what, asked) => {
    const { errors, response } = { errors: [], response: z.void() }
    expect(errorsOf(endpoint({ ...asked, errors, response }))).toEqual(
      expect.arrayContaining(inputKeys),
    )
  })

  it('names none of them where nothing is sent', () => {
    const keys = errorsOf(endpoint({ ...read, errors: [], response: z.void() }))
    expect(keys.filter((key) => key.startsWith('errors.field.'))).toEqual([])
  })
})
