import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contractResolver } from './contract-resolver.ts'

const schema = z
  .object({
    name: z.string().trim().min(1, 'errors.field.required').max(25, 'errors.field.too_long'),
    slots: z.number(),
    address: z.object({ city: z.string().optional() }).default({}),
    days: z.array(z.string().min(1, 'errors.field.required')).default([]),
  })
  .check((context) => {
    if (context.value.slots <= 50) return
    context.issues.push({
      code: 'custom',
      input: context.value,
      path: ['slots'],
      message: 'errors.shift.slots',
      params: { min: 1, max: 50, ignored: undefined },
    })
  })

const options = { fields: {}, shouldUseNativeValidation: false }

async function errorsOf(values: unknown) {
  const resolve = contractResolver(schema)
  const { errors } = await resolve(values as z.input<typeof schema>, undefined, options)
  return errors
}

describe('contractResolver', () => {
  it('gives the parsed values of what is valid', async () => {
    const resolve = contractResolver(schema)
    const result = await resolve({ name: ' Commis ', slots: 2 }, undefined, options)
    expect(result).toEqual({
      values: { name: 'Commis', slots: 2, address: {}, days: [] },
      errors: {},
    })
  })

  it('keeps the key of an issue and the bound that was passed', async () => {
    const errors = await errorsOf({ name: 'x'.repeat(26), slots: 2 })
    expect(errors.name?.message).toBe('{"key":"errors.field.too_long","params":{"max":25}}')
  })

  it('keeps the values of a rule of the domain', async () => {
    const errors = await errorsOf({ name: 'Commis', slots: 51 })
    expect(errors.slots?.message).toBe('{"key":"errors.shift.slots","params":{"min":1,"max":50}}')
  })

  it('puts issues at their place in objects and lists', async () => {
    const errors = await errorsOf({ name: 'Commis', slots: 2, days: ['a', ''] })
    expect(errors.days?.[1]?.message).toContain('errors.field.required')
    expect(errors.days?.[0]).toBeUndefined()
  })

  it.each([
    [undefined, 'errors.field.required'],
    [null, 'errors.field.required'],
    ['', 'errors.field.required'],
    ['two', 'errors.field.format'],
    [Number.NaN, 'errors.field.format'],
  ])(
    'ERR-21 ERR-22 names a problem for which the schema has no key: %j is %s',
    async (slots, key) => {
      const errors = await errorsOf({ name: 'Commis', slots })
      expect(errors.slots?.message).toBe(key)
    },
  )

  it('keeps the first problem of a field', async () => {
    const errors = await errorsOf({ name: '', slots: 2 })
    expect(errors.name?.message).toContain('errors.field.required')
  })
})
