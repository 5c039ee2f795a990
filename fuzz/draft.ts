import type { Caller as Calling } from '@renfort/domain/access/actor.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { type Caller, headersOf } from '../apps/api/src/platform/http/inject-call.ts'
import type { Accepted } from './accepted.ts'
import { type IdsByTable, tableOf, tablesFor } from './ids.ts'
import { validValue } from './json-schema.ts'
import { nameOf, type Operation, operations } from './operations.ts'
import type { Random } from './random.ts'
import type { Company, World } from './world.ts'

/** Which operation is called, and by whom. */
interface Planned {
  readonly operation: Operation
  readonly role: string
  /** Whether the call is sent unspoiled, by a role that has the right to it. */
  readonly isMeant: boolean
}

/** A call in preparation; the steps change it in place. */
export interface Draft {
  readonly operation: Operation
  readonly role: string
  method: string
  params: Record<string, string>
  query: [string, string][]
  body: unknown
  /** Changes of the final address and of the serialised body, applied last. */
  readonly rewriteUrl: ((url: string) => string)[]
  readonly rewriteBody: ((body: string) => string | Buffer)[]
  headers: Record<string, string | string[]>
  remoteAddress: string
  /** Whether the contract must still declare the answer for this operation. */
  declared: boolean
}

/** Hashing a password is slow on purpose: calls that hash one are made less often, to leave time for others. */
const slowShare = 0.25
const isSlow = ({ endpoint, body }: Operation): boolean =>
  endpoint.access === 'public' && 'password' in (body?.properties ?? {})

export function pickOperation(random: Random): Operation {
  for (;;) {
    const operation = random.oneOf(operations)
    if (operation === undefined) throw new Error('The contract has no operation.')
    if (!isSlow(operation) || random.chance(slowShare)) return operation
  }
}

const member = { isInsider: false, impersonating: false, role: 'admin' } as const
/** Roles of the fuzzer, each with the actor that decides its rights. */
const actors: readonly (readonly [string, Calling])[] = [
  ['admin', { ...member, organisation: 'active' }],
  ['insider', { isInsider: true, impersonating: false, role: null, organisation: 'none' }],
  ['admin of the group', { ...member, organisation: 'group' }],
  ['sider', { siderId: '' }],
  ['directory', { directoryOf: '' }],
  ['insider as an admin', { ...member, impersonating: true, organisation: 'active' }],
]

/** A role that has the right to the operation. */
export function grantedRole(world: World, { name, endpoint }: Operation, random: Random): string {
  const known = random.oneOf(world.accepted.get(name) ?? [])?.role
  if (known !== undefined) return known
  const { access } = endpoint
  if (access === 'public' || access === 'optional') return 'admin'
  return actors.find(([, actor]) => can(actor, access).allowed)?.[0] ?? 'admin'
}

/** Any role; in four cases of ten one that has the right to the operation. */
export function pickRole(world: World, operation: Operation, random: Random): string {
  if (random.chance(0.4)) return grantedRole(world, operation, random)
  return random.oneOf([...world.callers.keys()]) ?? 'admin'
}

/** A valid call, as far as the contract tells; the steps spoil it afterwards. */
export function draftCall(
  world: World,
  { operation, role, isMeant }: Planned,
  random: Random,
): Draft {
  const { endpoint } = operation
  const caller = world.callers.get(role) ?? null
  const home = companyOf(world, caller)
  const given =
    isMeant || random.chance(0.6) ? acceptedInput(world, operation, role, random) : undefined
  const ids = (field: string) => someId(home, field, random)
  return {
    operation,
    role,
    method: endpoint.method,
    params: paramsOf(world, operation, home, given, random),
    query: [
      ...queryOf(given),
      // A call that is meant to succeed is sent with the query that is known to be right alone.
      ...(isMeant ? [] : madeQuery(operation, given, random, ids)),
    ],
    body:
      given?.body ??
      (operation.body === null ? undefined : validValue(operation.body, random, ids)),
    rewriteUrl: [],
    rewriteBody: [],
    headers: { ...headersOf(caller), ...typeOf(given) },
    remoteAddress: `10.${random.below(256)}.${random.below(256)}.${1 + random.below(254)}`,
    declared: true,
  }
}

function acceptedInput(
  world: World,
  operation: Operation,
  role: string,
  random: Random,
): Accepted | undefined {
  const inputs = world.accepted.get(operation.name) ?? []
  const own = inputs.filter((input) => input.role === role)
  const input = random.oneOf(own.length > 0 ? own : inputs)
  // No step changes the bytes of a file in place, so a file need not be copied.
  return input === undefined || Buffer.isBuffer(input.body) ? input : structuredClone(input)
}

function typeOf(given: Accepted | undefined): Record<string, string> {
  return given?.mediaType === undefined ? {} : { 'content-type': given.mediaType }
}

function companyOf(world: World, caller: Caller | null): Company {
  const companies = [...world.companies.values()]
  const own = companies.find(({ id }) => id === caller?.organisationId)
  const home = caller === null ? null : world.byUserId.get(caller.userId)?.home
  const found = own ?? companies.find(({ name }) => name === (home ?? 'own'))
  if (found === undefined) throw new Error('No company.')
  return found
}

export function someId({ ids }: Company, field: string, random: Random): string {
  const table = random.oneOf(tablesFor(field, ids)) ?? 'users'
  return random.oneOf(ids.get(table) ?? []) ?? '00000000-0000-4000-8000-000000000001'
}

function paramsOf(
  world: World,
  { endpoint }: Operation,
  home: Company,
  given: Accepted | undefined,
  random: Random,
): Record<string, string> {
  const params = (given?.params ?? {}) as Record<string, string>
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    names.map((name) => {
      const table = tableOfParameter(world, endpoint.path, name)
      const known = random.oneOf(home.ids.get(table ?? '') ?? [])
      return [name, params[name] ?? known ?? someId(home, '', random)]
    }),
  )
}

const learned = new WeakMap<World, ReadonlyMap<string, string>>()

/** Which table the id in a path belongs to, learnt from the accepted inputs of operations under that path. */
function tableOfParameter(world: World, path: string, name: string): string | undefined {
  let tables = learned.get(world)
  if (tables === undefined) {
    tables = learnTables(world)
    learned.set(world, tables)
  }
  return tables.get(placeOf(path, name))
}

function learnTables({ accepted, companies }: World): ReadonlyMap<string, string> {
  const ids: IdsByTable = companies.get('own')?.ids ?? new Map()
  const tables = new Map<string, string>([['/siders/', 'siders']])
  for (const { endpoint } of operations) {
    for (const { params } of accepted.get(nameOf(endpoint)) ?? []) {
      for (const [name, value] of Object.entries((params ?? {}) as Record<string, string>)) {
        const table = tableOf(ids, value)
        if (table !== undefined) tables.set(placeOf(endpoint.path, name), table)
      }
    }
  }
  return tables
}

/** The path up to a parameter, without the names of earlier parameters. */
function placeOf(path: string, name: string): string {
  return path.slice(0, path.indexOf(`:${name}`)).replaceAll(/:\w+/g, ':')
}

function queryOf(given: Accepted | undefined): [string, string][] {
  return Object.entries((given?.query ?? {}) as Record<string, unknown>).flatMap(said)
}

/** Values for what the input does not name. */
function madeQuery(
  operation: Operation,
  given: Accepted | undefined,
  random: Random,
  ids: (field: string) => string,
): [string, string][] {
  const named = new Set(queryOf(given).map(([name]) => name))
  return operation.query
    .filter(({ name }) => random.chance(0.7) && !named.has(name))
    .map(({ name, schema }): [string, unknown] => [name, validValue(schema, random, ids, name)])
    .flatMap(said)
}

function said([name, value]: [string, unknown]): [string, string][] {
  return (Array.isArray(value) ? value : [value]).map((item) => [name, String(item)])
}
