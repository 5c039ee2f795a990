/** As much of a JSON schema as the comparison reads. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly [limit: string]: unknown
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>

interface ApiParameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

/** As much of an operation as the comparison reads. */
export interface ApiOperation {
  readonly 'x-access'?: string
  readonly security?: readonly object[]
  readonly parameters?: readonly ApiParameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

export interface ApiDocument {
  /** Who calls an operation that says nothing of it. */
  readonly security?: readonly object[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
}

/**
 * What a program that was written for one document meets in a later one: an operation that is gone or
 * closed, an input that is new and required or narrower, a field of an answer that is gone, may be
 * missing or is of another type. Nothing for what is only added: operations, fields, values of an
 * enumeration in an answer.
 */
export function apiBreaks(before: ApiDocument, after: ApiDocument): string[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, known]) => {
      const name = `${method.toUpperCase()} ${path}`
      const now = after.paths[path]?.[method]
      if (now === undefined) return [`${name} is gone`]
      return operationBreaks(withCallers(known, before), withCallers(now, after)).map(
        (text) => `${name}: ${text}`,
      )
    }),
  )
}

function operationBreaks(before: ApiOperation, after: ApiOperation): string[] {
  return [
    ...rightBreaks(before, after),
    ...parameterBreaks(before.parameters ?? [], after.parameters ?? []),
    ...bodyBreaks(before.requestBody?.content, after.requestBody?.content),
    ...answerBreaks(before, after),
  ]
}

function withCallers(operation: ApiOperation, { security }: ApiDocument): ApiOperation {
  return { security: security ?? [], ...operation }
}

function rightBreaks(before: ApiOperation, after: ApiOperation): string[] {
  const callers = ({ security = [] }: ApiOperation) =>
    security.map((schemes) => Object.keys(schemes).toSorted().join(' and '))
  const now = callers(after)
  if (now.length === 0) return []
  if (callers(before).length === 0) return [`needs ${now.join(' or ')}`]
  const lost = callers(before).filter((caller) => !now.includes(caller))
  const [was, is] = [before['x-access'], after['x-access']]
  return [
    ...lost.map((caller) => `does not take ${caller}`),
    ...(was === is ? [] : [`needs the right ${is}, not ${was}`]),
  ]
}

function parameterBreaks(before: readonly ApiParameter[], after: readonly ApiParameter[]) {
  const nameOf = (parameter: ApiParameter) => `${parameter.in} parameter ${parameter.name}`
  const now = new Map(after.map((parameter) => [nameOf(parameter), parameter]))
  const known = new Map(before.map((parameter) => [nameOf(parameter), parameter]))
  const newOnes = after
    .filter((parameter) => parameter.required === true)
    .filter((parameter) => known.get(nameOf(parameter))?.required !== true)
    .map((parameter) => `${nameOf(parameter)} is required`)
  const changed = before.flatMap((parameter) => {
    const name = nameOf(parameter)
    const found = now.get(name)
    return found === undefined
      ? [`${name} is gone`]
      : inputBreaks(parameter.schema, found.schema, name)
  })
  return [...newOnes, ...changed]
}

function bodyBreaks(before: Content | undefined, after: Content | undefined): string[] {
  if (after === undefined) return before === undefined ? [] : ['the body is gone']
  if (before === undefined) {
    return Object.values(after).some(({ schema }) => (schema.required ?? []).length > 0)
      ? ['a body is required']
      : []
  }
  return Object.entries(before).flatMap(([type, { schema }]) => {
    const now = after[type]?.schema
    return now === undefined ? [`${type} is not taken`] : inputBreaks(schema, now, 'body')
  })
}

function answerBreaks(before: ApiOperation, after: ApiOperation): string[] {
  const success = ({ responses }: ApiOperation) =>
    Object.entries(responses).find(([status]) => Number(status) < 400)
  const [status, answer] = success(before) ?? []
  const [statusNow, answerNow] = success(after) ?? []
  if (status !== statusNow) return [`answers ${statusNow}, not ${status}`]
  return Object.entries(answer?.content ?? {}).flatMap(([type, { schema }]) => {
    const now = answerNow?.content?.[type]?.schema
    return now === undefined ? [`does not answer ${type}`] : outputBreaks(schema, now, 'answer')
  })
}

const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const

/** What was taken before and is refused now. */
function inputBreaks(before: Schema, after: Schema, at: string): string[] {
  const choices = choiceBreaks(before, after, at, inputBreaks)
  if (choices !== null) return choices
  const number = (schema: Schema, limit: string, open: number) =>
    typeof schema[limit] === 'number' ? schema[limit] : open
  const limits = [
    ...lowest.filter((limit) => number(after, limit, -Infinity) > number(before, limit, -Infinity)),
    ...highest.filter((limit) => number(after, limit, Infinity) < number(before, limit, Infinity)),
    ...(['format', 'pattern', 'multipleOf'] as const).filter(
      (rule) => after[rule] !== undefined && after[rule] !== before[rule],
    ),
  ]
  const required = after.required ?? []
  return [
    ...typeBreaks(before, after, at),
    ...limits.map((limit) => `${at} has a narrower ${limit}`),
    ...lostValues(before, after).map((value) => `${at} does not take ${value}`),
    ...required
      .filter((name) => !(before.required ?? []).includes(name))
      .map((name) => `${at}.${name} is required`),
    ...partBreaks(before, after, at, inputBreaks),
  ]
}

/** What a reader of the former answers does not find, or finds and does not know. */
function outputBreaks(before: Schema, after: Schema, at: string): string[] {
  const choices = choiceBreaks(after, before, at, (now, was, place) =>
    outputBreaks(was, now, place),
  )
  if (choices !== null) return choices
  const known = after.properties ?? {}
  return [
    ...typeBreaks(after, before, at),
    ...(before.format === after.format ? [] : [`${at} has another format`]),
    ...(before.required ?? [])
      .filter((name) => name in known && !(after.required ?? []).includes(name))
      .map((name) => `${at}.${name} may be missing`),
    ...partBreaks(before, after, at, outputBreaks),
  ]
}

type Compare = (before: Schema, after: Schema, at: string) => string[]

/**
 * Of several shapes, each of the given ones has to fit one of the taken ones; `null` where there is
 * one of each.
 */
function choiceBreaks(given: Schema, taken: Schema, at: string, compare: Compare): string[] | null {
  const [from, to] = [choicesOf(given), choicesOf(taken)]
  if (from.length === 1 && to.length === 1 && from[0] === given && to[0] === taken) return null
  return from.flatMap((one) => {
    const tries = to.map((other) => compare(one, other, at))
    if (tries.some((breaks) => breaks.length === 0)) return []
    return tries.toSorted((a, b) => a.length - b.length)[0] ?? []
  })
}

const choicesOf = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [schema]

function typeBreaks(given: Schema, taken: Schema, at: string): string[] {
  if (taken.type === undefined) return []
  const types = [taken.type].flat()
  if (given.type === undefined) return [`${at} has another type`]
  const lost = [given.type].flat().filter((type) => !isTaken(type, types))
  return lost.length === 0 ? [] : [`${at} has another type: ${lost.join(', ')}`]
}

const isTaken = (type: string, types: readonly string[]) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

function lostValues(before: Schema, after: Schema): string[] {
  const allowed = after.enum ?? ('const' in after ? [after.const] : undefined)
  if (allowed === undefined) return []
  const known = before.enum ?? ('const' in before ? [before.const] : undefined)
  if (known === undefined) return ['what it took']
  return known.filter((value) => !allowed.includes(value)).map((value) => JSON.stringify(value))
}

/** The fields of an object, the items of a list, the values of a record. */
function partBreaks(before: Schema, after: Schema, at: string, compare: Compare): string[] {
  const now = after.properties ?? {}
  const fields = Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
    const found = now[name]
    return found === undefined ? [`${at}.${name} is gone`] : compare(schema, found, `${at}.${name}`)
  })
  const items =
    before.items === undefined || after.items === undefined
      ? []
      : compare(before.items, after.items, `${at}[]`)
  const [others, othersNow] = [before.additionalProperties, after.additionalProperties]
  const values =
    typeof others === 'object' && typeof othersNow === 'object'
      ? compare(others, othersNow, `${at}{}`)
      : []
  const parts = (before.allOf ?? []).flatMap((schema, i) =>
    compare(schema, after.allOf?.[i] ?? {}, at),
  )
  return [...fields, ...items, ...values, ...parts]
}
