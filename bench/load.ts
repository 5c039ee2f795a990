import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface Target {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** A call with a body is a POST that creates something. */
  readonly body?: object
}

export interface LoadResult {
  readonly perSecond: number
  readonly medianMilliseconds: number
}

/**
 * Keeps some connections busy for some milliseconds; a failed answer stops the bench. Calls that must differ are
 * built one by one.
 */
export async function load(
  target: Target | (() => Target),
  connections: number,
  milliseconds: number,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const start = performance.now()
  const nextTarget = typeof target === 'function' ? target : () => target
  const worker = async () => {
    while (performance.now() - start < milliseconds) latencies.push(await once(agent, nextTarget()))
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return { perSecond: latencies.length / seconds, medianMilliseconds: atShare(latencies, 0.5) }
}

/**
 * Sends a call every few milliseconds, without waiting for earlier answers, while some work runs: a blocked server
 * delays every call of that time. Resolves to the 99th percentile in milliseconds.
 */
export async function p99OfSteadyCalls(
  target: Target,
  everyMilliseconds: number,
  isUnderWay: () => boolean,
): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const calls: Promise<number>[] = []
  while (isUnderWay()) {
    calls.push(once(agent, target))
    await wait(everyMilliseconds)
  }
  const latencies = await Promise.all(calls)
  agent.destroy()
  return atShare(latencies, 0.99)
}

function atShare(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

function once(agent: Agent, { port, path, headers, body }: Target): Promise<number> {
  const start = performance.now()
  const [method, expected] = body === undefined ? ['GET', 200] : ['POST', 201]
  const options = { agent, host: '127.0.0.1', port, path, headers, method }
  return new Promise((resolve, reject) => {
    const call = request(options, (response) => {
      const { statusCode } = response
      if (statusCode !== expected) reject(new Error(`${path} answered ${statusCode}`))
      response.on('end', () => resolve(performance.now() - start))
      response.resume()
    })
    call.on('error', reject)
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
