import { vouchedScript } from '../../../platform/vouched-script.ts'
import type { ReadHoursFile } from './read-hours-file.ts'

/** Reads a file of hours on a thread of its own, so that the screen goes on answering. */
export async function readBeside(file: File): Promise<ReadHoursFile> {
  const { default: path } = await import('./hours-file-worker.ts?worker&url')
  const address = vouchedScript('table-reader', new URL(path, location.href).href)
  const worker = new Worker(address, { type: 'module' })
  const read = await new Promise<ReadHoursFile>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadHoursFile>) => resolve(data))
    worker.addEventListener('error', () => resolve({ problem: 'content' }))
    worker.postMessage(file)
  })
  worker.terminate()
  return read
}
