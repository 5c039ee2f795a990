import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { statusOf } from './errors.ts'
import { email } from './credentials.ts'
import { euros, isoDate, key, phoneE164, queryFlag, queryList, requiredText } from './fields.ts'
import { toWireIssues } from './issues.ts'
import { newMotive } from './motives.ts'
import { newLocation } from './organisation.ts'

function issuesOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value)
  return error === undefined ? [] : toWireIssues(error)
}

describe('issues', () => {
  it('ERR-21 names a missing field as required, a wrong type as a wrong format', () => {
    const schema = z.object({ name: z.string(), count: z.number(), flag: z.boolean() })
    expect(issuesOf(schema, { count: 'x', flag: null })).toEqual([
      { path: ['name'], key: 'errors.field.required' },
      { path: ['count'], key: 'errors.field.format' },
      { path: ['flag'], key: 'errors.field.format' },
    ])
  })

  it('carries the bounds that a sentence needs', () => {
    expect(issuesOf(z.number().min(1), 0)).toEqual([
      { path: [], key: 'errors.field.too_small', params: { min: 1 } },
    ])
    expect(issuesOf(z.number().max(5), 9)).toEqual([
      { path: [], key: 'errors.field.too_big', params: { max: 5 } },
    ])
  })

  it('keeps the key that a schema names', () => {
    expect(issuesOf(z.string().regex(/^x/, key('errors.field.phone')), 'y')).toEqual([
      { path: [], key: 'errors.field.phone' },
    ])
  })

  it('POST-14 POST-16 puts the rules of the domain at their fields', () => {
    expect(issuesOf(newMotive, { reason: 'replacement', justification: 'abc' })).toEqual([
      { path: ['justification'], key: 'errors.motive.justification_too_short', params: { min: 6 } },
      { path: ['replacements'], key: 'errors.motive.replacement_missing' },
    ])
  })
})

describe('fields', () => {
  it('AUTH-17 reads an e-mail in lower case', () => {
    expect(email.parse('  Claire@Example.TEST ')).toBe('claire@example.test')
    expect(issuesOf(email, 'claire@')).toEqual([{ path: [], key: 'errors.field.email' }])
    expect(issuesOf(email, '')).toMatchObject([{ key: 'errors.field.required' }])
  })

  it('WORK-07 accepts E.164 only', () => {
    expect(phoneE164.safeParse('+33639980001').success).toBe(true)
    expect(issuesOf(phoneE164, '0639980001')).toEqual([{ path: [], key: 'errors.field.phone' }])
  })

  it('POST-61 accepts euros with at most two decimals', () => {
    for (const amount of [0, 12.31, 13, 19.1]) expect(euros.safeParse(amount).success).toBe(true)
    for (const amount of [12.345, -1, Number.NaN, Infinity]) {
      expect(euros.safeParse(amount).success).toBe(false)
    }
  })

  it('trims texts and refuses blank ones', () => {
    expect(requiredText(5).parse('  abc ')).toBe('abc')
    expect(issuesOf(requiredText(5), '   ')).toMatchObject([{ key: 'errors.field.required' }])
    expect(issuesOf(requiredText(5), 'abcdef')).toMatchObject([{ key: 'errors.field.too_long' }])
  })

  it('refuses days that do not exist', () => {
    expect(isoDate.safeParse('2027-02-29').success).toBe(false)
    expect(isoDate.safeParse('2028-02-29').success).toBe(true)
  })

  it('C-17 asks five digits of a French postal code', () => {
    const place = { title: 'Siège', address: '1 rue X', city: 'Lyon', postalCode: '6900' }
    expect(issuesOf(newLocation, place)).toMatchObject([
      { path: ['postalCode'], key: 'errors.field.postal_code' },
    ])
    expect(newLocation.safeParse({ ...place, country: 'BE' }).success).toBe(true)
  })

  it('G-29 reads lists that are repeated or separated by commas', () => {
    const list = queryList(['draft', 'done'])
    expect(list.parse('draft,done')).toEqual(['draft', 'done'])
    expect(list.parse(['done', 'draft'])).toEqual(['done', 'draft'])
    expect(list.safeParse('draft,all').success).toBe(false)
    expect(queryFlag.parse('true')).toBe(true)
    expect(queryFlag.safeParse('yes').success).toBe(false)
  })
})

describe('statuses', () => {
  it('answers 400 to every key that is not said otherwise (decisions §10)', () => {
    expect(statusOf('errors.shift.conflict_duplicated')).toBe(400)
    expect(statusOf('errors.task.locked')).toBe(409)
    expect(statusOf('errors.auth.throttled')).toBe(429)
    expect(statusOf('errors.not_found')).toBe(404)
    expect(statusOf('errors.internal')).toBe(500)
  })
})
