import { setTimeout as wait } from 'node:timers/promises'
import { disputeHours, validateHours } from '@renfort/contract/attendance/attendance.ts'
import { contestContract, signContract } from '@renfort/contract/contract.ts'
import { hireSiders } from '@renfort/contract/hiring.ts'
import { confirmMission } from '@renfort/contract/mission.ts'
import type { Caller } from '../apps/api/src/platform/http/inject-call.ts'
import { type Answer, callOver } from './clients.ts'
import type { Cast, Declared } from './rival-stage.ts'

const mostAskedAgain = 20

export interface Race {
  readonly kind: string
  /** What each winner got. */
  readonly winners: readonly Answer[]
  /** What each loser was told, `409` and its key, or that its line was rejected. */
  readonly losers: readonly string[]
}

type Act = (caller: Caller) => Promise<Answer>

/** Some callers act at the same moment; who is told to come again does. */
async function race(
  kind: string,
  callers: readonly Caller[],
  count: number,
  acts: readonly Act[],
  hasWon: (answer: Answer) => boolean,
): Promise<Race> {
  const answers = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      // The two acts do not go with the same callers each time.
      const act = acts[Math.floor(i / 2 + i) % acts.length]
      const caller = callers[i % callers.length]
      if (act === undefined || caller === undefined) throw new Error('Nobody acts.')
      let answer = await act(caller)
      for (let again = 0; answer.status === 503 && again < mostAskedAgain; again += 1) {
        await wait(200)
        answer = await act(caller)
      }
      return answer
    }),
  )
  const losers = answers.filter((answer) => !hasWon(answer))
  return {
    kind,
    winners: answers.filter(hasWon),
    losers: losers.map(({ status, key }) => (status === 200 ? 'rejected' : `${status} ${key}`)),
  }
}

const isDone = ({ status }: Answer) => status === 200 || status === 201

export function raceToConfirm(cast: Cast, missionId: string, count: number): Promise<Race> {
  const confirm: Act = (caller) =>
    callOver(cast.address, confirmMission, caller, { params: { id: missionId }, body: {} })
  return race('confirm a mission', cast.company, count, [confirm], isDone)
}

/** Each caller hires one of some Siders for the last place. */
export function raceToHire(
  cast: Cast,
  missionId: string,
  siders: readonly string[],
  count: number,
): Promise<Race> {
  const hires = siders.map<Act>((siderId) => (caller) => {
    const body = { assignments: [{ siderId }] }
    return callOver(cast.address, hireSiders, caller, { params: { id: missionId }, body })
  })
  return race('hire for the last place', cast.insiders, count, hires, isDone)
}

export function raceToSign(cast: Cast, documentId: string, count: number): Promise<Race> {
  const params = { id: cast.organisationId, docId: documentId }
  const sign: Act = (caller) => callOver(cast.address, signContract, caller, { params, body: {} })
  const contest: Act = (caller) =>
    callOver(cast.address, contestContract, caller, { params, body: { description: 'Faux' } })
  return race('sign or contest a contract', cast.company, count, [sign, contest], isDone)
}

export function raceToValidate(
  cast: Cast,
  { id, startDate, endDate }: Declared,
  count: number,
): Promise<Race> {
  const validate: Act = (caller) =>
    callOver(cast.address, validateHours, caller, { body: { attendanceIds: [id] } })
  const earlier = new Date(Date.parse(endDate) - 1_800_000).toISOString()
  const dispute: Act = (caller) =>
    callOver(cast.address, disputeHours, caller, {
      params: { id },
      body: { startDate, endDate: earlier, breakDates: [] },
    })
  const hasWon = (answer: Answer) => {
    const { rejectedAttendanceIds: rejected } = (answer.body ?? {}) as {
      rejectedAttendanceIds?: readonly string[]
    }
    return isDone(answer) && (rejected === undefined || rejected.length === 0)
  }
  return race('validate or contest hours', cast.company, count, [validate, dispute], hasWon)
}

/** What was wrong with a race: another number of winners than one, or losers who were told different things. */
export function judgeRace({ kind, winners, losers }: Race): string[] {
  const told = new Set(losers.filter((said) => said !== 'rejected'))
  return [
    ...(winners.length === 1 ? [] : [`${kind}: ${winners.length} winners`]),
    ...[...told].filter((said) => !said.startsWith('409 ')).map((said) => `${kind}: ${said}`),
    ...(told.size > 1 ? [`${kind}: losers were told ${[...told].join(', ')}`] : []),
  ]
}
