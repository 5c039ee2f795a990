import type { ErrorKey } from '@renfort/domain/errors.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { statusOf } from './errors.ts'
import { email } from '../credentials.ts'
import {
  day,
  euros,
  key,
  phoneE164,
  queryFlag,
  queryList,
  requiredText,
  wholeBetween,
} from './fields.ts'
import { readInput } from './issues.ts'
import { subtask } from '../job-fields.ts'
import { newMotive } from '../motive.ts'
import { newLocation } from '../organisation.ts'

function issuesOf(schema: z.ZodType, value: unknown) {
  const reading = readInput(schema, value)
  return reading.success ? [] : reading.issues
}

type Case = readonly [z.ZodType, unknown, ErrorKey, Record<string, number>?]

/** Every code of Zod; one that is missing here does not compile. */
const everyCode: Readonly<Record<z.core.$ZodIssue['code'], readonly Case[]>> = {
  invalid_type: [
    [z.number(), 'two', 'errors.field.format'],
    [z.number(), Number.NaN, 'errors.field.format'],
  ],
  too_small: [
    [z.number().min(1), 0, 'errors.field.too_small', { min: 1 }],
    [z.string().min(3), 'ab', 'errors.field.too_short', { min: 3 }],
    [z.array(z.string()).min(1), [], 'errors.field.too_small', { min: 1 }],
  ],
  too_big: [
    [z.number().max(5), 9, 'errors.field.too_big', { max: 5 }],
    [z.string().max(2), 'abc', 'errors.field.too_long', { max: 2 }],
    [z.array(z.string()).max(1), ['a', 'b'], 'errors.field.too_long', { max: 1 }],
  ],
  invalid_value: [
    [z.enum(['a', 'b']), 'c', 'errors.field.unknown_choice'],
    [z.literal('a'), 'b', 'errors.field.unknown_choice'],
  ],
  invalid_format: [
    [z.uuid(), 'x', 'errors.field.format'],
    [z.string().regex(/^x/), 'y', 'errors.field.format'],
  ],
  not_multiple_of: [[z.number().multipleOf(5), 7, 'errors.field.format']],
  unrecognized_keys: [[z.strictObject({}), { a: 1 }, 'errors.field.format']],
  invalid_union: [[z.union([z.string(), z.number()]), true, 'errors.field.format']],
  invalid_key: [[z.record(z.string().max(1), z.number()), { ab: 1 }, 'errors.field.format']],
  invalid_element: [[z.map(z.any(), z.number()), new Map([[{}, 'x']]), 'errors.field.format']],
  custom: [[z.number().refine((value) => value > 1), 1, 'errors.field.format']],
}

describe('issues', () => {
  it('ERR-21 names a field that says nothing as required, whatever its schema checks', () => {
    const schema = z.object({
      name: z.string(),
      flag: z.boolean(),
      choice: z.enum(['a', 'b']),
      text: z.string().min(2),
      code: z.string().regex(/^x/),
    })
    expect(issuesOf(schema, { flag: null, choice: '', text: '', code: '' })).toEqual([
      { path: ['name'], key: 'errors.field.required' },
      { path: ['flag'], key: 'errors.field.required' },
      { path: ['choice'], key: 'errors.field.required' },
      { path: ['text'], key: 'errors.field.required', params: { min: 2 } },
      { path: ['code'], key: 'errors.field.required' },
    ])
  })

  it.each(Object.entries(everyCode))(
    'ERR-21 ERR-22 has a key for %s where the schema names none',
    (code, cases) => {
      for (const [schema, value, key, params] of cases) {
        expect(schema.safeParse(value).error?.issues.map((found) => found.code)).toEqual([code])
        expect(issuesOf(schema, value)).toMatchObject([
          { key, ...(params === undefined ? {} : { params }) },
        ])
      }
    },
  )

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

  it('a phone travels in E.164 only', () => {
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

  it('API-46 API-63 API-70 API-86 reads a day in both forms, and answers it as midnight in UTC', () => {
    const forms = ['2026-12-07', '2026-12-07T00:00:00.000Z', '2026-12-07T22:30:00Z']
    expect(forms.map((form) => day.parse(form))).toEqual(forms.map(() => '2026-12-07'))
    expect(z.encode(day, '2026-12-07')).toBe('2026-12-07T00:00:00.000Z')
    for (const wrong of ['2026-12', '07/12/2026', '2026-12-07T25:00:00Z', '', 20261207]) {
      expect(day.safeParse(wrong).success).toBe(false)
    }
  })

  it('refuses days that do not exist', () => {
    expect(day.safeParse('2027-02-29').success).toBe(false)
    expect(day.safeParse('2028-02-29').success).toBe(true)
  })

  it('C-17 asks five digits of a French postal code', () => {
    const place = { title: 'Siège', address: '1 rue X', city: 'Lyon', postalCode: '6900' }
    expect(issuesOf(newLocation, place)).toMatchObject([
      { path: ['postalCode'], key: 'errors.field.postal_code' },
    ])
    expect(newLocation.safeParse({ ...place, postalCode: '69002' }).success).toBe(true)
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

it.each([0, 51, 1.5])('ERR-04 the refusal of %f Siders says both of its bounds', (value) => {
  expect(issuesOf(wholeBetween({ min: 1, max: 50 }, 'errors.shift.slots'), value)).toEqual([
    { path: [], key: 'errors.shift.slots', params: { min: 1, max: 50 } },
  ])
})

it.each([
  ['a', { min: 2, max: 50 }],
  ['a'.repeat(51), { min: 2, max: 50 }],
])('ERR-04 POST-60 the refusal of the own name %s says both of its bounds', (name, params) => {
  const refused = issuesOf(subtask, { custom: true, name })
  expect(refused).toEqual([{ path: ['name'], key: 'errors.field.custom_name', params }])
})
