import { findApplicants, saveApplicant } from '../preselection/applicant-queries.ts'
import { proposeSider } from '../preselection/propose-sider.ts'
import { hireWanted } from '../hiring/hire-wanted.ts'
import { findRemoved } from '../hiring/removal-queries.ts'
import { removeSider } from '../hiring/remove-sider.ts'
import { lockMissionToStaff } from '../mission-record/lock-mission.ts'
import type { MissionRecord } from '../mission-record/mission-queries.ts'
import { nobody, type Transaction } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import { answerSiderRequest } from '../sider-work/answer-sider-request.ts'
import { declareSiderHours } from '../sider-work/clock-shift.ts'
import { answerSiderHours } from '../sider-work/sider-hours.ts'
import { type RankedCandidate, rankedCandidates } from '../staffing/ranked-candidates.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { callOfSider } from './call-of-sider.ts'
import { correctDocument } from './correct-document.ts'
import type { Act } from './due-acts.ts'
import { simulated, unlessRefused } from './simulated.ts'

/**
 * Does one action, of the provider through the services that staff use, of a Sider through the operations of
 * their own pages; a refusal by the product has no effect.
 */
export async function doAct(services: Services, act: Act): Promise<void> {
  if (act.kind === 'hire') return hireFor(services, act.missionId)
  if (act.kind === 'answer') return answerRequest(services, act)
  if (act.kind === 'declare' || act.kind === 'answerHours') return workHours(services, act)
  if (act.kind === 'apply') return attempt(services, act.missionId, applyFor)
  if (act.kind === 'correct') {
    const { documentId: id, matter } = act
    return attempt(services, act.missionId, async (transaction, mission) =>
      correctDocument({ services, transaction }, mission, { id, matter }),
    )
  }
  const { siderId, reason } = act
  await attempt(services, act.missionId, async (transaction, mission) => {
    await removeSider(transaction, mission, {
      agent: 'system',
      siderId,
      shiftIds: undefined,
      reason,
      comment: null,
      replacementId: null,
      removedBy: null,
    })
  })
}

type Of<Kind extends Act['kind']> = Extract<Act, { readonly kind: Kind }>

/** Who would accept and cannot, because of their other work or of the law, declines. */
async function answerRequest(services: Services, act: Of<'answer'>): Promise<void> {
  const { siderId, missionId: id, status } = act
  const answer = (said: typeof status) =>
    asSider(services, siderId, (call) =>
      answerSiderRequest(call, { params: { id }, body: { status: said } }),
    )
  if (!(await answer(status)) && status === 'accepted') await answer('declined')
}

/** A Sider's word on their hours: those of a forgotten clock-out, or an answer to those of the company. */
async function workHours(
  services: Services,
  act: Of<'declare'> | Of<'answerHours'>,
): Promise<void> {
  await asSider(services, act.siderId, (call) => {
    if (act.kind === 'declare') {
      const { breaks, ...span } = act.time
      return declareSiderHours(call, {
        params: { id: act.shiftId },
        body: { ...span, breaks: [...breaks] },
      })
    }
    return answerSiderHours(call, {
      params: { id: act.attendanceId },
      body: { accepted: act.accepted },
    })
  })
}

/** In a transaction of its own; `false` where the product refuses it. */
function asSider(
  services: Services,
  siderId: string,
  work: (call: CommandCall) => Promise<unknown>,
): Promise<boolean> {
  return unlessRefused(() =>
    services.db.transaction(nobody, (transaction) =>
      work(callOfSider(services, transaction, siderId)),
    ),
  )
}

type Work = (transaction: Transaction, mission: MissionRecord) => Promise<void>

/** In a transaction of its own, whose changes say in the trail that they are simulated. */
async function attempt({ db }: Services, missionId: string, work: Work): Promise<void> {
  await unlessRefused(async () =>
    db.transaction(nobody, async (transaction) => {
      const mission = await lockMissionToStaff(transaction, missionId)
      await work(simulated(transaction), mission)
    }),
  )
}

/** The fittest Sider who has not applied yet applies, and is shown to the company at once. */
async function applyFor(transaction: Transaction, mission: MissionRecord): Promise<void> {
  const { queries, now } = transaction
  const { candidates } = await rankedCandidates(queries, mission, { now })
  const next = candidates.find(({ applied, asked, freeShifts }) => {
    return applied === null && asked !== 'declined' && freeShifts > 0
  })
  if (next === undefined) return
  const id = await proposeSider(transaction, mission, {
    agent: 'system',
    siderId: next.id,
    availabilities: [],
    comment: null,
  })
  const { organisationId } = mission
  const all = await findApplicants(queries, { organisationId, missionId: mission.id }, true)
  const applicant = all.find((one) => one.id === id)
  if (applicant === undefined) return
  await saveApplicant(queries, id, { visible: true, updated_at: now })
  await transaction.record({
    action: 'applicant.show',
    entity: 'applicant',
    entityId: id,
    organisationId,
    before: { visible: false },
    after: { visible: true },
  })
}

/** One Sider after the other, the fittest first, each for the open shifts that they are free for. */
async function hireFor(services: Services, missionId: string): Promise<void> {
  const tried = new Set<string>()
  let isDone = false
  while (!isDone) {
    isDone = true
    await attempt(services, missionId, async (transaction, mission) => {
      const { queries, now } = transaction
      const { candidates, openShifts } = await rankedCandidates(queries, mission, { now })
      const gone = await findRemoved(queries, mission)
      const next = candidates.find(
        (one) => !tried.has(one.id) && !gone.has(one.id) && isWilling(one, mission, openShifts),
      )
      if (next === undefined) return
      tried.add(next.id)
      isDone = false
      const shifts = mission.isFlexiblePlanning === true ? {} : { shiftIds: next.freeShiftIds }
      await hireWanted(transaction, mission, {
        agent: 'system',
        assignments: [{ siderId: next.id, ...shifts }],
        reason: null,
      })
    })
  }
}

/** Whether the Sider would come, and the company would accept them. */
function isWilling(
  { asked, applied, freeShifts, minutesLeft, missingLicences }: RankedCandidate,
  { requestedSidersOnly, preSelection, isFlexiblePlanning }: MissionRecord,
  openShifts: number,
): boolean {
  const isFree = isFlexiblePlanning === true ? freeShifts === openShifts : freeShifts > 0
  if (!isFree || freeShifts === 0 || minutesLeft === 0 || missingLicences > 0) return false
  if (asked === 'requested' || asked === 'declined' || applied === 'refused') return false
  if (requestedSidersOnly && asked !== 'accepted') return false
  return !preSelection || applied === 'approved' || asked === 'accepted'
}
