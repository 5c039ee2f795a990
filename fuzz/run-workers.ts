import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FuzzOptions } from './options.ts'
import { blockSize } from './plan-call.ts'
import { type BlockResult, noCall } from './run-block.ts'
import type { WorkerTask } from './worker.ts'

/** A thread that spends longer on one call is blocked, and cannot apply its own time limit. */
const stuckAfter = 60_000

/** A database only grows. After so many blocks its thread ends with it, so that a long run keeps its memory. */
const blocksOfWorker = 20

interface Block {
  readonly first: number
  readonly end: number
}

export interface Progress {
  /** The next block; `null` when there is none. */
  nextBlock(): Block | null
  add(result: BlockResult): void
  stuckAt(number: number): void
}

/** Runs blocks in the number of threads asked for, each with a database of its own. */
export async function runWorkers(options: FuzzOptions, progress: Progress): Promise<void> {
  const lane = async (): Promise<void> => {
    for (let block = progress.nextBlock(); block !== null; block = progress.nextBlock()) {
      await runWorker(options, block, progress)
    }
  }
  await Promise.all(Array.from({ length: options.threads }, lane))
}

/** One thread with its database: the given block, then further ones. */
async function runWorker(
  { seed, databaseUrl, drops }: FuzzOptions,
  first: Block,
  progress: Progress,
): Promise<void> {
  const environment = databaseUrl === null ? {} : { TEST_DATABASE_URL: databaseUrl }
  const underWay = new SharedArrayBuffer(4)
  new Int32Array(underWay)[0] = noCall
  const workerData: WorkerTask = { seed, underWay, drops }
  const worker = new Worker(new URL('worker.ts', import.meta.url), {
    workerData,
    env: { ...process.env, ...environment },
  })
  await once(worker, 'message')
  let block: Block | null = first
  for (let left = blocksOfWorker - 1; block !== null; left -= 1) {
    worker.postMessage(block)
    const result = await resultOf(worker, new Int32Array(underWay))
    if (typeof result === 'number') {
      progress.stuckAt(result)
      await worker.terminate()
      return
    }
    progress.add(result)
    block = left > 0 ? progress.nextBlock() : null
  }
  worker.postMessage(null)
  await once(worker, 'exit')
}

/** The result of a block, or the number of the call at which the thread is blocked. */
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
    if (current[0] !== last || last === noCall) {
      last = current[0]
      since = performance.now()
    } else if (performance.now() - since > stuckAfter) return last ?? 0
  }
  return new Promise(() => undefined)
}

/** Successive blocks, until the number of calls or the time is reached. */
export function blocks({ calls, minutes }: FuzzOptions): () => Block | null {
  let next = 0
  const end = minutes === null ? null : performance.now() + minutes * 60_000
  return () => {
    if (end === null ? next >= calls : performance.now() >= end) return null
    const first = next
    next += blockSize
    return { first, end: end === null ? Math.min(next, calls) : next }
  }
}
