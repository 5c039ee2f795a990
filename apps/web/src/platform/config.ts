import { queryOptions, useQuery } from '@tanstack/react-query'

/** The contract of this call comes after the first screen has been drawn. */
export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: async ({ signal }) => (await import('./read-config.ts')).readConfig(signal),
    staleTime: Infinity,
  })

const unknown = {
  productName: 'Renfort',
  demo: false,
  outbox: false,
  analytics: false,
  // The page says so itself: the first drawing knows it without asking.
  google: 'google' in document.documentElement.dataset,
  links: { helpCentre: null, talentSignUp: null, externalJobPosting: null },
}

/** Displayed name and public addresses of this installation. */
export function useConfig() {
  return useQuery(configQuery()).data ?? unknown
}
