import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FuzzOptions } from './options.ts'
import { blockSize, type BlockResult } from './run-block.ts'
import type { WorkerTask } from './worker.ts'

/** Longer on one call, and the thread itself is stuck: its own time limit could not speak. */
const stuckAfter = 60_000

export interface Progress {
  /** Where the next block begins; `null` when there is none. */
  nextBlock(): { first: number; end: number } | null
  add(result: BlockResult): void
  stuckAt(number: number): void
}

/** Runs blocks in as many threads as asked, each with a database of its own. */
export async function runWorkers(
  { seed, threads, databaseUrl }: FuzzOptions,
  progress: Progress,
): Promise<void> {
  const environment = databaseUrl === null ? {} : { TEST_DATABASE_URL: databaseUrl }
  const lane = async (): Promise<void> => {
    const underWay = new SharedArrayBuffer(4)
    const workerData: WorkerTask = { seed, underWay }
    const worker = new Worker(new URL('worker.ts', import.meta.url), {
      workerData,
      env: { ...process.env, ...environment },
    })
    await once(worker, 'message')
    for (let block = progress.nextBlock(); block !== null; block = progress.nextBlock()) {
      worker.postMessage(block)
      const result = await resultOf(worker, new Int32Array(underWay))
      if (typeof result === 'number') {
        progress.stuckAt(result)
        await worker.terminate()
        return
      }
      progress.add(result)
    }
    worker.postMessage(null)
    await once(worker, 'exit')
  }
  await Promise.all(Array.from({ length: threads }, lane))
}

/** The result of a block, or the number of the call that the thread is stuck at. */
async function resultOf(worker: Worker, current: Int32Array): Promise<BlockResult | number> {
  const done = new AbortController()
  const result = once(worker, 'message') as Promise<[BlockResult]>
  try {
    return await Promise.race([result.then(([block]) => block), stuck(current, done.signal)])
  } finally {
    done.abort()
  }
}

async function stuck(current: Int32Array, signal: AbortSignal): Promise<number> {
  let last = current[0]
  let since = performance.now()
  while (!signal.aborted) {
    await wait(500, null, { signal }).catch(() => null)
    if (current[0] !== last || last === -1) {
      last = current[0]
      since = performance.now()
    } else if (performance.now() - since > stuckAfter) return last ?? 0
  }
  return new Promise(() => undefined)
}

/** Blocks from 0 on, until the calls or the time are used up. */
export function blocks({
  calls,
  minutes,
}: FuzzOptions): () => { first: number; end: number } | null {
  let next = 0
  const end = minutes === null ? null : performance.now() + minutes * 60_000
  return () => {
    if (end === null ? next >= calls : performance.now() >= end) return null
    const first = next
    next += blockSize
    return { first, end: end === null ? Math.min(next, calls) : next }
  }
}
