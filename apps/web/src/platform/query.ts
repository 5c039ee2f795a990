import type { Endpoint, Input, Reply } from '@renfort/contract/endpoint.ts'
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call, CallError } from './call.ts'
import { onCommandFailure, onLoadFailure } from './failures.ts'

/** Stale times of the specification (CONST-03), in milliseconds. */
export const stale = { default: 20_000, lists: 300_000, user: 86_400_000 } as const

type Handles = (error: CallError) => boolean

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: onLoadFailure }),
  mutationCache: new MutationCache({
    onError: (error, _input, _context, mutation) =>
      onCommandFailure(error, mutation.meta?.['handles'] as Handles | undefined),
  }),
  defaultOptions: {
    queries: {
      staleTime: stale.default,
      retry: (failures, error) =>
        failures < 1 && (!(error instanceof CallError) || error.status >= 500),
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
})

/** Key of an operation's answers; without input, of all of them. */
export function keyOf(endpoint: Endpoint, input?: unknown): QueryKey {
  const key = [endpoint.method, endpoint.path]
  return input === undefined ? key : [...key, input]
}

/** A read of the contract as a query: its key is the operation and what it is asked. */
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
  /** Operations whose answers this command makes untrue. */
  readonly invalidates?: readonly Endpoint[]
  readonly onSuccess?: (reply: Reply<E>, input: Input<E>) => void
  /** Keys that the caller shows itself, at a field or in place; others become a toast. */
  readonly handles?: Handles
}

/** A write of the contract as a mutation. */
export function useCommand<E extends Endpoint>(endpoint: E, options: CommandOptions<E> = {}) {
  const client = useQueryClient()
  return useMutation<Reply<E>, CallError, Input<E>>({
    mutationFn: (input) => call(endpoint, input),
    meta: { handles: options.handles },
    onSuccess: async (reply, input) => {
      options.onSuccess?.(reply, input)
      await Promise.all(
        (options.invalidates ?? []).map((other) =>
          client.invalidateQueries({ queryKey: keyOf(other) }),
        ),
      )
    },
  })
}
