import { describe, expect, it } from 'vitest'
import {
  maxSelectable,
  notEnoughSelected,
  placesOf,
  requestedSidersOnlyAfter,
  slotsNeeded,
  tooManySelected,
} from './selection.ts'

const shifts = { shifts: [{ slots: 2 }, { slots: 3 }, { slots: 1 }] }

describe('selected Siders (C-36, decisions §8)', () => {
  it('needs the largest shift and takes at most every slot', () => {
    expect([slotsNeeded(shifts), maxSelectable(shifts)]).toEqual([3, 6])
    expect([slotsNeeded({ siders: 4 }), maxSelectable({ siders: 4 })]).toEqual([4, 4])
    expect([slotsNeeded({ shifts: [] }), maxSelectable({ shifts: [] })]).toEqual([0, 0])
  })
  it('C-36 are the Siders of a flexible planning, or the slots of the shifts', () => {
    expect(placesOf({ ...shifts, flexiblePlanning: null })).toEqual(shifts)
    expect(maxSelectable(placesOf({ shifts: [], flexiblePlanning: { siders: 4 } }))).toBe(4)
  })
  it('WORK-13 refuses too many and too few', () => {
    expect(tooManySelected(6, shifts)).toBeNull()
    expect(tooManySelected(7, shifts)).toEqual({
      key: 'errors.task.requested_siders_count_forbidden',
      params: { selected: 7, max: 6 },
    })
    expect(notEnoughSelected(3, shifts)).toBeNull()
    expect(notEnoughSelected(2, shifts)).toEqual({
      key: 'errors.task.not_enough_siders',
      params: { selected: 2, needed: 3 },
    })
  })
  it('WORK-12 the exclusive option falls with the selection, and never comes back alone', () => {
    expect(requestedSidersOnlyAfter(true, 3, shifts)).toBe(true)
    expect(requestedSidersOnlyAfter(true, 2, shifts)).toBe(false)
    expect(requestedSidersOnlyAfter(false, 6, shifts)).toBe(false)
  })
})
