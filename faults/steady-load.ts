import { setTimeout as wait } from 'node:timers/promises'
import { listJobDescriptions } from '@renfort/contract/job-description.ts'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { readMe } from '@renfort/contract/session.ts'
import { callOver, orderMission, type Worksite } from './clients.ts'
import type { Ledger } from './ledger.ts'

export interface SteadyLoad {
  /** The number of calls so far. */
  readonly calls: () => number
  /** Calls that got another answer than theirs, each once sent and never repeated. */
  readonly failures: readonly string[]
  readonly slowestMs: () => number
  stop(): Promise<void>
}

/** One of so many calls orders a mission; the others read. */
const readsForEachOrder = 4

interface Options {
  readonly perSecond: number
  readonly ledger: Ledger
  /** What the others read, in turn. */
  readonly reads?: readonly Endpoint[]
}

/**
 * Calls at a fixed rate, whether the former ones have been answered or not: what is refused, lost
 * or signed out is a failure.
 */
export function startSteadyLoad(
  address: string,
  { caller, jobDescriptionId }: Worksite,
  { perSecond, ledger, reads = [readMe, listJobDescriptions] }: Options,
): SteadyLoad {
  const failures: string[] = []
  const open = new Set<Promise<void>>()
  let isStopped = false
  let calls = 0
  let slowest = 0
  const order = (number: number) =>
    orderMission(address, { caller, jobDescriptionId }, { name: `Faults steady ${number}`, ledger })
  const send = async (number: number) => {
    const isOrder = number % (readsForEachOrder + 1) === 0
    const readNumber = number - Math.floor(number / (readsForEachOrder + 1))
    const read = reads[readNumber % reads.length] ?? readMe
    const answer = await (isOrder ? order(number) : callOver(address, read, caller))
    slowest = Math.max(slowest, answer.milliseconds)
    if (answer.status !== (isOrder ? 201 : 200)) {
      failures.push(`${isOrder ? 'an order' : read.path}: ${answer.status} ${answer.key ?? ''}`)
    }
  }
  const start = performance.now()
  const sending = (async () => {
    while (!isStopped) {
      const due = Math.floor(((performance.now() - start) / 1_000) * perSecond)
      while (calls < due) {
        const call = send((calls += 1))
        open.add(call)
        void call.finally(() => open.delete(call))
      }
      await wait(5)
    }
  })()
  return {
    calls: () => calls,
    failures,
    slowestMs: () => slowest,
    stop: async () => {
      isStopped = true
      await sending
      await Promise.all(open)
    },
  }
}
