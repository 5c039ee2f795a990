import { describe, expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { cents } from '../kernel/money.ts'
import type { WageArea } from './minimum-wage.ts'
import { newMinimumWageIssues } from './new-minimum-wage.ts'

const row = (validFrom: string, minimumWage: number, area: WageArea = 'france') => ({
  area,
  validFrom: isoDate(validFrom),
  minimumWage: cents(minimumWage),
})
// Out of order on purpose: the rule sorts.
const known = [row('2026-06-01', 1231), row('2026-06-01', 956, 'mayotte'), row('2026-01-01', 1202)]
const today = isoDate('2026-11-24')

describe('a new row of the minimum wage (N-06)', () => {
  it.each<[string, string, number, unknown[]]>([
    ['a rise', '2027-01-01', 1250, []],
    ['the same value again', '2027-01-01', 1231, []],
    ['a fall', '2027-01-01', 1230, ['minimumSalary', 'errors.legal_value.too_low', { min: 12.31 }]],
    ['a rise of 20 %', '2027-01-01', 1477, []],
    [
      'more than 20 %',
      '2027-01-01',
      1478,
      ['minimumSalary', 'errors.legal_value.too_high', { max: 14.77 }],
    ],
    ['a day between two rows', '2026-03-01', 1210, []],
    [
      'more than the row after it',
      '2026-03-01',
      1232,
      ['minimumSalary', 'errors.legal_value.too_high', { max: 12.31 }],
    ],
    ['a year ago', '2025-11-24', 1188, []],
    ['a year ahead', '2027-11-24', 1250, []],
    [
      'before that',
      '2025-11-23',
      1188,
      ['validFrom', 'errors.legal_value.too_far', { months: 12 }],
    ],
    ['after that', '2027-11-25', 1250, ['validFrom', 'errors.legal_value.too_far', { months: 12 }]],
  ])('%s', (_what, validFrom, minimumWage, expected) => {
    const issues = newMinimumWageIssues(known, row(validFrom, minimumWage), today)
    expect(issues.flatMap(({ path, key, params }) => [path[0], key, params])).toEqual(expected)
  })

  it('is seen from the neighbours of its own area', () => {
    const issuesOf = (wage: number) =>
      newMinimumWageIssues(known, row('2027-01-01', wage, 'mayotte'), today).map(({ key }) => key)
    expect(issuesOf(980)).toEqual([])
    expect(issuesOf(955)).toEqual(['errors.legal_value.too_low'])
    expect(issuesOf(1231)).toEqual(['errors.legal_value.too_high'])
  })
})
