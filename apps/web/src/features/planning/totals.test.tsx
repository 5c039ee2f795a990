import type { PlanningFigures } from '@renfort/contract/planning-figures.ts'
import { describe, expect, it } from 'vitest'
import { totalsOf } from './totals-panel.tsx'

type Task = PlanningFigures['tasks'][number]

const task = (id: string, ...days: Task['days']): Task => ({
  id,
  days,
  toSign: [],
  toValidate: [],
})
const monday = {
  date: '2026-12-07',
  planned: { minutes: 480, price: 100.1, minutesOf: { normal: 420, night: 60 } },
  retained: null,
}
const sunday = {
  date: '2026-12-13',
  planned: { minutes: 240, price: 80.2, minutesOf: { sunday: 240 } },
  retained: { minutes: 200, price: 66.7 },
}

describe('the totals of a week or a month', () => {
  it('PLAN-02 adds up the missions on show by span of days, with their kinds of hours, in cents', () => {
    const tasks = [task('a', monday, sunday), task('b', monday), task('hidden', monday)]
    const spans = [['2026-12-07', '2026-12-08'], ['2026-12-13']]
    const { bySpan, all } = totalsOf({ tasks }, new Set(['a', 'b']), spans)
    expect(bySpan).toEqual([
      {
        minutes: 960,
        priceCents: 20_020,
        kinds: [{ kind: 'night', minutes: 120 }],
        retained: null,
      },
      {
        minutes: 240,
        priceCents: 8_020,
        kinds: [{ kind: 'sunday', minutes: 240 }],
        retained: { minutes: 200, priceCents: 6_670 },
      },
    ])
    expect(all).toMatchObject({ minutes: 1200, priceCents: 28_040, retained: { minutes: 200 } })
  })

  it('has no price where none may be seen', () => {
    const unpriced = { ...monday, planned: { ...monday.planned, price: null } }
    const { all } = totalsOf({ tasks: [task('a', unpriced)] }, new Set(['a']), [['2026-12-07']])
    expect([all.minutes, all.priceCents]).toEqual([480, null])
  })
})
