import { afterAll, vi } from 'vitest'

// The files of a worker run in one process: each begins with its own modules, clock and globals all the same.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})
