import { describe, expect, it } from 'vitest'
import { type Instant, instant } from '../kernel/calendar.ts'
import {
  type Care,
  carelessChange,
  changedCare,
  isSameCare,
  snoozeChoices,
  snoozeIssues,
} from './care.ts'

const nobody: Care = { assigneeId: null, note: null, snoozedUntil: null }
const taken: Care = { ...nobody, assigneeId: 'nora' }
const wednesday = instant('2026-12-02T09:00:00.000Z')

describe('what people add to an item', () => {
  it('changes the fields that are named alone, and a note of spaces is none', () => {
    expect(changedCare(taken, { note: ' Rappeler \n' })).toEqual({ ...taken, note: 'Rappeler' })
    expect(changedCare({ ...taken, note: 'Rappeler' }, { note: '  ' })).toEqual(taken)
    expect(changedCare(taken, { assigneeId: null })).toEqual(nobody)
  })

  it.each<[string, Partial<Care>, Partial<Care>, boolean]>([
    ['nothing', {}, {}, true],
    ['another assignee', { assigneeId: 'a' }, { assigneeId: 'b' }, false],
    ['another note', { note: 'a' }, {}, false],
    [
      'the same moment, written otherwise',
      { snoozedUntil: instant('2026-12-03T07:00:00Z') },
      { snoozedUntil: instant('2026-12-03T07:00:00.000Z') },
      true,
    ],
    ['a moment and none', { snoozedUntil: wednesday }, {}, false],
  ])('is the same or not: %s', (_what, one, other, same) => {
    expect(isSameCare({ ...nobody, ...one }, { ...nobody, ...other })).toBe(same)
  })

  it.each<[string, Care, number, Parameters<typeof carelessChange>[1]['change'], string | null]>([
    ['the version that was seen', taken, 3, { assigneeId: 'lea' }, null],
    ['taken by a colleague since', taken, 2, { assigneeId: 'lea' }, 'taken'],
    [
      'taken by oneself in another tab',
      { ...taken, assigneeId: 'lea' },
      2,
      { assigneeId: 'ali' },
      'changed',
    ],
    ['a note, while a colleague took it', taken, 2, { note: 'x' }, 'changed'],
    ['given back, while a colleague has it', taken, 2, { assigneeId: null }, 'changed'],
    ['taken, while another one noted something', nobody, 2, { assigneeId: 'lea' }, 'changed'],
  ])('a change decided on %s', (_what, stored, version, change, expected) => {
    expect(carelessChange({ ...stored, version: 3 }, { version, change, userId: 'lea' })).toBe(
      expected,
    )
  })
})

describe('putting off', () => {
  it.each([
    ['2026-12-02T09:00:00.000Z', false],
    ['2026-12-02T09:01:00.000Z', true],
    ['2027-01-01T09:00:00.000Z', true],
    ['2027-01-01T09:01:00.000Z', false],
  ])('until %s is possible: %s', (until, isPossible) => {
    expect(snoozeIssues(instant(until), wednesday).length === 0).toBe(isPossible)
  })

  const offered = (now: string, due: string | null) =>
    snoozeChoices(due as Instant | null, instant(now)).map(({ name, until }) => `${name} ${until}`)

  it('offers two hours, tomorrow and Monday at 8:00 in Paris', () => {
    expect(offered(wednesday, null)).toEqual([
      'twoHours 2026-12-02T11:00:00.000Z',
      'tomorrow 2026-12-03T07:00:00.000Z',
      'monday 2026-12-07T07:00:00.000Z',
    ])
  })

  it.each([
    ['a Sunday, when tomorrow is Monday', '2026-12-06T09:00:00.000Z', ['twoHours', 'tomorrow']],
    ['a Monday', '2026-12-07T06:00:00.000Z', ['twoHours', 'tomorrow', 'monday']],
  ])('on %s', (_day, now, names) => {
    expect(offered(now, null).map((choice) => choice.split(' ')[0])).toEqual(names)
  })

  it('offers nothing past a deadline that is ahead, and everything once it has passed', () => {
    expect(offered(wednesday, '2026-12-03T07:00:00.000Z')).toHaveLength(1)
    expect(offered(wednesday, '2026-12-02T10:00:00.000Z')).toEqual([])
    expect(offered(wednesday, '2026-12-02T08:00:00.000Z')).toHaveLength(3)
  })
})
