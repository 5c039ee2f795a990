import { describe, expect, it } from 'vitest'
import { instant } from '../kernel/calendar.ts'
import { openSlotsOf, placeHires, placeOnFlexible } from './place-hires.ts'
import { inParis } from '../testing/in-paris.ts'

const shift = (id: string, day: number, slots: number) => ({
  id,
  ...inParis,
  startsAt: instant(`2026-12-${String(day).padStart(2, '0')}T08:00:00Z`),
  endsAt: instant(`2026-12-${String(day).padStart(2, '0')}T16:00:00Z`),
  breakMinutes: 0,
  slots,
})
const planning = {
  shifts: [shift('monday', 7, 2), shift('tuesday', 8, 1)],
  assignments: new Map([['monday', ['nora']]]),
}
const eve = instant('2026-12-06T12:00:00Z')
const afterMonday = instant('2026-12-07T16:00:00Z')

describe('slots are given to those who are hired (G-15)', () => {
  it('counts what nobody has been hired for', () => {
    expect(openSlotsOf(planning)).toBe(2)
    expect(openSlotsOf({ ...planning, assignments: new Map() })).toBe(3)
  })

  it('gives the whole mission, or the shifts that are named, each once', () => {
    expect(placeHires(planning, [{ siderId: 'hugo' }], eve)).toEqual({
      hires: [
        { shiftId: 'monday', siderId: 'hugo' },
        { shiftId: 'tuesday', siderId: 'hugo' },
      ],
    })
    const named = [{ siderId: 'nora', shiftIds: ['tuesday', 'tuesday'] }]
    expect(placeHires(planning, named, eve)).toEqual({
      hires: [{ shiftId: 'tuesday', siderId: 'nora' }],
    })
  })

  it('leaves out of the whole mission what is over, and refuses it by name', () => {
    expect(placeHires(planning, [{ siderId: 'hugo' }], afterMonday)).toEqual({
      hires: [{ shiftId: 'tuesday', siderId: 'hugo' }],
    })
    const late = [{ siderId: 'hugo', shiftIds: ['monday'] }]
    expect(placeHires(planning, late, afterMonday)).toMatchObject({
      refusal: { key: 'errors.hiring.shift_over', params: { siderId: 'hugo', shiftId: 'monday' } },
    })
  })

  it('gives nothing of a mission that is over', () => {
    const afterAll = instant('2026-12-08T16:00:00Z')
    expect(placeHires(planning, [{ siderId: 'hugo' }], afterAll)).toMatchObject({
      refusal: { key: 'errors.hiring.shift_over', params: { siderId: 'hugo' } },
    })
  })

  it.each([
    ['a slot that is theirs already', [{ siderId: 'nora' }], 'already_hired', 'nora'],
    ['a slot that another run has taken', [{ siderId: 'a' }, { siderId: 'b' }], 'slot_taken', 'b'],
    ['somebody twice', [{ siderId: 'a' }, { siderId: 'a' }], 'already_hired', 'a'],
  ])('refuses %s', (_, wanted, key, siderId) => {
    expect(placeHires(planning, wanted, eve)).toMatchObject({
      refusal: { key: `errors.hiring.${key}`, params: { siderId } },
    })
  })

  it('gives a flexible planning as many Siders as it has places', () => {
    const flexible = { shifts: [], assignments: new Map(), places: 2, hired: ['nora'] }
    expect(placeOnFlexible(flexible, ['hugo'], eve)).toEqual({ hires: [] })
    expect(placeOnFlexible(flexible, ['nora'], eve)).toMatchObject({
      refusal: { key: 'errors.hiring.already_hired' },
    })
    expect(placeOnFlexible(flexible, ['hugo', 'ines'], eve)).toEqual({
      refusal: { key: 'errors.hiring.slot_taken', params: { siderId: 'ines' } },
    })
  })

  it('FLEX-16 gives the shifts to come that a flexible planning has become already', () => {
    const flexible = {
      shifts: [shift('monday', 7, 2), shift('tuesday', 8, 2)],
      assignments: planning.assignments,
      places: 3,
      hired: ['nora'],
    }
    expect(placeOnFlexible(flexible, ['hugo'], eve)).toEqual({
      hires: [
        { shiftId: 'monday', siderId: 'hugo' },
        { shiftId: 'tuesday', siderId: 'hugo' },
      ],
    })
    expect(placeOnFlexible(flexible, ['hugo', 'ines'], afterMonday)).toEqual({
      hires: [
        { shiftId: 'tuesday', siderId: 'hugo' },
        { shiftId: 'tuesday', siderId: 'ines' },
      ],
    })
  })
})
