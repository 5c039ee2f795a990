import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { publicConfig } from '@renfort/contract/operations.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'

type Config = Reply<typeof publicConfig>

/** The configuration comes with the page; the code that calls for it is only loaded where it did not. */
export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: async ({ signal }) => (await import('./read-config.ts')).readConfig(signal),
    staleTime: Infinity,
    ...pageConfig,
  })

const pageConfig = configOfPage()

/**
 * The configuration that the page came with, and when; none where the page does not come from the API,
 * and none where the browser went back to a page that it had kept: its clock is of another time.
 */
function configOfPage(): { initialData?: Config; initialDataUpdatedAt?: number } {
  const text = globalThis.document?.querySelector?.('#config')?.textContent
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!text || navigation?.type === 'back_forward') return {}
  return {
    initialData: JSON.parse(text) as Config,
    initialDataUpdatedAt: performance.timeOrigin + (navigation?.responseStart ?? 0),
  }
}

const unknown = {
  productName: 'Renfort',
  demo: false,
  outbox: false,
  analytics: false,
  google: false,
  links: { helpCentre: null, talentSignUp: null, externalJobPosting: null },
}

/** Displayed name and public addresses of this installation. */
export function useConfig() {
  return useQuery(configQuery()).data ?? unknown
}
