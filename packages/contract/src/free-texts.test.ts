import { expect, it } from 'vitest'
import { z } from 'zod'
import * as contract from './index.ts'
import type { Endpoint } from './kernel/endpoint.ts'

const operations = Object.values(contract).flatMap((area) =>
  Object.values(area).filter((value): value is Endpoint => {
    return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
  }),
)

interface Text {
  readonly place: string
  readonly schema: z.ZodType
}

/** Every text of an input schema, with its place; fields that are no text go to `others`. */
function textsIn(schema: z.ZodType, place: string, others: Set<string>): Text[] {
  const deeper = (part: unknown, name = '') => textsIn(part as z.ZodType, place + name, others)
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, part]) => deeper(part, `.${name}`))
  }
  if (schema instanceof z.ZodArray) return deeper(schema.element, '[]')
  if (schema instanceof z.ZodRecord) {
    return [...deeper(schema.keyType, '{key}'), ...deeper(schema.valueType, '{}')]
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((part) => deeper(part))
  // A pipe is read on both sides: what is typed, and what it becomes.
  if (schema instanceof z.ZodPipe) return deeper(schema.def.in).map((text) => ({ ...text, schema }))
  if ('innerType' in schema.def) return deeper(schema.def.innerType)
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    return [{ place, schema }]
  }
  others.add(schema.def.type)
  return []
}

const others = new Set<string>()
const texts = operations.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((schema) =>
    schema === undefined ? [] : textsIn(schema, `${method} ${path}`, others),
  ),
)

/** Pasted texts, short and long, with each kind of invisible character. */
const pasted = [
  'a\tb',
  'FR\u200b',
  '2026-12-07\u0085',
  '12\u202e34',
  '09:00\u001b',
  'a\u2028b',
].flatMap((text) => [text, `${text} and a few more words`])

/** What is stored of a text; `null` where it is refused. */
function kept({ schema }: Text, text: string): string | null {
  const reading = schema.safeParse(text)
  return reading.success ? JSON.stringify(reading.data) : null
}

const unseen = /\\[tfrbv]|\\u[\da-f]{4}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

it('keeps no tab, control sign or sign that nobody sees, in any text of any operation', () => {
  const dirty = texts.flatMap((text) =>
    pasted.flatMap((typed) => {
      const read = kept(text, typed)
      return read !== null && unseen.test(read) ? [`${text.place} ${read}`] : []
    }),
  )
  expect(dirty).toEqual([])
  expect(texts.length).toBeGreaterThan(500)
})

it('keeps line breaks in the texts of several lines alone, as U+000A', () => {
  const several = texts.filter((text) => kept(text, 'two lines or\r\nmore')?.includes('\\n'))
  const names = new Set(several.map(({ place }) => place.replace(/^.*[.\]]/, '')))
  expect([...names].toSorted()).toEqual([
    'comment',
    'commentary',
    'conditions',
    'description',
    'detail',
    'hiringReason',
    'justification',
    'message',
    'missionInformation',
    'note',
    'purpose',
    'reason',
    'refusalReason',
    'sideNote',
    'warningReason',
    'workConditions',
  ])
})

it('knows every kind of value that an input may hold', () => {
  // The field of unknown type is a file: its bytes are checked, not its schema.
  expect([...others].toSorted()).toEqual([
    'boolean',
    'enum',
    'literal',
    'null',
    'number',
    'unknown',
  ])
})
