import type { Endpoint, Input } from '@renfort/contract/kernel/endpoint.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Change } from './changes.ts'
import { keyOf } from './query.ts'
import { queryClient } from './query-client.ts'

/** A command of the contract, by itself, or what happened, by its word. */
type Cause = Endpoint | Change

interface Declaration {
  readonly endpoint: Endpoint
  readonly causes: readonly Cause[]
  readonly idOf: ((input: never) => string) | undefined
}

const declarations: Declaration[] = []

/**
 * Says, next to a query, what makes its answers stale; with `idOf`, a change of known things concerns only the answers
 * about these. Nothing is missed while the module is not loaded: it has no answers in the cache.
 */
export function staleAfter<E extends Endpoint>(
  endpoint: E,
  causes: readonly Cause[],
  idOf?: (input: Input<E>) => string,
): void {
  declarations.push({ endpoint, causes, idOf })
}

/** Makes the answers stale whose queries name what happened; those on the screen are then read again. */
export async function changed(
  client: QueryClient,
  happened: readonly Cause[],
  ids?: readonly string[],
): Promise<void> {
  const concerned = declarations.filter(({ causes }) =>
    causes.some((cause) => happened.includes(cause)),
  )
  await Promise.all(
    concerned.map(({ endpoint, idOf }) =>
      client.invalidateQueries({
        queryKey: keyOf(endpoint),
        predicate: ({ queryKey: [, , input] }) =>
          ids === undefined || idOf === undefined || ids.includes(idOf(input as never)),
      }),
    ),
  )
}

// A command counts as done after this. It stands here because screens before the session weigh too much to hold it.
queryClient.setMutationDefaults([], {
  onSettled: async (_reply, failure, _input, _before, { client, meta }) => {
    if (failure === null) await changed(client, (meta?.['causes'] ?? []) as readonly Cause[])
  },
})
