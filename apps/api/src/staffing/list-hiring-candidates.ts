import type { staffing } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { HiringCandidate } from '@renfort/contract/staffing.ts'
import { labelOf } from '../catalogue/catalogue.ts'
import { findMissionOfAnyCompany } from '../mission-record/read-mission-record.ts'
import type { ReadCall } from '../platform/http/route.ts'
import { type RankedCandidate, rankedCandidates } from './ranked-candidates.ts'

type List = typeof staffing.listHiringCandidates

/** A page of those who may be hired for a mission, the fittest first. */
export async function listHiringCandidates(
  call: ReadCall,
  { params, query: { q, limit, offset } }: Parsed<List>,
): Promise<Answer<List>> {
  const now = call.services.clock.now()
  const mission = await findMissionOfAnyCompany(call, params.id)
  const { candidates, openShifts } = await rankedCandidates(call.queries, mission, { q, now })
  return {
    siders: candidates
      .slice(offset, offset + limit)
      .map((candidate) => toCandidate(call, candidate)),
    openShifts,
    total: candidates.length,
    limit,
    offset,
  }
}

function toCandidate({ services, locale }: ReadCall, candidate: RankedCandidate): HiringCandidate {
  const { lacked } = candidate
  const named = (kind: 'licence' | 'language') => (id: string) => ({
    id,
    name: labelOf(kind, id, locale) ?? id,
  })
  return {
    ...candidate,
    pictureUrl: services.fileLinks.link(candidate.pictureUrl),
    missingLicences: lacked.licences.map((id) => ({
      ...named('licence')(id),
      endsOn: candidate.licenceIds.includes(id) ? (candidate.licenceEnds[id] ?? null) : null,
    })),
    missingLanguages: lacked.languages.map(named('language')),
    freeShiftIds: [...candidate.freeShiftIds],
  }
}
