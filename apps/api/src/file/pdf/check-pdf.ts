import { Worker } from 'node:worker_threads'
import { refuse } from '../../platform/http/refusal.ts'
import type { RewrittenPdf } from './rewrite-pdf.ts'
import { turns } from '../turns.ts'

const longestMs = 10_000
const inTurn = turns(2, 20)
const worker = new URL('./rewrite-pdf-worker.ts', import.meta.url)

/** A document as it may be stored: rewritten, without scripts, actions or attachments. */
export async function checkPdf(bytes: Buffer): Promise<Uint8Array> {
  const result = await inTurn(() => rewriteAside(bytes))
  if ('bytes' in result) return result.bytes
  throw refuse(result.refusal, result.params)
}

function rewriteAside(bytes: Buffer): Promise<RewrittenPdf> {
  const damaged: RewrittenPdf = { refusal: 'errors.file.damaged' }
  return new Promise((resolve) => {
    const thread = new Worker(worker, {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      stdout: true,
      stderr: true,
    })
    const timer = setTimeout(() => end(damaged), longestMs)
    const end = (result: RewrittenPdf) => {
      clearTimeout(timer)
      resolve(result)
      void thread.terminate()
    }
    thread.once('message', (message) => end(message as RewrittenPdf))
    thread.once('error', () => end(damaged))
    thread.once('exit', () => end(damaged))
  })
}
