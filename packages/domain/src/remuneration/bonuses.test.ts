import { describe, expect, it } from 'vitest'
import { bonusListIssues } from './bonuses.ts'

const told = (...bonuses: (readonly [string, number])[]) =>
  bonusListIssues(bonuses.map(([name, amount]) => ({ name, amount }))).map(
    ({ path, key }) => `${path.join('.')} ${key}`,
  )

describe('REM-26 the bonuses of a company', () => {
  it('have names of their own, whatever their case and accents', () => {
    expect(told(['Prime d’été', 10], ['Habillage', 2])).toEqual([])
    expect(told(['Prime d’été', 10], ['PRIME D’ETE', 2], ['prime  d’été', 3])).toEqual([
      'bonuses.1.name errors.remuneration.duplicate_bonus',
      'bonuses.2.name errors.remuneration.duplicate_bonus',
    ])
  })

  it('are worth something', () => {
    expect(told(['Habillage', 0.01])).toEqual([])
    expect(told(['Habillage', 0])).toEqual(['bonuses.0.amount errors.field.too_small'])
  })
})
