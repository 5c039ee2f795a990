import type { Endpoint, Input, Reply } from '@renfort/contract/kernel/endpoint.ts'
import { type QueryKey, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from './call.ts'
import type { CallError } from './call-error.ts'
import type { Change } from './changes.ts'
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

interface CommandOptions<E extends Endpoint> {
  /** Runs before the call, which is not sent when this fails. */
  readonly first?: () => Promise<void>
  /** What queries know this command by, besides itself. */
  readonly changes?: readonly Change[]
  readonly onSuccess?: (reply: Reply<E>, input: Input<E>) => void
  /** Whether the caller shows a failure itself; other failures become a toast. */
  readonly handles?: Handles
}

/** A write of the contract as a mutation, which makes stale what says so (`stale-after.ts`). */
export function useCommand<E extends Endpoint>(endpoint: E, options: CommandOptions<E> = {}) {
  return useMutation<Reply<E>, CallError, Input<E>>({
    mutationFn: async (input) => {
      await options.first?.()
      return call(endpoint, input)
    },
    // Says which operation it is to whoever follows what is done.
    mutationKey: keyOf(endpoint),
    meta: { handles: options.handles, causes: [endpoint, ...(options.changes ?? [])] },
    onSuccess: (reply, input) => {
      options.onSuccess?.(reply, input)
    },
  })
}
