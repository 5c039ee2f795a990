import { CancelledError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { type LoadFailureShows, onCommandFailure, onLoadFailure } from './failures.ts'

/** Stale times of the specification (CONST-03), in milliseconds. */
export const stale = { default: 20_000, lists: 300_000, user: 86_400_000 } as const

/** Whether a screen shows this failure itself. */
export type Handles = (error: CallError) => boolean

/**
 * A screen that is left gives up the reads it was waiting for. The next screen may be waiting for one of them, and
 * then asks again: a screen never fails because another one has closed.
 */
class ScreenQueries extends QueryClient {
  override fetchQuery: QueryClient['fetchQuery'] = (options) =>
    super.fetchQuery(options).catch((error: unknown) => {
      if (error instanceof CancelledError) return super.fetchQuery(options)
      throw error
    })
}

export const queryClient = new ScreenQueries({
  queryCache: new QueryCache({
    onError: (error, query) =>
      onLoadFailure(error, query.meta?.['failure'] as LoadFailureShows | undefined),
  }),
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
      networkMode: 'always',
    },
    // Without a network a call fails at once: waiting could take forever.
    mutations: { retry: false, networkMode: 'always' },
  },
})
