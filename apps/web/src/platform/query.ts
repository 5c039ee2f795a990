import type { Endpoint, Input, Reply } from '@renfort/contract/kernel/endpoint.ts'
import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from './call.ts'
import type { CallError } from './call-error.ts'
import { type Handles, stale } from './query-client.ts'

/** The cache key of an operation with its input; without input, of all its answers. */
export function keyOf(endpoint: Endpoint, input?: unknown): QueryKey {
  const key = [endpoint.method, endpoint.path]
  return input === undefined ? key : [...key, input]
}

/** A read of the contract as a query; its key is the operation and its input. */
export function queryFor<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  staleTime: number = stale.default,
) {
  return queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }): Promise<Reply<E>> => call(endpoint, input, signal),
    staleTime,
  })
}

/** What commands change, as the queries know it. */
export type Change =
  /** Anything of one mission: its facts, its shifts, its flexible planning or its applicants. */
  | 'mission'
  | 'placeOfMission'
  | 'departmentOfMission'
  /** A mission was made or deleted. */
  | 'missions'
  | 'favouriteAddresses'
  /** What contracts say of a mission was amended or corrected. */
  | 'terms'
  /** Somebody joined or left a team, or has another role: a mission shows whether its manager may still manage it. */
  | 'managers'
  /** The number that a company gives to a Sider. */
  | 'ownNumbers'
  /** An opinion of a Sider's work, which shows wherever the Sider does. */
  | 'opinions'
  /** An invoice was paid, or its payment asked for again. */
  | 'payments'
  /** The name, the pictures or the facts of an organisation, which every screen shows. */
  | 'organisation'
  /** Settings whose absence the list of missing settings tells. */
  | 'settings'
  | 'legalValues'
  | 'features'

interface Declaration {
  readonly endpoint: Endpoint
  readonly changes: readonly Change[]
  readonly idOf: ((input: never) => string) | undefined
}

const declarations: Declaration[] = []

/**
 * Says, next to a query, which changes make its answers stale; with `idOf`, only the answers about the thing that
 * changed.
 */
export function staleAfter<E extends Endpoint>(
  endpoint: E,
  changes: readonly Change[],
  idOf?: (input: Input<E>) => string,
): void {
  declarations.push({ endpoint, changes, idOf })
}

/**
 * Makes the answers stale whose queries name one of the changes; each is read again once. Without the things that
 * changed, the answers about all of them.
 */
export async function changed(
  client: QueryClient,
  changes: readonly Change[],
  ids?: readonly string[],
): Promise<void> {
  const named = declarations.filter((each) => each.changes.some((one) => changes.includes(one)))
  await Promise.all(
    named.map(({ endpoint, idOf }) =>
      client.invalidateQueries({
        queryKey: keyOf(endpoint),
        ...(idOf !== undefined &&
          ids !== undefined && {
            predicate: ({ queryKey: [, , input] }) => ids.includes(idOf(input as never)),
          }),
      }),
    ),
  )
}

interface CommandOptions<E extends Endpoint> {
  /** Runs before the call, which is not sent when this fails. */
  readonly first?: () => Promise<void>
  /** What this command changes, for queries of any area that said so. */
  readonly changes?: readonly Change[]
  /** The lists of its own area that are read again. */
  readonly invalidates?: readonly Endpoint[]
  readonly onSuccess?: (reply: Reply<E>, input: Input<E>) => void
  /** Whether the caller shows a failure itself; other failures become a toast. */
  readonly handles?: Handles
}

/** A write of the contract as a mutation. */
export function useCommand<E extends Endpoint>(endpoint: E, options: CommandOptions<E> = {}) {
  const client = useQueryClient()
  return useMutation<Reply<E>, CallError, Input<E>>({
    mutationFn: async (input) => {
      await options.first?.()
      return call(endpoint, input)
    },
    meta: { handles: options.handles },
    onSuccess: async (reply, input) => {
      options.onSuccess?.(reply, input)
      await Promise.all([
        changed(client, options.changes ?? []),
        ...(options.invalidates ?? []).map((own) =>
          client.invalidateQueries({ queryKey: keyOf(own) }),
        ),
      ])
    },
  })
}
