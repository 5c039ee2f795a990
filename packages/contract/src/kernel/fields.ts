import type { ErrorKey } from '@renfort/domain/errors.ts'
import { isInstant, isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import {
  longestPersonName,
  type TypedPersonName,
  typedNameIssues,
} from '@renfort/domain/kernel/person-name.ts'
import { longestSearch } from '@renfort/domain/kernel/longest-search.ts'
import { severalLines } from '@renfort/domain/kernel/several-lines.ts'
import { z } from 'zod'
import { ruleOfSome } from './rule.ts'

/** Zod messages carry error keys, never sentences. */
export function key(error: ErrorKey): { error: ErrorKey } {
  return { error }
}

interface Bounds {
  readonly min: number
  readonly max: number
}

/**
 * A whole number within bounds; the error gets both bounds, because the sentence of its key names
 * both.
 */
export function wholeBetween({ min, max }: Bounds, error: ErrorKey) {
  return z.number().refine((value) => Number.isInteger(value) && value >= min && value <= max, {
    error,
    params: { min, max },
  })
}

export const id = z.uuid(key('errors.field.format'))

/**
 * A phone number as people write it, with or without a country code. The API stores it in E.164
 * and, as forms do, refuses a number that is not valid in its country (`kernel/phone-number.ts`).
 */
export const phone = z
  .string(key('errors.field.required'))
  .overwrite(oneLine)
  .min(1, key('errors.field.required'))
  .max(40, key('errors.field.too_long'))
  .regex(/^\+?(?:[ ()./-]*\d){6,15}$/, key('errors.field.phone'))

/** E.164; the form converts what the user typed. */
export const phoneE164 = z
  .string(key('errors.field.required'))
  .min(1, key('errors.field.required'))
  .regex(/^\+[1-9]\d{6,14}$/, key('errors.field.phone'))

/**
 * A value that a machine wrote and people only pass on: the id of a catalogue, a version, a ticket.
 */
export function code(max: number): z.ZodString {
  return z
    .string(key('errors.field.required'))
    .max(max, key('errors.field.too_long'))
    .regex(/^[^\s\p{C}]*$/u, key('errors.field.format'))
}

/** A text of several lines. */
export function requiredText(max: number): z.ZodString {
  return z
    .string(key('errors.field.required'))
    .overwrite(severalLines)
    .min(1, key('errors.field.required'))
    .max(max, key('errors.field.too_long'))
}

export function optionalText(
  max: number,
  tooLong: ErrorKey = 'errors.field.too_long',
): z.ZodNullable<z.ZodString> {
  return z.string().overwrite(severalLines).max(max, key(tooLong)).nullable()
}

/** A name, a street, a number: a text without line breaks, tabs or invisible characters. */
export function requiredLine(max: number): z.ZodString {
  return z
    .string(key('errors.field.required'))
    .overwrite(oneLine)
    .min(1, key('errors.field.required'))
    .max(max, key('errors.field.too_long'))
}

export function optionalLine(
  max: number,
  tooLong: ErrorKey = 'errors.field.too_long',
): z.ZodNullable<z.ZodString> {
  return z.string().overwrite(oneLine).max(max, key(tooLong)).nullable()
}

const typedName = z
  .string(key('errors.field.required'))
  .overwrite(oneLine)
  .max(longestPersonName, key('errors.field.too_long'))

/** The names of a person who may have only one; `oneNameRule` checks them together. */
export const personNames = {
  firstName: typedName,
  /** Empty when `hasOneName` is true. */
  lastName: typedName,
  hasOneName: z.boolean(key('errors.input.invalid')).optional(),
}

/** Checks `personNames` together (WORK-06). */
export const oneNameRule = ruleOfSome<TypedPersonName>(({ firstName, lastName, hasOneName }) =>
  typedNameIssues({
    firstName: typeof firstName === 'string' ? firstName : undefined,
    lastName: typeof lastName === 'string' ? lastName : undefined,
    hasOneName: hasOneName === true,
  }),
)

/** A search text; empty without a search. */
export const searchText = z
  .string()
  .overwrite(oneLine)
  .max(longestSearch, key('errors.field.too_long'))
  .default('')

// Earlier years are no dates of work, and the first of the calendar are none that a database can store.
const firstDay = '1000-01-01'

/** An instant, ISO 8601 in UTC. */
export const instant = z.iso
  .datetime(key('errors.field.format'))
  .refine((text): boolean => text >= firstDay, key('errors.field.format'))

// An id in a list: lists answer thousands of ids from typed columns, and checking their format at
// both ends would cost more than reading them.
export const listedId = z.string().meta({ format: 'uuid' })
export const listedIds = z
  .custom<string[]>((value) => Array.isArray(value) && value.every((id) => typeof id === 'string'))
  .meta({ type: 'array', items: { type: 'string', format: 'uuid' } })
export const listedInstant = z.string().meta({ format: 'date-time' })

const dayOnTheWire =
  'A day, as midnight in UTC: `2026-12-07T00:00:00.000Z`. `2026-12-07` is accepted too; of an instant only the date in UTC is read.'

/** A day as an answer writes it. */
export const dayOnWire = (date: string): string => `${date}T00:00:00.000Z`

/** A day (decisions §0): YYYY-MM-DD inside, answered as midnight in UTC, read in both forms. */
export const day = z
  .codec(
    z.string(key('errors.field.format')),
    z
      .string()
      .refine((text): boolean => isIsoDate(text) && text >= firstDay, key('errors.field.format')),
    {
      decode: (wire) => (isInstant(wire) ? wire.slice(0, 10) : wire),
      encode: dayOnWire,
    },
  )
  .meta({ format: 'date-time', description: dayOnTheWire })

/** Euros with at most two decimals, as a JSON number; cents inside. */
export const euros = z
  .number(key('errors.field.rate_format'))
  .min(0, key('errors.field.too_small'))
  .max(1_000_000, key('errors.field.too_big'))
  .refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    key('errors.field.rate_format'),
  )

export const locale = z.enum(['fr', 'en'])
export type Locale = z.infer<typeof locale>

/** A number or boolean that travels in a query string. */
export const queryInteger = z.coerce.number().int(key('errors.field.format'))
export const queryBetween = (least: number, most: number) =>
  queryInteger
    .pipe(
      z.number().min(least, key('errors.field.too_small')).max(most, key('errors.field.too_big')),
    )
    .describe(`from ${least} to ${most}`)
export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** A query parameter that may be repeated or given as a comma list. */
const queryParts = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]).flatMap((part) => part.split(',')))

/** Values of a fixed list, in a query string. */
export function queryList<const Values extends readonly string[]>(values: Values) {
  return queryParts.pipe(
    z
      .array(z.enum(values, key('errors.field.unknown_choice')))
      .max(20, key('errors.field.too_long')),
  )
}

/** Ids in a query string, at most `max`, because an address can hold no more. */
export function queryIds(max: number) {
  return queryParts.pipe(z.array(id).max(max, key('errors.field.too_long')))
}

/** The page size of a list: rows answered, and rows skipped before them. */
export const queryLimit = (most: number) => queryBetween(1, most)
export const queryOffset = queryBetween(0, 1_000_000).default(0)

export function byId<Name extends string>(name: Name) {
  return z.object({ [name]: id } as { [key in Name]: typeof id })
}

export const features = z.object({ flexiblePlanning: z.boolean(), departments: z.boolean() })

/** A label of the catalogue. */
export const named = z.object({ id: z.string(), name: z.string() })

/**
 * The name that a caller gives to one action: random, and long enough to be unique; a UUID will do.
 */
export const idempotencyKey = z
  .string()
  .max(255, key('errors.field.too_long'))
  .regex(/^[A-Za-z0-9._:/+=-]+$/, key('errors.field.format'))
