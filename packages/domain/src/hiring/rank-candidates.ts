/** What is known of somebody who may be hired for a mission. */
export interface CandidateFacts {
  readonly name: string
  /** What came of the company asking for them; `null` where it did not. */
  readonly asked: 'requested' | 'accepted' | 'declined' | 'hired' | null
  /** What came of their application; `null` where there is none. */
  readonly applied: 'sent' | 'approved' | 'refused' | null
  /** Open shifts of the mission at which they are free. */
  readonly freeShifts: number
  /** Licences of the job that they do not hold, or whose end comes before that of the mission. */
  readonly missingLicences: number
  /** Missions for the company, and those of them in the job. */
  readonly missionsHere: number
  readonly missionsInJob: number
  readonly isRecommended: boolean
  readonly hasDoneJob: boolean
  /** Languages of the job that they do not speak. */
  readonly missingLanguages: number
  /** Whole kilometres; `null` where a place is unknown. */
  readonly distance: number | null
  /** Minutes that the law leaves them in the fullest week of the mission. */
  readonly minutesLeft: number
  /** Whether they say that they like to go back to the company. */
  readonly likesCompany: boolean
}

/** Distances up to here count as equally near, in kilometres. */
const rings = [5, 15, 30, 60] as const

function ringOf(distance: number | null): number {
  if (distance === null) return rings.length
  const ring = rings.findIndex((most) => distance <= most)
  return ring === -1 ? rings.length : ring
}

const askedOrder = { accepted: 0, hired: 0, requested: 1, declined: 3 } as const

/**
 * The criteria of the order of candidates, the most important first; less is better. Candidates who
 * can take no shift come last; those asked for come first (issue « requestedSiders », decisions
 * §8).
 */
const criteria: readonly ((facts: CandidateFacts) => number)[] = [
  ({ freeShifts, minutesLeft }) => Number(freeShifts === 0 || minutesLeft <= 0),
  ({ applied }) => Number(applied === 'refused'),
  ({ asked }) => (asked === null ? 2 : askedOrder[asked]),
  ({ applied }) => (applied === 'approved' ? 0 : 1),
  ({ missingLicences }) => missingLicences,
  ({ missionsInJob }) => Number(missionsInJob === 0),
  ({ missionsHere }) => Number(missionsHere === 0),
  ({ isRecommended }) => Number(!isRecommended),
  ({ hasDoneJob }) => Number(!hasDoneJob),
  ({ missingLanguages }) => missingLanguages,
  ({ distance }) => ringOf(distance),
  ({ freeShifts }) => -freeShifts,
  ({ minutesLeft }) => -minutesLeft,
  ({ missionsHere }) => -missionsHere,
  ({ likesCompany }) => Number(!likesCompany),
]

/** Candidates for a mission, the fittest first; equals by name. */
export function rankCandidates<Candidate extends CandidateFacts>(
  candidates: readonly Candidate[],
): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, marks: criteria.map((mark) => mark(candidate)) }))
    .toSorted((a, b) => difference(a.marks, b.marks) || byName(a.candidate, b.candidate))
    .map(({ candidate }) => candidate)
}

/** The first difference of two lists of marks, 0 where there is none. */
function difference(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < one.length; i += 1) {
    const by = (one[i] ?? 0) - (other[i] ?? 0)
    if (by !== 0) return by
  }
  return 0
}

function byName(one: CandidateFacts, other: CandidateFacts): number {
  if (one.name === other.name) return 0
  return one.name < other.name ? -1 : 1
}
