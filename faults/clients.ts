import { setTimeout as wait } from 'node:timers/promises'
import { createMission, listJobDescriptions } from '@renfort/contract/job-description.ts'
import { login } from '@renfort/contract/auth.ts'
import type { Endpoint, Reply } from '@renfort/contract/kernel/endpoint.ts'
import { keyHeader } from '@renfort/contract/kernel/idempotency.ts'
import { clientHash } from '../apps/api/src/testing/new-account.ts'
import { demoPassword } from '../apps/api/src/seeds/demo-accounts.ts'
import { type Caller, fillPath, headersOf } from '../apps/api/src/platform/http/inject-call.ts'
import type { Ledger } from './ledger.ts'

/** A call without an answer after this time counts as unanswered. */
const longestAnswerMs = 15_000
const pauseMs = 100

export interface Answer {
  /** `null` when the connection was lost or no answer arrived. */
  readonly status: number | null
  readonly key: string | null
  /** Whether it says when to come again. */
  readonly hasRetryAfter: boolean
  readonly milliseconds: number
  readonly body: unknown
}

interface Parts {
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls an operation over the network; a failure is also returned as an answer. */
export async function callOver(
  address: string,
  endpoint: Endpoint,
  caller: Caller | null,
  { params = {}, body, headers = {} }: Parts = {},
): Promise<Answer> {
  const start = performance.now()
  try {
    const reply = await fetch(address + fillPath(endpoint.path, params), {
      method: endpoint.method,
      headers: {
        ...headersOf(caller),
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(longestAnswerMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    // A proxy that answers for the product does not speak JSON.
    const isJson = reply.headers.get('content-type')?.startsWith('application/json') === true
    const answer = (isJson ? JSON.parse(text) : {}) as { key?: string }
    const milliseconds = performance.now() - start
    const hasRetryAfter = reply.headers.has('retry-after')
    const key = answer.key ?? null
    return { status: reply.status, key, hasRetryAfter, milliseconds, body: answer }
  } catch {
    const milliseconds = performance.now() - start
    return { status: null, key: null, hasRetryAfter: false, milliseconds, body: undefined }
  }
}

export interface Worksite {
  readonly caller: Caller
  readonly jobDescriptionId: string
}

/** Signs in to a company of the demo that can order a job. */
export async function openWorksite(address: string): Promise<Worksite> {
  const body = { email: 'admin@maison-lumiere.test', password: clientHash(demoPassword) }
  const session = await callOver(address, login, null, { body })
  const { token, userId, organisationId } = session.body as Reply<typeof login>
  const caller = { token, userId, organisationId }
  const jobs = await callOver(address, listJobDescriptions, caller)
  const [job] = jobs.body as Reply<typeof listJobDescriptions>
  if (job === undefined) throw new Error('The demo has no job description.')
  return { caller, jobDescriptionId: job.id }
}

/** Orders a mission once; the ledger keeps its name, and its id if it was acknowledged. */
export async function orderMission(
  address: string,
  { caller, jobDescriptionId }: Worksite,
  { name, ledger }: { readonly name: string; readonly ledger: Ledger },
): Promise<Answer> {
  ledger.asked.add(name)
  const answer = await callOver(address, createMission, caller, {
    params: { id: jobDescriptionId },
    body: { taskDetails: { type: 'delegation', name } },
    headers: { [keyHeader]: name.replaceAll(' ', '-') },
  })
  const { id } = (answer.body ?? {}) as { id?: string }
  if (answer.status === 201 && id !== undefined) ledger.acknowledged.set(name, id)
  return answer
}

export interface Clients {
  stop(): Promise<void>
}

/** Clients who order missions, and read: each order is sent again under the same key until it is acknowledged. */
export function startClients(
  address: string,
  worksite: Worksite,
  ledger: Ledger,
  onAnswer: (answer: Answer) => void,
): Clients {
  let isStopped = false
  let next = 0
  const order = async () => {
    while (!isStopped) {
      const name = `Faults ${(next += 1)}`
      while (!isStopped && !ledger.acknowledged.has(name)) {
        onAnswer(await orderMission(address, worksite, { name, ledger }))
        if (!ledger.acknowledged.has(name)) await wait(pauseMs)
      }
      // Enough calls for each fault to hit some; more would only fill the database.
      await wait(pauseMs)
    }
  }
  const read = async () => {
    while (!isStopped) {
      onAnswer(await callOver(address, listJobDescriptions, worksite.caller))
      await wait(pauseMs / 4)
    }
  }
  const all = [...Array.from({ length: 8 }, order), ...Array.from({ length: 4 }, read)]
  return {
    stop: async () => {
      isStopped = true
      await Promise.all(all)
    },
  }
}
