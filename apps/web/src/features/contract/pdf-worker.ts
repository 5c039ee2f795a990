import { pdfjs } from 'react-pdf'
import { vouchedScript } from '../../platform/vouched-script.ts'

const address = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

let isDead = false

/** Documents are read on a thread of their own, started once. */
export function pdfWorker(): Worker {
  const { GlobalWorkerOptions: options } = pdfjs
  if (options.workerPort === null) {
    options.workerPort = new Worker(vouchedScript('document-reader', address), { type: 'module' })
    options.workerPort.addEventListener('error', () => (isDead = true))
  }
  return options.workerPort
}

/** Whether the thread could not start: it may say so before anybody listens. */
export function isPdfWorkerDead(): boolean {
  return isDead
}
