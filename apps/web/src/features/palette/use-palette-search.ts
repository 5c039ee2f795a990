import {
  fewestSearchCharacters,
  foundContract,
  foundInvoice,
  foundJobDescription,
  foundMission,
  foundSider,
  searchEverything,
} from '@renfort/contract/search.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { connection } from '../../platform/connection.ts'
import { useCan } from '../../platform/me.ts'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { useDebounced } from '../../platform/use-debounced.ts'

export interface PaletteSearch {
  readonly results: readonly PaletteResult[]
  readonly state: 'idle' | 'short' | 'searching' | 'failed' | 'offline' | 'done'
  readonly retry: () => void
}

/** The results of the server for the typed text; results of an older text are never shown. */
export function usePaletteSearch(text: string): PaletteSearch {
  const typed = folded(text)
  const settled = useDebounced(typed, 'localSearch')
  const mayAsk = useCan('search.use').allowed
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  const isAsked = mayAsk && typed.length >= fewestSearchCharacters
  const query = useQuery({ ...searchQuery(settled), enabled: isAsked && settled === typed })
  const data = isAsked && settled === typed ? query.data : undefined
  const state = () => {
    if (!isAsked) return mayAsk && typed !== '' ? 'short' : 'idle'
    if (data !== undefined) return 'done'
    if (isLost) return 'offline'
    return query.isError && settled === typed && !query.isFetching ? 'failed' : 'searching'
  }
  return {
    results: [
      ...(data?.missions ?? []).map((found) => ({ kind: 'mission' as const, ...found })),
      ...(data?.siders ?? []).map((found) => ({ kind: 'sider' as const, ...found })),
      ...(data?.contracts ?? []).map((found) => ({ kind: 'contract' as const, ...found })),
      ...(data?.invoices ?? []).map((found) => ({ kind: 'invoice' as const, ...found })),
      ...(data?.jobDescriptions ?? []).map((found) => ({
        kind: 'jobDescription' as const,
        ...found,
      })),
    ],
    state: state(),
    retry: () => void query.refetch(),
  }
}

staleAfter(searchEverything, ['mission', 'missions'])

/** The palette shows a failure itself; the log only gets a warning (ERR-49). */
const searchQuery = (q: string) => ({
  ...queryFor(searchEverything, { query: { q } }),
  meta: { failure: 'nowhere' },
})

/** A search result, as it is also stored among the opened ones. */
export const paletteResult = z.discriminatedUnion('kind', [
  foundMission.extend({ kind: z.literal('mission') }),
  foundSider.extend({ kind: z.literal('sider') }),
  foundContract.extend({ kind: z.literal('contract') }),
  foundInvoice.extend({ kind: z.literal('invoice') }),
  foundJobDescription.extend({ kind: z.literal('jobDescription') }),
])
export type PaletteResult = z.infer<typeof paletteResult>
