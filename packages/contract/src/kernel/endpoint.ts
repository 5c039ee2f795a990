import type { Action } from '@renfort/domain/access/policy.ts'
import type { ErrorKey } from '@renfort/domain/errors.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * `public` reads no session, `optional` reads one if there is one, any other value is an action of
 * the policy.
 */
export type Access = 'public' | 'optional' | Action

/** Whether an operation answers somebody who is not signed in. */
export function isOpen({ access }: Pick<Endpoint, 'access'>): boolean {
  return access === 'public' || access === 'optional'
}

/** That an operation will go: programs are told with each of its answers. */
export interface Deprecation {
  /** The day from which nobody should begin to use it. */
  readonly since: IsoDate
  /** The day on which it ends, at least six months later; absent while it is not known. */
  readonly until?: IsoDate
  /** What does its work now, in a sentence for programmers. */
  readonly instead: string
}

/** What an operation says of itself, besides its address: what it takes, what it answers. */
interface Declared<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
> {
  readonly method: Method
  readonly summary: string
  readonly access: Access
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly response: Response
  /** Error keys of this operation, besides those that every call can answer (session, input, internal). */
  readonly errors: readonly ErrorKey[]
  /** Whether it is about what a person keeps for themselves: a key, which has a maker, is refused. */
  readonly isOfPerson?: true
  /**
   * Whether somebody with a second factor must have proved it within the last minutes: for every
   * call, or for one whose body has one of these fields. With `everybody`, people without one prove
   * it by their password or by having just signed in.
   */
  readonly stepUp?: true | 'everybody' | readonly string[]
  /**
   * Also answers a session whose second step is missing: `proof` where it is proved, `setUp` also
   * where a person who must have a second factor sets one up.
   */
  readonly secondStep?: 'proof' | 'setUp'
  /** Why a repeated `Idempotency-Key` runs this write again; without it, the first answer is repeated. */
  readonly neverReplayed?: string
  /**
   * `file`: the body is a file of its content type; `form`: a form with a file; JSON when absent.
   */
  readonly sends?: 'file' | 'form'
  /** The most bytes of a body; the API's default when absent. */
  readonly longestBody?: number
  /** JSON when absent. */
  readonly answers?: 'file'
  /** Another protocol, whose form bodies and failures have. */
  readonly speaks?: 'scim'
  readonly deprecated?: Deprecation
  /**
   * Marks one of several uses of an operation; another endpoint at the same address declares the
   * whole.
   */
  readonly isPart?: true
}

/** One operation of the API: what the browser may send, who may call it, what comes back. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> extends Declared<Params, Query, Body, Response> {
  /** Path under the API's base, with `:name` for each path parameter. */
  readonly path: string
  /** 204 answers have no body; their `response` is `z.void()`. */
  readonly status: 200 | 201 | 204
}

/** Declares an operation; the identity function that gives the table its types. */
export function endpoint<
  Response extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  definition: Declared<Params, Query, Body, Response> & {
    readonly path: `/${string}`
    /** 200 unless given. */
    readonly status?: 200 | 201 | 204
  },
): Endpoint<Params, Query, Body, Response> {
  return { status: 200, ...definition }
}

type Given<Name extends string, Schema> = [Schema] extends [z.ZodUndefined]
  ? unknown
  : Schema extends z.ZodType
    ? Passed<Name, z.input<Schema>>
    : unknown

/** A part of the input whose fields are all optional is optional itself. */
type Passed<Name extends string, Value> = object extends Value
  ? { readonly [key in Name]?: Value }
  : { readonly [key in Name]: Value }

type Received<Name extends string, Schema> = [Schema] extends [z.ZodUndefined]
  ? unknown
  : Schema extends z.ZodType
    ? { readonly [key in Name]: z.output<Schema> }
    : unknown

/** What a caller passes: path parameters, query and body as they are before parsing. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? Given<'params', P> & Given<'query', Q> & Given<'body', B>
    : never

/** What a handler receives: the same, parsed. */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? Received<'params', P> & Received<'query', Q> & Received<'body', B>
    : never

/** What a caller receives. */
export type Reply<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never

/** What a handler returns, before the response schema drops fields that must not leave. */
export type Answer<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.input<R> : never
