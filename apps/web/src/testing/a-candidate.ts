import type { listCandidates, WorkerCandidate } from '@renfort/contract/company-sider.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'

export const candidateId = (number: number) =>
  `00000000-0000-4000-8000-0000000007${number.toString().padStart(2, '0')}`

/** Karim, who has worked for the company. */
export function aCandidate(changes: Partial<WorkerCandidate> = {}): WorkerCandidate {
  return {
    id: candidateId(1),
    firstName: 'Karim',
    lastName: 'Benali',
    phoneNumber: '+33611223344',
    pictureUrl: null,
    isRecommended: false,
    source: 'organisation',
    lastOrganisationName: null,
    experiences: [],
    missionsHere: 0,
    missionsInJob: 0,
    lastMission: null,
    busy: [],
    jobTypes: [],
    distance: null,
    ...changes,
  }
}

interface Asked {
  readonly source?: WorkerCandidate['source'] | undefined
  readonly ids?: readonly string[] | undefined
}

/** The answer of the API to a search among these people; the totals cover every list. */
export function candidatePage(
  people: readonly WorkerCandidate[],
  { source, ids }: Asked = {},
): Reply<typeof listCandidates> {
  const found = people.filter(({ id }) => ids === undefined || ids.includes(id))
  const siders = found.filter((each) => source === undefined || each.source === source)
  const ofCompany = found.filter((each) => each.source === 'organisation').length
  const totals = { organisation: ofCompany, network: found.length - ofCompany }
  return { siders, total: siders.length, totals, limit: 50, offset: 0 }
}
