import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { compareInstants, type Instant } from '@renfort/domain/kernel/calendar.ts'
import { simulatedDay, simulatedHoursAnswer } from '@renfort/domain/simulation/clocking-plan.ts'
import {
  type ContestedMatter,
  simulatedContractAnswer,
} from '@renfort/domain/simulation/contract-answer.ts'
import {
  nextSimulatedHiring,
  simulatedAnswer,
  simulatedApplications,
  simulatedWithdrawal,
} from '@renfort/domain/simulation/provider-plan.ts'
import type { SiderAnswer } from '@renfort/domain/hiring/request-answer.ts'
import { instantAfter } from '../platform/clock.ts'
import type { ContestedDocument } from './contested-document-queries.ts'
import type { ExpectedSider, OpenMission } from './open-mission-queries.ts'
import type { AskedHours, UnclockedShift } from './worked-shift-queries.ts'

/** One action of the simulated provider, or of a Sider, on a mission. */
export type Act = { readonly at: Instant; readonly missionId: string } & (
  | { readonly kind: 'answer'; readonly siderId: string; readonly status: SiderAnswer }
  | { readonly kind: 'leave'; readonly siderId: string; readonly reason: 'sick' | 'withdrew' }
  | { readonly kind: 'apply' }
  | { readonly kind: 'hire' }
  | {
      readonly kind: 'declare'
      readonly siderId: string
      readonly shiftId: string
      readonly time: WorkedTime
    }
  | {
      readonly kind: 'answerHours'
      readonly siderId: string
      readonly attendanceId: string
      readonly accepted: boolean
    }
  | { readonly kind: 'correct'; readonly documentId: string; readonly matter: ContestedMatter }
)

const minuteMs = 60_000

/** The next actions on a mission, the earliest first; a hiring is due only in its minute. */
export function actsOf(mission: OpenMission, now: Instant): readonly Act[] {
  const { id: missionId, postedAt } = mission
  const answers = mission.unanswered.map((siderId): Act => {
    const answer = simulatedAnswer(missionId, siderId, postedAt)
    return { kind: 'answer', missionId, siderId, ...answer }
  })
  const applications = mission.preSelection
    ? simulatedApplications(missionId, postedAt, mission.slotsNeeded)
        .slice(mission.applicants)
        .map((at): Act => ({ kind: 'apply', missionId, at }))
    : []
  // Where the company chooses, those whom it approved are hired, and those whom it asked for by name.
  const waits = mission.preSelection && mission.approved + mission.accepted === 0
  const at = nextSimulatedHiring(missionId, postedAt, instantAfter(now, -minuteMs))
  const hirings: Act[] = waits ? [] : [{ kind: 'hire', missionId, at }]
  return [...answers, ...applications, ...hirings].toSorted((a, b) => compareInstants(a.at, b.at))
}

/** The Siders who will withdraw from a mission after they were hired. */
export function withdrawalsOf(expected: readonly ExpectedSider[]): readonly Act[] {
  return expected.flatMap(({ missionId, siderId, startsAt, hiredAt }): Act[] => {
    const withdrawal = simulatedWithdrawal(missionId, siderId, startsAt)
    // A Sider hired after that time does not withdraw.
    return withdrawal === null || compareInstants(withdrawal.at, hiredAt) <= 0
      ? []
      : [{ kind: 'leave', missionId, siderId, ...withdrawal }]
  })
}

/** The hours that Siders say who have forgotten to clock out. */
export function declarationsOf(shifts: readonly UnclockedShift[]): readonly Act[] {
  return shifts.flatMap((shift): Act[] => {
    const says = simulatedDay(shift)?.says ?? null
    const { id: shiftId, missionId, siderId } = shift
    return says === null ? [] : [{ kind: 'declare', missionId, shiftId, siderId, ...says }]
  })
}

/** What Siders answer to hours that a company has changed, or sent in a file. */
export function hoursAnswersOf(asked: readonly AskedHours[]): readonly Act[] {
  return asked.map(({ id, missionId, siderId, askedAt }) => {
    return {
      kind: 'answerHours',
      missionId,
      siderId,
      attendanceId: id,
      ...simulatedHoursAnswer(id, askedAt),
    }
  })
}

/** What the provider answers to contracts that companies contest. */
export function correctionsOf(contested: readonly ContestedDocument[]): readonly Act[] {
  return contested.map((document) => {
    const { id: documentId, missionId } = document
    return { kind: 'correct', missionId, documentId, ...simulatedContractAnswer(document) }
  })
}
