import type { WorkerCandidate } from '@renfort/contract/workers.ts'

/** What a delegation may narrow its list by (N-05). */
export interface CandidateFilters {
  readonly isRecommended: boolean
  readonly workedForUs: boolean
  readonly jobTypeId: string | null
}

export const noFilters: CandidateFilters = {
  isRecommended: false,
  workedForUs: false,
  jobTypeId: null,
}

export function activeFilters(filters: CandidateFilters): number {
  return (
    Number(filters.isRecommended) + Number(filters.workedForUs) + Number(filters.jobTypeId !== null)
  )
}

export function filterCandidates(
  candidates: readonly WorkerCandidate[],
  { isRecommended, workedForUs, jobTypeId }: CandidateFilters,
): WorkerCandidate[] {
  return candidates.filter(
    (candidate) =>
      (!isRecommended || candidate.isRecommended) &&
      (!workedForUs || candidate.source === 'organisation') &&
      (jobTypeId === null || candidate.jobTypes.some(({ id }) => id === jobTypeId)),
  )
}

/** The jobs that someone of the list has done, by name. */
export function jobTypesOf(candidates: readonly WorkerCandidate[], locale: string) {
  const known = new Map(
    candidates.flatMap(({ jobTypes }) => jobTypes.map((job) => [job.id, job] as const)),
  )
  return [...known.values()].toSorted((a, b) => a.name.localeCompare(b.name, locale))
}
