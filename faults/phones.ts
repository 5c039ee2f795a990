import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createWorker } from '@renfort/contract/company-sider.ts'
import { listDepartments } from '@renfort/contract/department.ts'
import { createMission } from '@renfort/contract/job-description.ts'
import { confirmMission, updateMission } from '@renfort/contract/mission.ts'
import { readOutbox } from '@renfort/contract/operations.ts'
import { createShifts } from '@renfort/contract/shift.ts'
import { askSiderLink, openByLink } from '@renfort/contract/sider-access.ts'
import {
  answerSiderRequest,
  clockSiderShift,
  listSiderShifts,
} from '@renfort/contract/sider-work.ts'
import {
  clockState,
  type ClockingKind,
  nextClockings,
} from '@renfort/domain/attendance/declare/clocking.ts'
import type { Caller } from '../apps/api/src/platform/http/inject-call.ts'
import { anAddress, aMotive } from '../apps/api/src/testing/missions.ts'
import { newPhoneNumber } from '../apps/api/src/testing/siders.ts'
import { type Answer, callOver, type Clients, type Worksite } from './clients.ts'
import { done } from './done.ts'
import type { Ledger } from './ledger.ts'

/** The last name of the Siders whose phones clock, by which their presses are found afterwards. */
export const lastNameOfPhones = 'Faults'

const hourMs = 3_600_000
const phones = 4
const pressEveryMs = 500
const pauseMs = 100
const patienceMs = 20_000

interface Phone {
  readonly caller: Caller
  readonly shiftId: string
}

/** Siders of a mission that begins in two hours, each with their pages open: they accepted it themselves. */
export async function openPhones(address: string, worksite: Worksite): Promise<readonly Phone[]> {
  const { caller: member, jobDescriptionId } = worksite
  const siders: { id: string; phoneNumber: string }[] = []
  for (let made = 0; made < phones; made += 1) {
    const phoneNumber = newPhoneNumber()
    const body = { firstName: 'Nora', lastName: lastNameOfPhones, phoneNumber }
    siders.push({ id: (await done(address, createWorker, member, { body })).id, phoneNumber })
  }
  const details = { taskDetails: { type: 'delegation', name: 'Clocked through faults' } } as const
  const mission = await done(address, createMission, member, {
    params: { id: jobDescriptionId },
    body: details,
  })
  const params = { id: mission.id }
  const inHours = (hours: number) =>
    new Date(Math.ceil((Date.now() + hours * hourMs) / hourMs) * hourMs).toISOString()
  const shift = { startDate: inHours(2), endDate: inHours(7), breakDuration: 0, slots: phones }
  await done(address, updateMission, member, { params, body: { location: anAddress } })
  await done(address, createShifts, member, {
    params: { taskId: mission.id },
    body: { shifts: [shift] },
  })
  const [department] = await done(address, listDepartments, member, {
    params: { id: member.organisationId ?? '' },
    query: {},
  })
  await done(address, updateMission, member, {
    params,
    body: {
      motive: aMotive,
      managerId: member.userId,
      requestedSiderIds: siders.map(({ id }) => id),
      ...(department !== undefined && { departmentId: department.id }),
    },
  })
  await done(address, confirmMission, member, { params, body: {} })
  const opened: Phone[] = []
  for (const { phoneNumber } of siders) {
    await done(address, askSiderLink, null, { body: { phoneNumber } })
    const messages = await done(address, readOutbox, null, {})
    const text = messages.find(({ to }) => to === phoneNumber)?.text ?? ''
    const token = /\/s\/open#([\w-]{43})/.exec(text)?.[1] ?? ''
    const session = await done(address, openByLink, null, { body: { token } })
    const caller = { token: session.token, userId: session.siderId }
    await done(address, answerSiderRequest, caller, { params, body: { status: 'accepted' } })
    const { shifts } = await done(address, listSiderShifts, caller, {})
    opened.push({ caller, shiftId: shifts[0]?.id ?? '' })
  }
  return opened
}

interface Press {
  readonly id: string
  readonly kind: ClockingKind
  readonly phoneAt: number
}

/** How a press is found again: by who pressed what, at which millisecond of their phone. */
export function pressName(siderId: string, { kind, phoneAt }: Omit<Press, 'id'>): string {
  return `${siderId} ${kind} ${phoneAt}`
}

/**
 * Phones whose button is pressed whether the server answers or not: each press is kept with its own hour and
 * sent again, in order, until it is acknowledged.
 */
export function startPhones(
  address: string,
  opened: readonly Phone[],
  ledger: Ledger,
  onAnswer: (answer: Answer) => void,
): Clients {
  let isStopped = false
  const pressing = async ({ caller }: Phone, kept: Press[]) => {
    const kinds: { kind: ClockingKind }[] = []
    while (!isStopped) {
      // A start, then one break after the other.
      const kind = nextClockings(clockState(kinds)).find((next) => next !== 'end') ?? 'start'
      const press = { id: randomUUID(), kind, phoneAt: Date.now() }
      kinds.push({ kind })
      ledger.asked.add(pressName(caller.userId, press))
      kept.push(press)
      await wait(pressEveryMs)
    }
  }
  const sending = async ({ caller, shiftId }: Phone, kept: Press[]) => {
    let late = Number.POSITIVE_INFINITY
    while ((!isStopped || kept.length > 0) && performance.now() < late) {
      if (isStopped) late = Math.min(late, performance.now() + patienceMs)
      const [press] = kept
      if (press === undefined) {
        await wait(pauseMs)
        continue
      }
      const { id, kind } = press
      const phoneAt = new Date(press.phoneAt).toISOString()
      const body = { id, shiftId, kind, phoneAt, sentAt: new Date().toISOString() }
      const answer = await callOver(address, clockSiderShift, caller, { body })
      onAnswer(answer)
      if (answer.status === 200) {
        ledger.acknowledged.set(pressName(caller.userId, press), id)
        kept.shift()
      } else await wait(pauseMs)
    }
  }
  const all = opened.flatMap((phone) => {
    const kept: Press[] = []
    return [pressing(phone, kept), sending(phone, kept)]
  })
  return {
    stop: async () => {
      isStopped = true
      await Promise.all(all)
    },
  }
}
