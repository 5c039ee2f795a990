import { product } from '@renfort/domain/kernel/product.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Config, writtenConfig } from './written-config.ts'

/** The page carries the configuration; the code that asks for it loads only when it does not. */
export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: async ({ signal }) => (await import('./read-config.ts')).readConfig(signal),
    staleTime: Infinity,
    ...pageConfig,
  })

const pageConfig = configOfPage()

/**
 * The configuration in the page, and its time. There is none when the page does not come from the API, nor when the
 * browser went back to a stored page: its clock is then outdated.
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
