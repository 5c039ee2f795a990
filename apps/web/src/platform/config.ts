import { publicConfig } from '@renfort/contract/operations.ts'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from './query.ts'

export const configQuery = () => queryFor(publicConfig, {}, Infinity)

const unknown = {
  productName: 'Renfort',
  demo: false,
  outbox: false,
  links: { helpCentre: null, talentSignUp: null, externalJobPosting: null },
}

/** Displayed name and public addresses of this installation. */
export function useConfig() {
  return useQuery(configQuery()).data ?? unknown
}
