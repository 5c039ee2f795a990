import { describe, expect, it } from 'vitest'
import { instant, isoDate } from '../../kernel/calendar.ts'
import {
  isTransmittedLate,
  type PaperFate,
  signingRefusal,
  siderPaperState,
  transmissionDay,
} from './paper-state.ts'

const fate: PaperFate = {
  isSigned: false,
  isCancelled: false,
  isWithdrawn: false,
  version: 1,
  current: 1,
  status: 'unsigned',
}
const opened = instant('2026-12-02T09:00:00Z')

describe('the state of a contrat de mission', () => {
  it.each([
    ['toSign', {}],
    ['toSign', { status: 'signed' }],
    ['contested', { status: 'contested' }],
    ['signed', { isSigned: true }],
    ['signed', { isSigned: true, status: 'contested' }],
    ['replaced', { current: 2 }],
    ['replaced', { current: 2, isSigned: true }],
    ['cancelled', { isWithdrawn: true }],
    ['signed', { isWithdrawn: true, isSigned: true }],
    ['cancelled', { isCancelled: true }],
    ['cancelled', { isCancelled: true, isSigned: true, current: 2 }],
  ] as const)('is %s with %o', (state, changes) => {
    expect(siderPaperState({ ...fate, ...changes })).toBe(state)
  })

  it.each([
    ['toSign', { openedAt: opened, readings: ['contract', 'safety'] }, null],
    ['toSign', { openedAt: null, readings: ['contract', 'safety'] }, 'errors.sider.paper_unread'],
    ['toSign', { openedAt: opened, readings: ['contract'] }, 'errors.sider.paper_unread'],
    ['signed', { openedAt: opened, readings: [] }, 'errors.sider.paper_signed'],
    ['contested', { openedAt: opened, readings: [] }, 'errors.sider.paper_void'],
    ['replaced', { openedAt: opened, readings: [] }, 'errors.sider.paper_void'],
    ['cancelled', { openedAt: opened, readings: [] }, 'errors.sider.paper_void'],
  ] as const)('%s with %o answers %s to a signature', (state, reading, key) => {
    expect(signingRefusal(state, reading)?.key ?? null).toBe(key)
  })
})

describe('the transmission of a contrat de mission (L1251-17)', () => {
  it.each([
    ['a Monday', '2026-12-07', '2026-12-09'],
    ['a Friday: Sunday does not count', '2026-12-11', '2026-12-14'],
    ['a Thursday before Christmas', '2026-12-24', '2026-12-28'],
  ])('ends two working days after %s', (_when, first, last) => {
    expect(transmissionDay(isoDate(first))).toBe(last)
  })

  it('is late from the day after, by the clocks of the place, and only for papers that bind', () => {
    const paper = {
      state: 'toSign',
      firstDay: isoDate('2026-12-07'),
      openedAt: null,
      timeZone: 'Europe/Paris',
    } as const
    const late = (at: string, changes: object = {}) =>
      isTransmittedLate({ ...paper, ...changes }, instant(at))
    expect(late('2026-12-09T22:59:00Z')).toBe(false)
    expect(late('2026-12-09T23:00:00Z')).toBe(true)
    expect(late('2026-12-20T09:00:00Z', { openedAt: opened })).toBe(false)
    expect(late('2026-12-20T09:00:00Z', { state: 'signed' })).toBe(true)
    expect(late('2026-12-20T09:00:00Z', { state: 'cancelled' })).toBe(false)
  })
})
