import { describe, expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import {
  durationRefusal,
  mayStart,
  missionDisplayName,
  nextStepAt,
  periodOf,
  progressStepOf,
} from './mission.ts'
import { inParis } from '../testing/in-paris.ts'

const period = {
  ...inParis,
  startsAt: instant('2026-12-07T08:00:00Z'),
  endsAt: instant('2026-12-11T16:00:00Z'),
}

describe('progress (TASK-51, decisions §8)', () => {
  it.each([
    ['2026-12-07T07:59:59.999Z', 'upcoming', period.startsAt],
    ['2026-12-07T08:00:00.000Z', 'ongoing', period.endsAt],
    ['2026-12-11T16:00:00.000Z', 'ongoing', period.endsAt],
    ['2026-12-11T16:00:00.001Z', 'done', null],
  ])('at %s a submitted mission is %s', (now, step, next) => {
    expect(progressStepOf('submitted', period, instant(now))).toBe(step)
    expect(nextStepAt(period, instant(now))).toBe(next)
    expect(progressStepOf('draft', period, instant(now))).toBe('draft')
  })
  it('is upcoming without planning', () => {
    expect(progressStepOf('submitted', null, period.startsAt)).toBe('upcoming')
  })
  it('spans from the first start to the last end', () => {
    const late = {
      ...inParis,
      startsAt: instant('2026-12-08T08:00:00Z'),
      endsAt: instant('2026-12-12T02:00:00Z'),
    }
    expect(periodOf([late, period])).toEqual({ ...period, endsAt: late.endsAt })
    expect(periodOf([])).toBeNull()
  })
})

describe('start (C-10, SHIFT-12, SHIFT-14)', () => {
  const now = instant('2026-11-20T08:00:00.000Z')
  it.each([
    ['2026-11-20T08:00:00.001Z', true, true],
    ['2026-11-20T08:00:00.000Z', false, true],
    ['2026-11-20T05:00:00.000Z', false, true],
    ['2026-11-18T23:00:00.000Z', false, true],
    ['2026-11-18T22:59:00.000Z', false, false],
  ])('at %s: company %s, insider %s', (startsAt, company, insider) => {
    expect(mayStart({ ...inParis, startsAt: instant(startsAt) }, now, false)).toBe(company)
    expect(mayStart({ ...inParis, startsAt: instant(startsAt) }, now, true)).toBe(insider)
  })
})

describe('length and name', () => {
  it.each([
    ['2026-08-31T08:00:00Z', '2028-02-29T09:00:00Z', true],
    ['2026-08-31T08:00:00Z', '2028-02-29T09:01:00Z', false],
    ['2026-12-07T08:00:00Z', '2028-06-07T07:00:00Z', true],
    ['2026-12-07T08:00:00Z', '2028-06-07T07:01:00Z', false],
  ])('C-09 from %s to %s is within 18 months of the clock: %s', (startsAt, endsAt, fine) => {
    const refusal = durationRefusal({
      ...inParis,
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
    })
    expect(refusal?.key).toBe(fine ? undefined : 'errors.task.too_long')
  })
  it('TASK-31 the name is job type, dash, suffix', () => {
    expect(missionDisplayName('Serveur', ' Noël ')).toBe('Serveur – Noël')
    expect(missionDisplayName('Serveur', null)).toBe('Serveur')
    expect(missionDisplayName('Serveur', ' ')).toBe('Serveur')
  })
})
