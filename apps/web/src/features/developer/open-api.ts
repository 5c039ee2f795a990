import { openApi } from '@renfort/contract/operations.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { queryFor } from '../../platform/query.ts'
import { apiPath } from './samples.ts'

/** As much of a JSON schema as the reference shows. */
export interface Shape {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly additionalProperties?: Shape | boolean
}

type Content = Readonly<Record<string, { readonly schema: Shape }>>

interface Described {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly security?: readonly object[]
  readonly 'x-access': string
  readonly deprecated?: boolean
  readonly description?: string
  readonly 'x-sunset'?: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Content }>
  >
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description?: string
  readonly schema: Shape
}

/** One operation of the OpenAPI document. */
export interface Operation {
  readonly id: string
  readonly method: string
  /** The whole path on this installation: `/api/v1/events`. */
  readonly path: string
  readonly area: string
  readonly summary: string
  /** The action that it needs. */
  readonly access: string
  /** Who may call it: a key too, signed-in people alone, or everybody. */
  readonly reach: 'keys' | 'people' | 'open'
  /** For an operation that will go: what does its work now, and the day of its end if it is known. */
  readonly deprecation: { readonly instead: string; readonly until: string | null } | null
  readonly parameters: readonly Parameter[]
  readonly body: Content | undefined
  readonly status: string
  readonly answer: Content | undefined
  readonly errors: readonly { readonly status: number; readonly keys: readonly string[] }[]
  /** What a search reads. */
  readonly text: string
}

/** The operations of this installation. The document changes with a release alone. */
export const operationsQuery = () => ({
  ...queryFor(openApi, {}, Number.POSITIVE_INFINITY),
  select: operationsOf,
})

/** The operations of an OpenAPI document as the product writes it, in its order. */
export function operationsOf(document: Readonly<Record<string, unknown>>): readonly Operation[] {
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Described>>>>
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      operationOf(method, `${apiPath}${path}`, described),
    ),
  )
}

function operationOf(method: string, path: string, described: Described): Operation {
  const answers = Object.entries(described.responses)
  const [status, success] = answers.find(([code]) => Number(code) < 400) ?? ['', undefined]
  return {
    id: described.operationId,
    method: method.toUpperCase(),
    path,
    area: described.tags[0] ?? '',
    summary: described.summary,
    access: described['x-access'],
    reach: reachOf(described.security),
    deprecation:
      described.deprecated === true
        ? { instead: described.description ?? '', until: described['x-sunset'] ?? null }
        : null,
    parameters: described.parameters,
    body: described.requestBody?.content,
    status,
    answer: success?.content,
    errors: answers
      .filter(([code]) => Number(code) >= 400)
      .map(([code, { description }]) => ({ status: Number(code), keys: description.split(', ') })),
    text: folded(
      [method, path, described.summary, described['x-access'], ...described.tags].join(' '),
    ),
  }
}

/** Without a line of its own, an operation takes whatever the document takes: a session or a key. */
function reachOf(security: Described['security']): Operation['reach'] {
  if (security === undefined) return 'keys'
  return security.length === 0 ? 'open' : 'people'
}

/** A shape in a few words: `string · uuid`, `list of object`. */
export function typeOf(shape: Shape): string {
  const { type, format, items, anyOf, const: fixed } = shape
  if (shape.enum !== undefined) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (fixed !== undefined) return JSON.stringify(fixed)
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(' | ')
  if (items !== undefined) return `${typeOf(items)}[]`
  const name = [type ?? 'any'].flat().join(' | ')
  return format === undefined ? name : `${name} · ${format}`
}

/** What a shape holds in its turn: the fields of an object, of the items of a list, of one of several. */
export function fieldsOf(shape: Shape): readonly (readonly [string, Shape, isRequired: boolean])[] {
  if (shape.properties !== undefined) {
    return Object.entries(shape.properties).map(
      ([name, inner]) => [name, inner, shape.required?.includes(name) ?? false] as const,
    )
  }
  if (shape.items !== undefined) return fieldsOf(shape.items)
  const { additionalProperties: others } = shape
  if (typeof others === 'object') return fieldsOf(others)
  const several = [...(shape.anyOf ?? []), ...(shape.allOf ?? [])].flatMap(fieldsOf)
  return [...new Map(several.map((field) => [field[0], field])).values()]
}
