import fc from 'fast-check'
import { hostileNumber, hostileText } from './hostile-values.ts'
import { type IdsByTable, someId, tablesFor } from './ids.ts'

/** The part of JSON Schema that describes the contract. */
export interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

/** A value to be, once it is known whose ids it may name. */
export type Made = (ids: IdsByTable) => unknown

function known(value: unknown): Made {
  return () => value
}

const samples = [
  'ab12'.repeat(16),
  'A'.repeat(43),
  '+33639981234',
  'FR',
  '69001',
  '2026-12-07',
  '2026-12-07T08:00:00.000Z',
  '08:30',
  '2026-12',
  '5610A',
  '73282932000074',
  'FR40303265045',
  'FR7630006000011234567890189',
  '13.50',
  'a',
  'waiter',
]
const words = ['waiter', 'Servir', 'Noël', 'Été 2026', 'Lyon', 'Roux', 'O’Neil', '12', 'x']
const word = fc.constantFrom(...words)
const day = fc.constantFrom('2026-12-07', '2026-12-08', '2027-01-04', '2026-10-25', '2028-02-29')
const hour = fc.constantFrom('08:00', '12:30', '16:00', '22:00', '23:59')

/** A value that the schema accepts, sometimes at its bounds. Rules outside the schema may refuse it. */
export function validValue(schema: JsonSchema, field = ''): fc.Arbitrary<Made> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => validValue(choice, field)))
  if (schema.const !== undefined) return fc.constant(known(schema.const))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum).map(known)
  switch (schema.type) {
    case 'string':
      return schema.format === 'uuid' || /ids?$/i.test(field)
        ? someId.map((idOf) => (ids) => idOf(ids, tablesFor(field, ids)))
        : text(schema, field).map(known)
    case 'integer':
    case 'number':
      return number(schema, field).map(known)
    case 'boolean':
      return fc.boolean().map(known)
    case 'array':
      return array(schema, field)
    case 'object':
      return object(schema)
    default:
      return fc.constant(known(null))
  }
}

function text(schema: JsonSchema, field: string): fc.Arbitrary<string> {
  if (schema.format === 'date') return day
  if (schema.format === 'date-time')
    return fc.tuple(day, hour).map((parts) => `${parts.join('T')}:00.000Z`)
  if (/e-?mail/i.test(field)) return fc.nat(999_999).map((drawn) => `fuzz${drawn}@example.test`)
  if (/phone/i.test(field))
    return fc.integer({ min: 10_000_000, max: 99_999_999 }).map((drawn) => `+336${drawn}`)
  if (schema.pattern !== undefined) {
    const pattern = new RegExp(schema.pattern, 'u')
    const fitting = samples.filter((sample) => pattern.test(sample))
    return fitting.length === 0 ? word : fc.constantFrom(...fitting)
  }
  const { minLength = 0, maxLength = 200 } = schema
  const atBounds = fc.constantFrom('é'.repeat(minLength), 'é'.repeat(maxLength))
  const hostile = hostileText.map((long) => long.slice(0, maxLength))
  return fc.oneof({ weight: 7, arbitrary: word }, atBounds, { weight: 2, arbitrary: hostile })
}

function number(schema: JsonSchema, field: string): fc.Arbitrary<number> {
  const { minimum = -1_000, maximum = 1_000_000, type } = schema
  const unit = type === 'integer' ? 1 : 100
  const plain = fc
    .nat(Math.floor(Math.min(maximum - minimum, 200) * unit))
    .map((more) => Math.round(minimum * unit + more) / unit)
  const atBounds = fc.constantFrom(minimum, maximum)
  const hostile = hostileNumber.map((value) => Math.min(maximum, Math.max(minimum, value)))
  const any = fc.oneof({ weight: 3, arbitrary: plain }, atBounds, hostile)
  const plausible = ofCalendar(field)
  return plausible === null ? any : fc.oneof({ weight: 4, arbitrary: plausible }, any)
}

/** A plausible year or week: almost any other number would be refused. */
function ofCalendar(field: string): fc.Arbitrary<number> | null {
  if (/year/i.test(field)) return fc.integer({ min: 2025, max: 2027 })
  return /week$/i.test(field) ? fc.integer({ min: 1, max: 53 }) : null
}

function array(schema: JsonSchema, field: string): fc.Arbitrary<Made> {
  const { minItems = 0, maxItems = 20, items = {} } = schema
  const item = validValue(items, field)
  const most = Math.max(minItems, Math.min(maxItems, 60))
  const few = fc.array(item, { minLength: minItems, maxLength: Math.min(most, minItems + 2) })
  const many = fc.array(item, { minLength: most, maxLength: most })
  return fc
    .oneof({ weight: 19, arbitrary: few }, many)
    .map((made) => (ids) => made.map((part) => part(ids)))
}

function object({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Made> {
  const parts = Object.entries(properties).map(([name, part]) => {
    const value = validValue(part, name)
    const isNeeded = required.includes(name)
    return [name, isNeeded ? value : fc.option(value, { freq: 2, nil: known(undefined) })] as const
  })
  return fc.record(Object.fromEntries(parts), { noNullPrototype: true }).map((made) => (ids) => {
    return Object.fromEntries(Object.entries(made).map(([name, part]) => [name, part(ids)]))
  })
}

/** Whether the field takes any text of this length, and stores it unchanged. */
export function isFreeText(schema: JsonSchema | undefined, field: string, least: number): boolean {
  if (schema === undefined || /id(s)?$|e-?mail|phone|country|color|address/i.test(field))
    return false
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return choices.some((choice) => isFreeText(choice, field, least))
  const { type, format, pattern, enum: values, maxLength = least } = schema
  return (
    type === 'string' &&
    format === undefined &&
    pattern === undefined &&
    values === undefined &&
    maxLength >= least
  )
}

/** The schema of a member, found through lists and alternatives. */
export function schemaAt(schema: JsonSchema | undefined, part: string): JsonSchema | undefined {
  if (schema === undefined) return undefined
  const choices = schema.anyOf ?? schema.oneOf ?? []
  return (
    schema.properties?.[part] ??
    schema.items ??
    choices.map((choice) => schemaAt(choice, part)).find((found) => found !== undefined)
  )
}
