import type { amendments } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { wireField } from '@renfort/contract/shift.ts'
import { type CorrectedHours, correctedMove } from '@renfort/domain/amendment/corrected-hours.ts'
import { areHoursOpen } from '@renfort/domain/contract/correction/correction.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { issue, type Issue } from '@renfort/domain/kernel/issue.ts'
import { durationRefusal } from '@renfort/domain/mission/mission.ts'
import { validateShift } from '@renfort/domain/shift/shift.ts'
import { renewPaper } from '../contract/follow-hires.ts'
import { findHired, lockSiders } from '../hiring/hire-queries.ts'
import { lockContractBatches } from '../mission-record/contract-queries.ts'
import { lockMission } from '../mission-record/lock-mission.ts'
import { periodOfPlanning } from '../mission-record/mission-planning.ts'
import { zoneOfMission } from '../mission-record/mission-pricing.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { invalidInput, notFound, refuse, throwRefusal } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { refuseFor } from './amending.ts'
import { findChains, type MissionChains, type StoredChain } from './contract-chains.ts'
import { wholeMinute } from './from-wire-order.ts'
import { type AmendmentPlan, checkAdded } from './plan-amendment.ts'
import { planMoves } from './plan-moves.ts'
import { rewriteMission } from './rewrite-mission.ts'
import { toEffect } from './to-effect.ts'
import { findWorkedShifts } from './worked-shift-queries.ts'

type Correct = typeof amendments.correctContractHours
type Body = Parsed<Correct>['body']

/**
 * Corrects the hours of Siders whose document is contested, even if other signed documents lock the
 * mission: a shift shared with Siders of those is split (CTR-22). The document waits until staff
 * send its new version.
 */
export async function correctContractHours(
  call: CommandCall,
  { params, body }: Parsed<Correct>,
): Promise<Answer<Correct>> {
  const { queries, transaction } = call
  const mission = await lockMission(call, params.id, 'contract.correct')
  await lockSiders(queries, await findHired(queries, mission.id))
  await lockContractBatches(queries, mission)
  const plan = await planCorrection(call, mission, body)
  await rewriteMission(transaction, mission, plan)
  const documentId = body.documentId.toLowerCase()
  await renewPaper(transaction, { organisationId: mission.organisationId, id: documentId })
  await transaction.record({
    action: 'contract.correctHours',
    entity: 'mission',
    entityId: mission.id,
    before: { shifts: plan.found.shifts },
    after: { documentId, shifts: plan.planning.shifts },
  })
  return toEffect(mission, plan, 'nothing')
}

async function planCorrection(
  { queries, transaction: { now } }: CommandCall,
  mission: MissionRecord,
  body: Body,
): Promise<AmendmentPlan> {
  const found = await findChains(queries, mission)
  const chosen = chosenOf(found, body)
  const hours = fromWire(body, zoneOfMission(mission))
  refuseHours(hours, found, now)
  const worked = await findWorkedShifts(queries, mission)
  const moved = chosen.flatMap((chain) => {
    const { siderId } = chain.contract
    const answer = correctedMove(siderId, hours, { shifts: found.shifts, now, worked })
    if ('move' in answer) {
      const { leaves, takes } = answer.move
      return leaves.length + takes.length === 0 ? [] : [{ chain, move: answer.move }]
    }
    refuseFor(chain.contract, answer.refusal)
    return []
  })
  const act = planMoves(mission, found, moved, now)
  const period = periodOfPlanning(mission, act.planning)
  if (period !== null) throwRefusal(durationRefusal(period))
  const checked = await checkAdded(queries, mission, act)
  return { ...act, found, warnings: checked.filter(({ warnings }) => warnings.length > 0) }
}

/** The contracts of a contested document to correct: those of the named Siders, or all. */
function chosenOf({ chains, planning }: MissionChains, body: Body): readonly StoredChain[] {
  const id = body.documentId.toLowerCase()
  const all = chains.filter((chain) =>
    documentsOf(chain).some(({ documentId }) => documentId === id),
  )
  const document = all.flatMap(documentsOf).find(({ documentId }) => documentId === id)
  if (document === undefined) throw notFound()
  const isAmended = all.some((chain) => documentsOf(chain).at(-1)?.documentId !== id)
  const isFlexible = planning.flexiblePlanning !== null
  if (!areHoursOpen({ ...document, isAmended, isFlexible })) throw refuse('errors.task.locked')
  if (body.siderIds === undefined) return all
  const wanted = new Set(body.siderIds.map((siderId) => siderId.toLowerCase()))
  const chosen = all.filter(({ contract }) => wanted.has(contract.siderId))
  if (chosen.length < wanted.size) throw notFound()
  return chosen
}

/** The documents of a contract, the last one in force at the end. */
function documentsOf({ contract, amendments }: StoredChain) {
  return [{ ...contract, kind: 'contract' as const }, ...amendments]
}

function fromWire(
  { added = [], changed = [], removed = [] }: Body,
  zone: TimeZone,
): CorrectedHours {
  const hoursOf = ({ startDate, endDate, breakDuration }: (typeof added)[number]) => ({
    timeZone: zone,
    startsAt: wholeMinute(startDate),
    endsAt: wholeMinute(endDate),
    breakMinutes: breakDuration,
  })
  return {
    added: added.map(hoursOf),
    changed: changed.map((shift) => ({ id: shift.id.toLowerCase(), ...hoursOf(shift) })),
    removed: removed.map((id) => id.toLowerCase()),
  }
}

/**
 * Checks corrected hours by the rules of every shift; each changed or removed shift must belong to
 * the mission and be named once.
 */
function refuseHours(
  { added, changed, removed }: CorrectedHours,
  { shifts }: MissionChains,
  now: Instant,
): void {
  const known = new Set(shifts.map(({ id }) => id))
  const seen = new Set<string>()
  const named = (id: string, path: Issue['path']): Issue[] => {
    const isWrong = !known.has(id) || seen.has(id)
    seen.add(id)
    return isWrong ? [issue(path, 'errors.field.unknown_choice')] : []
  }
  const ruled = (shift: CorrectedHours['added'][number], path: Issue['path']) =>
    validateShift({ ...shift, slots: 1 }, { now, insider: false }).map((problem) => ({
      ...problem,
      path: [...path, ...problem.path.map(wireField)],
    }))
  const issues = [
    ...added.flatMap((shift, i) => ruled(shift, ['added', i])),
    ...changed.flatMap(({ id, ...shift }, i) => [
      ...named(id, ['changed', i, 'id']),
      ...ruled(shift, ['changed', i]),
    ]),
    ...removed.flatMap((id, i) => named(id, ['removed', i])),
  ]
  if (issues.length > 0) throw invalidInput(issues)
}
