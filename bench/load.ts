import { Agent, request } from 'node:http'

export interface Target {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

export interface LoadResult {
  readonly perSecond: number
  readonly medianMilliseconds: number
}

/** Keeps some connections busy for some milliseconds; a failed answer stops the bench. */
export async function load(
  target: Target,
  connections: number,
  milliseconds: number,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  const start = performance.now()
  const worker = async () => {
    while (performance.now() - start < milliseconds) latencies.push(await once(agent, target))
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  const sorted = latencies.toSorted((a, b) => a - b)
  return {
    perSecond: latencies.length / seconds,
    medianMilliseconds: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
  }
}

function once(agent: Agent, { port, path, headers }: Target): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const call = request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
      response.on('end', () => resolve(performance.now() - start))
      response.resume()
    })
    call.on('error', reject)
    call.end()
  })
}
