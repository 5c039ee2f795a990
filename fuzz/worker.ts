import { parentPort, workerData } from 'node:worker_threads'
import { startFuzzApp, stopFuzzApp } from './fuzz-app.ts'
import { noCall, runBlock } from './run-block.ts'

export interface WorkerTask {
  readonly seed: number
  /** The number of the current call, in shared memory: a blocked thread cannot send it. */
  readonly underWay: SharedArrayBuffer
  /** Whether connections are ended while calls are made. */
  readonly drops: boolean
}

/** The block to run; `null` ends the worker. */
export type Order = { readonly first: number; readonly end: number } | null

const { seed, underWay, drops } = workerData as WorkerTask
const current = new Int32Array(underWay)
const port = parentPort
if (port === null) throw new Error('worker.ts runs as a worker of run.ts')

const app = await startFuzzApp(drops)
port.on('message', (order: Order) => void runOrder(order))
port.postMessage('ready')

async function runOrder(order: Order): Promise<void> {
  if (order === null) {
    await stopFuzzApp(app)
    port?.close()
    return
  }
  const result = await runBlock(app, seed, order.first, order.end, (number) => {
    current[0] = number
  })
  current[0] = noCall
  port?.postMessage(result)
}
