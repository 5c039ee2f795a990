import { describe, expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { activityCodeState, nextNomenclatureFrom } from './activity-code.ts'

const eve = isoDate('2026-12-31')
const day = isoDate('2027-01-01')

describe('the list of an APE code (SET-19, law §3.8)', () => {
  it('SET-19 is NAF rev. 2 until the eve of 2027, then NAF 2025', () => {
    expect(activityCodeState('naf-rev2', eve)).toBe('current')
    expect(activityCodeState('naf-2025', eve)).toBe('early')
    expect(activityCodeState('naf-rev2', day)).toBe('replaced')
    expect(activityCodeState('naf-2025', day)).toBe('current')
  })

  it('SET-19 announces the day of the change, until it has come', () => {
    expect(nextNomenclatureFrom(eve)).toBe('2027-01-01')
    expect(nextNomenclatureFrom(day)).toBeNull()
  })
})
