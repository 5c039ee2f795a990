import { parentPort, workerData } from 'node:worker_threads'
import { rewritePdf } from './rewrite-pdf.ts'

// A PDF is read on a thread of its own, which is ended when it takes too long.
parentPort?.postMessage(await rewritePdf(workerData as Uint8Array))
