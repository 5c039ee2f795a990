import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { publicConfig } from '@renfort/contract/operations.ts'
import { product } from '@renfort/domain/kernel/product.ts'
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
  const initialData = writtenConfig()
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (initialData === undefined || navigation?.type === 'back_forward') return {}
  return {
    initialData,
    initialDataUpdatedAt: performance.timeOrigin + (navigation?.responseStart ?? 0),
  }
}

/** The configuration that stands in the page, whenever it was written. */
export function writtenConfig(): Config | undefined {
  const text = globalThis.document?.querySelector?.('#config')?.textContent
  return text ? (JSON.parse(text) as Config) : undefined
}

const unknown = {
  productName: product.name,
  demo: false,
  outbox: false,
  analytics: false,
  google: false,
  origins: { staging: [], development: [] },
  links: { helpCentre: null, talentSignUp: null, externalJobPosting: null },
}

/** Displayed name and public addresses of this installation. */
export function useConfig() {
  return useQuery(configQuery()).data ?? unknown
}
