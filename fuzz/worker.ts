import { parentPort, workerData } from 'node:worker_threads'
import { startFuzzApp, stopFuzzApp } from './fuzz-app.ts'
import { runBlock } from './run-block.ts'

export interface WorkerTask {
  readonly seed: number
  /** Where the number of the call under way is told: a thread that hangs cannot say so. */
  readonly underWay: SharedArrayBuffer
}

/** A block to run; `null` ends the worker. */
export type Order = { readonly first: number; readonly end: number } | null

const { seed, underWay } = workerData as WorkerTask
const current = new Int32Array(underWay)
const port = parentPort
if (port === null) throw new Error('worker.ts runs as a worker of run.ts')

const app = await startFuzzApp()
port.on('message', (order: Order) => void obey(order))
port.postMessage('ready')

async function obey(order: Order): Promise<void> {
  if (order === null) {
    await stopFuzzApp(app)
    port?.close()
    return
  }
  const result = await runBlock(app, seed, order.first, order.end, (number) => {
    current[0] = number
  })
  current[0] = -1
  port?.postMessage(result)
}
