import type { Endpoint, Input } from '@renfort/contract/kernel/endpoint.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { queryFor } from './query.ts'
import { stale } from './query-client.ts'

/**
 * A search while the user types. The former results stay until the next answer, so that no choice disappears under a
 * press; when the search fails, its field says so, and no banner does (ERR-49).
 */
export function searchFor<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  staleTime: number = stale.default,
) {
  return {
    ...queryFor(endpoint, input, staleTime),
    placeholderData: keepPreviousData,
    meta: { failure: 'nowhere' },
  }
}
