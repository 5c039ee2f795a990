import type { amendments } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { lastTrialDay } from '@renfort/domain/amendment/early-end.ts'
import { renewalLimits } from '@renfort/domain/amendment/renewal.ts'
import { termDays } from '@renfort/domain/amendment/term-days.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { documentNumber } from '../contract/document-number.ts'
import { calendarOf } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { readMissionRecord } from '../mission-record/read-mission-record.ts'
import { notFound } from '../platform/http/refusal.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findChains, type MissionChains, type StoredChain } from './contract-chains.ts'
import { toTerms } from './to-effect.ts'

type Read = typeof amendments.readAmendments
type Chain = Answer<Read>['contracts'][number]

/** The contracts in force of a mission, each with its amendments and what the law leaves open. */
export async function readAmendments(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  // A group lists contracts, and reads the missions behind them in their companies.
  if (sessionOf(call).organisation === null) throw notFound()
  const mission = await readMissionRecord(call, params.id)
  const found = await findChains(call.queries, mission)
  const now = call.services.clock.now()
  return {
    isFlexible: found.planning.flexiblePlanning !== null,
    contracts: found.chains.map((chain) => toChain(mission, found, { chain, now })),
  }
}

interface OneChain {
  readonly chain: StoredChain
  readonly now: ReturnType<ReadCall['services']['clock']['now']>
}

function toChain(
  mission: MissionRecord,
  { planning, shifts }: MissionChains,
  { chain: stored, now }: OneChain,
): Chain {
  const { contract, terms, chain } = stored
  const { reason } = mission
  const { left, months, latest } = renewalLimits(chain, reason)
  const calendar = calendarOf(mission)
  const own =
    planning.flexiblePlanning === null
      ? shifts.filter(({ siderIds }) => siderIds.includes(contract.siderId))
      : null
  return {
    contractId: contract.id,
    siderId: contract.siderId,
    siderName: contract.siderName,
    number: numberOf(mission, stored, 0),
    firstDay: terms.firstDay,
    lastDay: terms.lastDay,
    isOver: terms.lastDay < dateAt(now, calendar.timeZone),
    renewalsLeft: left,
    longestMonths: months,
    longestUntil: latest,
    termDays: termDays(chain, own, { reason, now, calendar }),
    trialEnd: lastTrialDay(chain),
    documents: documentsOf(mission, stored),
  }
}

/** The contract, then its amendments: what each says is what the next one found. */
function documentsOf(mission: MissionRecord, stored: StoredChain): Chain['documents'] {
  const { contract, amendments, terms } = stored
  const { documentId, status, madeAt } = contract
  const first = { documentId, status, madeAt, kind: 'contract' as const, reason: null }
  const all = [first, ...amendments]
  return all.map((document, i) => ({
    documentId: document.documentId,
    number: numberOf(mission, stored, i),
    kind: document.kind,
    status: document.status,
    madeAt: document.madeAt,
    reason: document.reason,
    terms: toTerms(amendments[i]?.before ?? terms),
  }))
}

function numberOf(
  { uniqueIdentifier }: MissionRecord,
  { contract: { position } }: StoredChain,
  amendment: number,
): string {
  return documentNumber(uniqueIdentifier ?? '', { position, amendment })
}
