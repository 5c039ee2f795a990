import { describe, expect, it, vi } from 'vitest'

// Globals that the modules below use while they load.
vi.hoisted(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})
const { refusesTracking } = await import('./analytics.ts')

describe('a browser that asks not to be tracked', () => {
  it.each([
    [{}, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: true }, true],
  ])('G-21 is heard: %o', (browser, expected) => {
    expect(refusesTracking(browser)).toBe(expected)
  })
})
