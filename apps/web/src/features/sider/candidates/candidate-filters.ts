/** The filters of the list, for a delegation (N-05). */
export interface CandidateFilters {
  readonly isRecommended: boolean
  readonly workedForUs: boolean
  readonly jobTypeId: string | null
  /** Kilometres from the mission. */
  readonly maxDistance: number | null
}

export const noFilters: CandidateFilters = {
  isRecommended: false,
  workedForUs: false,
  jobTypeId: null,
  maxDistance: null,
}

/** How many filters narrow the list. */
export function activeFilters(filters: CandidateFilters): number {
  return Object.values(filters).filter((value) => value !== null && value !== false).length
}

/** The search among the candidates of a mission. */
export interface CandidateSearch {
  readonly missionId: string
  /** A name or a phone. */
  readonly q: string
  readonly filters: CandidateFilters
}

export function isNarrowed({ q, filters }: CandidateSearch): boolean {
  return q !== '' || activeFilters(filters) > 0
}
