import { pdfjs } from 'react-pdf'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  pdfjs.GlobalWorkerOptions.workerPort = null
})

it('CTR-11 the document is read on a thread of its own, which starts with the viewer', async () => {
  const started: string[] = []
  class Thread extends EventTarget {
    constructor(address: string | URL) {
      super()
      started.push(String(address))
    }
  }
  vi.stubGlobal('Worker', Thread)
  // Another test of the same page may have loaded the viewer where no thread exists.
  const viewerOfThisTest: string = './paper-viewer.tsx?of-this-test'
  await import(viewerOfThisTest)
  expect(started).toEqual([expect.stringContaining('pdf.worker.min.mjs')])
})
