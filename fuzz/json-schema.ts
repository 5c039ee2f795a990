import { hostileNumber, hostileText } from './hostile-values.ts'
import type { Random } from './random.ts'

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

/** Answers an id for the field of that name. */
export type IdSource = (field: string) => string

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
const words = ['waiter', 'Servir', 'Noël', 'Été 2026', 'Lyon', 'Roux', 'O’Neil', '12', 'x'] as const
const times = ['2026-12-07', '2026-12-08', '2027-01-04', '2026-10-25', '2028-02-29'] as const
const hours = ['08:00', '12:30', '16:00', '22:00', '23:59'] as const

/** A value that the schema accepts, sometimes at its bounds. Rules outside the schema may refuse it. */
export function validValue(schema: JsonSchema, random: Random, ids: IdSource, field = ''): unknown {
  const choices = schema.anyOf ?? schema.oneOf
  const choice = random.oneOf(choices ?? [])
  if (choice !== undefined) return validValue(choice, random, ids, field)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return random.oneOf(schema.enum)
  switch (schema.type) {
    case 'string':
      return text(schema, random, ids, field)
    case 'integer':
    case 'number':
      return calendarNumber(field, random) ?? number(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'array':
      return array(schema, random, ids, field)
    case 'object':
      return object(schema, random, ids)
    default:
      return null
  }
}

function text(schema: JsonSchema, random: Random, ids: IdSource, field: string): string {
  if (schema.format === 'uuid' || /ids?$/i.test(field)) return ids(field)
  if (schema.format === 'date') return random.pick(times)
  if (schema.format === 'date-time') return `${random.pick(times)}T${random.pick(hours)}:00.000Z`
  if (/e-?mail/i.test(field)) return `fuzz${random.below(1_000_000)}@example.test`
  if (/phone/i.test(field)) return `+336${10_000_000 + random.below(89_999_999)}`
  if (schema.pattern !== undefined) {
    const pattern = new RegExp(schema.pattern, 'u')
    return random.oneOf(samples.filter((sample) => pattern.test(sample))) ?? random.pick(words)
  }
  const { minLength = 0, maxLength = 200 } = schema
  if (random.chance(0.1)) return 'é'.repeat(random.chance(0.5) ? maxLength : minLength)
  return random.chance(0.2) ? hostileText(random).slice(0, maxLength) : random.pick(words)
}

/** A plausible year or week: almost any other number would be refused. */
function calendarNumber(field: string, random: Random): number | undefined {
  if (random.chance(0.2)) return undefined
  if (/year/i.test(field)) return 2025 + random.below(3)
  return /week$/i.test(field) ? 1 + random.below(53) : undefined
}

function number(
  { minimum = -1_000, maximum = 1_000_000, type }: JsonSchema,
  random: Random,
): number {
  if (random.chance(0.2)) return random.chance(0.5) ? minimum : maximum
  if (random.chance(0.2)) return Math.min(maximum, Math.max(minimum, hostileNumber(random)))
  const span = Math.min(maximum - minimum, 200)
  const value = minimum + random.next() * span
  return type === 'integer' ? Math.floor(value) : Math.round(value * 100) / 100
}

function array(schema: JsonSchema, random: Random, ids: IdSource, field: string): unknown[] {
  const { minItems = 0, maxItems = 20, items = {} } = schema
  const length = random.chance(0.05) ? Math.min(maxItems, 60) : minItems + random.below(3)
  return Array.from({ length }, () => validValue(items, random, ids, field))
}

function object(schema: JsonSchema, random: Random, ids: IdSource): Record<string, unknown> {
  const { properties = {}, required = [] } = schema
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || random.chance(0.5))
      .map(([name, part]) => [name, validValue(part, random, ids, name)]),
  )
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
