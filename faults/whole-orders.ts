import { setTimeout as wait } from 'node:timers/promises'
import { listDepartments } from '@renfort/contract/department.ts'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { keyHeader } from '@renfort/contract/kernel/idempotency.ts'
import { confirmMission, updateMission } from '@renfort/contract/mission.ts'
import { createShifts } from '@renfort/contract/shift.ts'
import { anAddress, aMotive } from '../apps/api/src/testing/missions.ts'
import { type Answer, callOver, type Clients, orderMission, type Worksite } from './clients.ts'
import { done } from './done.ts'
import type { Ledger } from './ledger.ts'

const clients = 4
const pauseMs = 50
const hourMs = 3_600_000

/** Clients who order a mission, plan and post it, each step sent again under its key until it is acknowledged. */
export async function startWholeOrders(
  address: string,
  worksite: Worksite,
  { ordered, posted }: { readonly ordered: Ledger; readonly posted: Ledger },
  onAnswer: (answer: Answer) => void,
): Promise<Clients> {
  const { caller } = worksite
  const params = { id: caller.organisationId ?? '' }
  const [department] = await done(address, listDepartments, caller, { params, query: {} })
  let isStopped = false
  let next = 0
  /** Whether it was acknowledged before the end. */
  const insist = async (send: () => Promise<Answer>) => {
    while (!isStopped) {
      const answer = await send()
      onAnswer(answer)
      if (answer.status === 200 || answer.status === 201) return true
      await wait(pauseMs)
    }
    return false
  }
  const order = async () => {
    while (!isStopped) {
      const name = `Faults ${(next += 1)}`
      if (!(await insist(() => orderMission(address, worksite, { name, ledger: ordered })))) return
      const id = ordered.acknowledged.get(name) ?? ''
      const start = new Date(Math.ceil((Date.now() + 2 * hourMs) / hourMs) * hourMs)
      const end = new Date(start.getTime() + 5 * hourMs)
      const shift = { startDate: start.toISOString(), endDate: end.toISOString() }
      const details = {
        motive: aMotive,
        managerId: caller.userId,
        requestedSiderIds: [],
        ...(department !== undefined && { departmentId: department.id }),
      }
      const steps: readonly (readonly [Endpoint, object, object])[] = [
        [updateMission, { id }, { location: anAddress }],
        [createShifts, { taskId: id }, { shifts: [{ ...shift, breakDuration: 0, slots: 1 }] }],
        [updateMission, { id }, details],
        [confirmMission, { id }, {}],
      ]
      posted.asked.add(name)
      let isDone = true
      for (const [number, [endpoint, of, body]] of steps.entries()) {
        const headers = { [keyHeader]: `${name.replaceAll(' ', '-')}-step-${number}` }
        const parts = { params: of as Record<string, string>, body, headers }
        isDone &&= await insist(() => callOver(address, endpoint, caller, parts))
      }
      if (isDone) posted.acknowledged.set(name, id)
    }
  }
  const all = Array.from({ length: clients }, order)
  return {
    stop: async () => {
      isStopped = true
      await Promise.all(all)
    },
  }
}
