import { readFeatures } from '@renfort/contract/session.ts'
import { type Features, flagRefreshMs } from '@renfort/domain/feature-flag/feature-flag.ts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import { CallError } from './call-error.ts'
import { meQuery } from './me.ts'
import { keyOf } from './query.ts'
import { staleAfter } from './stale-after.ts'

staleAfter(readFeatures, ['features'])

const queryKey = keyOf(readFeatures, {})

/** The features of the last reading, else those of the user's session. */
export function knownFeatures(client: QueryClient): Features | undefined {
  return (
    client.getQueryData<Features>(queryKey) ?? client.getQueryData(meQuery().queryKey)?.features
  )
}

export function isFeatureQuery(key: readonly unknown[]): boolean {
  return key[0] === queryKey[0] && key[1] === queryKey[1]
}

/**
 * The features, read again every fifteen seconds while the tab is visible (API-105). The first ones come with the
 * user, so that no screen waits for them; a failed reading changes nothing.
 */
export function featuresQuery(client: QueryClient, everyMs: number = flagRefreshMs) {
  const me = meQuery().queryKey
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<Features> => {
      try {
        return await call(readFeatures, {}, signal)
      } catch (error) {
        const known = knownFeatures(client)
        const endsSession = error instanceof CallError && [401, 403].includes(error.status)
        if (known === undefined || endsSession || signal.aborted) throw error
        return known
      }
    },
    initialData: () => client.getQueryData(me)?.features,
    initialDataUpdatedAt: () => client.getQueryState(me)?.dataUpdatedAt,
    staleTime: everyMs,
    refetchInterval: everyMs,
    refetchOnWindowFocus: true,
    retry: false,
  })
}

/** Reads the features again and again while a signed-in frame is on the screen. */
export function useFeatureRefresh(): void {
  useQuery(featuresQuery(useQueryClient()))
}
