import type { Caller as Calling } from '@renfort/domain/access/actor.ts'
import { can } from '@renfort/domain/access/policy.ts'
import { type Caller, headersOf } from '../apps/api/src/platform/http/inject-call.ts'
import type { Accepted } from './accepted.ts'
import { type IdsByTable, tableOf } from './ids.ts'
import { nameOf, operations } from './operations.ts'
import type { Plan } from './plan-call.ts'
import type { Draft } from './request.ts'
import type { Company, World } from './world.ts'

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

/** Who makes the call: anybody, or somebody who has the right to the operation. */
function roleOf(world: World, { operation, isGranted, chooseRole }: Plan): string {
  if (!isGranted) return chooseRole([...world.callers.keys()]) ?? 'admin'
  const known = chooseRole(world.accepted.get(operation.name) ?? [])?.role
  if (known !== undefined) return known
  const { access } = operation.endpoint
  if (access === 'public' || access === 'optional') return 'admin'
  return actors.find(([, actor]) => can(actor, access).allowed)?.[0] ?? 'admin'
}

/** The call that was drawn, in this world: valid as far as the contract tells, then spoiled by its steps. */
export function makeDraft(world: World, plan: Plan): Draft {
  const { operation, isMeant, steps } = plan
  const { endpoint } = operation
  const role = roleOf(world, plan)
  const caller = world.callers.get(role) ?? null
  const { ids } = companyOf(world, caller)
  const given = plan.isKnown ? acceptedInput(world, plan, role) : undefined
  const draft: Draft = {
    operation,
    role,
    method: endpoint.method,
    params: paramsOf(world, plan, ids, given),
    query: [
      ...queryOf(given?.query),
      // A call that is meant to succeed is sent with the query that is known to be right alone.
      ...(isMeant ? [] : madeQuery(plan.query(ids), given)),
    ],
    body: given?.body ?? plan.body(ids),
    rewriteUrl: [],
    rewriteBody: [],
    headers: { ...headersOf(caller), ...typeOf(given) },
    remoteAddress: plan.remoteAddress,
    declared: true,
  }
  for (const step of steps) step.spoil(draft, world)
  return draft
}

function acceptedInput(
  world: World,
  { operation, chooseInput }: Plan,
  role: string,
): Accepted | undefined {
  const inputs = world.accepted.get(operation.name) ?? []
  const own = inputs.filter((input) => input.role === role)
  const input = chooseInput(own.length > 0 ? own : inputs)
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

function paramsOf(
  world: World,
  { operation, params: drawn }: Plan,
  ids: IdsByTable,
  given: Accepted | undefined,
): Record<string, string> {
  const params = (given?.params ?? {}) as Record<string, string>
  return Object.fromEntries(
    Object.entries(drawn).map(([name, idOf]) => {
      const table = tableOfParameter(world, operation.endpoint.path, name)
      return [name, params[name] ?? idOf(ids, table === undefined ? undefined : [table])]
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

function queryOf(query: unknown): [string, string][] {
  return Object.entries(query ?? {}).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined)
      .map((item): [string, string] => [name, String(item)]),
  )
}

/** Values for what the input does not name. */
function madeQuery(made: unknown, given: Accepted | undefined): [string, string][] {
  const named = new Set(queryOf(given?.query).map(([name]) => name))
  return queryOf(made).filter(([name]) => !named.has(name))
}
