import { describe, expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { apiKeyState } from './api-key.ts'

const today = isoDate('2026-12-02')
const live = { revokedAt: null, endsOn: null, hasMaker: true }

describe('the state of a key', () => {
  it.each([
    ['active', live],
    ['active', { ...live, endsOn: today }],
    ['ended', { ...live, endsOn: isoDate('2026-12-01') }],
    ['cut', { ...live, hasMaker: false }],
    ['ended', { ...live, endsOn: isoDate('2026-12-01'), hasMaker: false }],
    [
      'revoked',
      { revokedAt: '2026-12-02T08:00:00.000Z', endsOn: isoDate('2026-12-01'), hasMaker: false },
    ],
  ] as const)('is %s for %o', (state, key) => {
    expect(apiKeyState(key, today)).toBe(state)
  })
})
