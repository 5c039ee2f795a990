import { describe, expect, it } from 'vitest'
import { bonusListIssues } from './bonuses.ts'

const problemsOf = (...bonuses: (readonly [string, number])[]) =>
  bonusListIssues(bonuses.map(([name, amount]) => ({ name, amount }))).map(
    ({ path, key }) => `${path.join('.')} ${key}`,
  )

describe('the bonuses of a company', () => {
  it('have names of their own, whatever their case and accents', () => {
    expect(problemsOf(['Prime d’été', 10], ['Habillage', 2])).toEqual([])
    expect(problemsOf(['Prime d’été', 10], ['PRIME D’ETE', 2], ['prime  d’été', 3])).toEqual([
      'bonuses.1.name errors.remuneration.duplicate_bonus',
      'bonuses.2.name errors.remuneration.duplicate_bonus',
    ])
  })

  it('REM-26 have an amount', () => {
    expect(problemsOf(['Habillage', 0.01])).toEqual([])
    expect(problemsOf(['Habillage', 0])).toEqual(['bonuses.0.amount errors.field.too_small'])
  })
})
