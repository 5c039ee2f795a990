import { pdfjs } from 'react-pdf'
import { vouchedScript } from '../../platform/vouched-script.ts'

const address = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/** Documents are read on a thread of their own, started once. */
export function pdfWorker(): Worker {
  const { GlobalWorkerOptions: options } = pdfjs
  options.workerPort ??= new Worker(vouchedScript('document-reader', address), { type: 'module' })
  return options.workerPort
}
