import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unexpectedBreaks, withoutAcceptedBreaks } from './accepted-api-breaks.ts'
import { apiBreaks, type ApiOperation, type Schema } from './api-breaks.ts'

const text: Schema = { type: 'string' }
const whole: Schema = { type: 'integer' }
const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: 'object',
  properties,
  required,
})
const nullable = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
const content = (schema: Schema) => ({ content: { 'application/json': { schema } } })

const answers = (schema: Schema): ApiOperation => ({ responses: { 200: content(schema) } })
const takes = (schema: Schema): ApiOperation => ({
  requestBody: content(schema),
  responses: { 204: {} },
})
const asks = (schema: Schema, required = false): ApiOperation => ({
  parameters: [{ name: 'q', in: 'query', required, schema }],
  responses: { 204: {} },
})
const nothing: ApiOperation = { responses: { 204: {} } }
const document = (get: ApiOperation) => ({
  security: [{ token: [] }, { key: [] }],
  paths: { '/x': { get } },
})

it.each<[string, ApiOperation, ApiOperation, string[]]>([
  ['the same', answers(object({ a: text }, 'a')), answers(object({ a: text }, 'a')), []],
  ['a new field', answers(object({ a: text })), answers(object({ a: text, b: text }, 'b')), []],
  ['a lost field', answers(object({ a: text })), answers(object({})), ['answer.a is gone']],
  [
    'a field lost in a list of an object',
    answers(object({ a: { type: 'array', items: object({ b: text }) } })),
    answers(object({ a: { type: 'array', items: object({}) } })),
    ['answer.a[].b is gone'],
  ],
  [
    'a field lost in a record',
    answers({ type: 'object', additionalProperties: object({ b: text }) }),
    answers({ type: 'object', additionalProperties: object({}) }),
    ['answer{}.b is gone'],
  ],
  [
    'a field that may be missing',
    answers(object({ a: text }, 'a')),
    answers(object({ a: text })),
    ['answer.a may be missing'],
  ],
  [
    'a field that may be null',
    answers(object({ a: text })),
    answers(object({ a: nullable(text) })),
    ['answer.a has another type: null'],
  ],
  ['a field never null again', answers(nullable(text)), answers(text), []],
  ['another type', answers(text), answers(whole), ['answer has another type: integer']],
  ['a whole number for a number', answers({ type: 'number' }), answers(whole), []],
  [
    'another format',
    answers({ type: 'string', format: 'uuid' }),
    answers(text),
    ['answer has another format'],
  ],
  ['one more value answered', answers({ enum: ['a'] }), answers({ enum: ['a', 'b'] }), []],
  [
    'another status',
    answers(text),
    { responses: { 201: content(text) } },
    ['answers 201, not 200'],
  ],
  ['a new input', takes(object({})), takes(object({ a: text })), []],
  [
    'a new required input',
    takes(object({})),
    takes(object({ a: text }, 'a')),
    ['body.a is required'],
  ],
  [
    'an input that becomes required',
    takes(object({ a: text })),
    takes(object({ a: text }, 'a')),
    ['body.a is required'],
  ],
  [
    'an input that may be left out',
    takes(object({ a: text }, 'a')),
    takes(object({ a: text })),
    [],
  ],
  ['a lost input', takes(object({ a: text })), takes(object({})), ['body.a is gone']],
  [
    'an input never null again',
    takes(object({ a: nullable(text) })),
    takes(object({ a: text })),
    ['body.a has another type: null'],
  ],
  ['an input that may be null', takes(text), takes(nullable(text)), []],
  [
    'fewer values taken',
    takes({ type: 'string', enum: ['a', 'b'] }),
    takes({ type: 'string', enum: ['a'] }),
    ['body does not take "b"'],
  ],
  [
    'a free text that becomes a choice',
    takes(text),
    takes({ type: 'string', enum: ['a'] }),
    ['body does not take what it took'],
  ],
  [
    'a shorter text',
    takes({ ...text, maxLength: 60 }),
    takes({ ...text, maxLength: 50 }),
    ['body has a narrower maxLength'],
  ],
  ['a longer text', takes({ ...text, maxLength: 50 }), takes({ ...text, maxLength: 60 }), []],
  [
    'a higher floor',
    takes(whole),
    takes({ ...whole, minimum: 1 }),
    ['body has a narrower minimum'],
  ],
  ['a pattern', takes(text), takes({ ...text, pattern: '^a' }), ['body has a narrower pattern']],
  ['a body that is new', nothing, takes(object({ a: text }, 'a')), ['a body is required']],
  ['a required parameter', nothing, asks(text, true), ['query parameter q is required']],
  ['a parameter', nothing, asks(text), []],
  ['a lost parameter', asks(text), nothing, ['query parameter q is gone']],
  [
    'a narrower parameter',
    asks({ ...whole, maximum: 500 }),
    asks({ ...whole, maximum: 100 }),
    ['query parameter q has a narrower maximum'],
  ],
  [
    'another right',
    { ...nothing, 'x-access': 'a' },
    { ...nothing, 'x-access': 'b' },
    ['needs the right b, not a'],
  ],
  ['keys shut out', nothing, { ...nothing, security: [{ token: [] }] }, ['does not take key']],
  ['keys let in', { ...nothing, security: [{ token: [] }] }, nothing, []],
  ['everybody let in', nothing, { ...nothing, security: [] }, []],
  ['closed', { ...nothing, security: [] }, nothing, ['needs token or key']],
])('%s', (_what, before, after, breaks) => {
  expect(apiBreaks(document(before), document(after))).toEqual(
    breaks.map((text) => `GET /x: ${text}`),
  )
})

it('an operation that is gone', () => {
  expect(apiBreaks(document(nothing), { paths: {} })).toEqual(['GET /x is gone'])
  expect(apiBreaks({ paths: {} }, document(nothing))).toEqual([])
})

it('a break is refused unless its reason is written, and a reason without its break too', () => {
  const [released, current] = [document(nothing), { paths: {} }]
  const told = (accepted: Record<string, string>) => unexpectedBreaks(released, current, accepted)
  expect(told({})).toEqual({ refused: ['GET /x is gone'], stale: [] })
  expect(told({ 'GET /x is gone': 'nobody called it' })).toEqual({ refused: [], stale: [] })
  expect(told({ 'GET /y is gone': 'nobody called it' }).stale).toEqual(['GET /y is gone'])
  const file = readFileSync(new URL('./accepted-api-breaks.ts', import.meta.url), 'utf8')
  const filled = file.replace('> = {}', "> = {\n  'GET /x is gone': 'nobody called it',\n}")
  expect(filled).not.toBe(file)
  expect(withoutAcceptedBreaks(filled)).toBe(file)
})
