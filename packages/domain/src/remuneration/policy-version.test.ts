import { describe, expect, it } from 'vitest'
import { defaultPolicy, type HoursTypes } from './policy.ts'
import { hasChangedSince, sameHoursTypes } from './policy-version.ts'

const { hoursTypes } = defaultPolicy
const { extra, night, sundays, bankHolidays } = hoursTypes
const dearer: HoursTypes = { ...hoursTypes, night: { ...night, increase: night.increase + 5 } }

describe('REM-23 whether the policy has changed since a price was frozen', () => {
  it.each([
    ['the same version', 'a', 'a', hoursTypes, false],
    ['another version', 'a', 'b', dearer, true],
    ['a change that was taken back', 'a', 'b', hoursTypes, true],
    ['an unknown version with other values', null, 'b', dearer, true],
    ['an unknown version with the same values', null, 'b', hoursTypes, null],
    ['a policy whose version is unknown', 'a', null, hoursTypes, null],
  ] as const)('%s', (_, frozen, current, today, expected) => {
    expect(
      hasChangedSince({ versionId: frozen, hoursTypes }, { versionId: current, hoursTypes: today }),
    ).toBe(expected)
  })
})

describe('hour types are the same', () => {
  it('whatever the order of their keys', () => {
    const { increase, seniority, ...hours } = night
    const turned = { bankHolidays, sundays, extra, night: { seniority, increase, ...hours } }
    expect(sameHoursTypes(hoursTypes, turned)).toBe(true)
  })

  it.each<[string, HoursTypes]>([
    ['a step of overtime', { ...hoursTypes, extra: [{ threshold: 36, increase: 25 }] }],
    ['the start of the night', { ...hoursTypes, night: { ...night, endHour: '24:00' } }],
    ['the zone', { ...hoursTypes, sundays: { ...sundays, ztiIncrease: 50 } }],
    ['the day', { ...hoursTypes, bankHolidays: { ...bankHolidays, solidarity: 'noel' } }],
    [
      'seniority',
      { ...hoursTypes, night: { ...night, seniority: { daysThreshold: 30, increase: 30 } } },
    ],
  ])('but for %s', (_, changed) => {
    expect(sameHoursTypes(hoursTypes, changed)).toBe(false)
  })
})
