import {
  choiceParam,
  integerParam,
  type Search,
  wordsParam,
} from '../../../platform/search-params.ts'

export const organisationKinds = ['company', 'group'] as const
export type OrganisationKind = (typeof organisationKinds)[number]

/** What the address says of the list. */
export interface OrganisationSearch {
  q?: string | undefined
  kind?: OrganisationKind | undefined
  page?: number | undefined
}

export function organisationSearch(search: Search): OrganisationSearch {
  return {
    q: wordsParam(search['q']),
    kind: choiceParam(search['kind'], organisationKinds),
    page: integerParam(search['page'], 1, 10_000),
  }
}
