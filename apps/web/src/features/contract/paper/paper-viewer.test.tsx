import { expect, it, vi } from 'vitest'

it('CTR-11 the document is read on a thread of its own, which starts with the viewer', async () => {
  const started: string[] = []
  class Thread extends EventTarget {
    constructor(address: string | URL) {
      super()
      started.push(String(address))
    }
  }
  vi.stubGlobal('Worker', Thread)
  await import('./paper-viewer.tsx')
  expect(started).toEqual([expect.stringContaining('pdf.worker.min.mjs')])
})
