import type { Endpoint, Input } from '@renfort/contract/kernel/endpoint.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from './query.ts'

/** What commands change, as the queries know it. */
export type Change =
  /** Anything of one mission: its facts, its shifts, its flexible planning or its applicants. */
  | 'mission'
  | 'placeOfMission'
  | 'departmentOfMission'
  /** A mission was made or deleted. */
  | 'missions'
  | 'favouriteAddresses'

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

/** Makes the answers stale whose queries name one of the changes; each is read again once. */
export function changed(
  client: QueryClient,
  changes: readonly Change[],
  ids: readonly string[] = [],
): void {
  for (const { endpoint, changes: named, idOf } of declarations) {
    if (!named.some((change) => changes.includes(change))) continue
    void client.invalidateQueries({
      queryKey: keyOf(endpoint),
      ...(idOf !== undefined && {
        predicate: ({ queryKey: [, , input] }) => ids.includes(idOf(input as never)),
      }),
    })
  }
}
