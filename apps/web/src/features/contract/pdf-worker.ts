import { pdfjs } from 'react-pdf'
import { vouchedScript } from '../../platform/vouched-script.ts'

const address = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

/** Documents are read on a thread of their own, started once. */
export function startPdfWorker(): void {
  pdfjs.GlobalWorkerOptions.workerPort ??= new Worker(vouchedScript('document-reader', address), {
    type: 'module',
  })
}
