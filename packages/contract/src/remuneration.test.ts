import { bonusFrequencies } from '@renfort/domain/remuneration/policy.ts'
import { describe, expect, it } from 'vitest'
import { bonusDraft } from './remuneration.ts'

const bonus = { name: 'Prime d’été', amount: 150, frequency: bonusFrequencies[0], conditions: '' }

function problems(change: Partial<Record<keyof typeof bonus, unknown>>): string[] {
  const parsed = bonusDraft.safeParse({ ...bonus, ...change })
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

describe('REM-26 a bonus', () => {
  it.each(bonusFrequencies)('is paid at the frequency %s', (frequency) => {
    expect(problems({ frequency })).toEqual([])
  })

  it.each([
    ['no amount', { amount: undefined }, ['amount']],
    ['an amount of nothing', { amount: 0 }, ['amount']],
    ['no frequency', { frequency: undefined }, ['frequency']],
    ['an unknown frequency', { frequency: 'sometimes' }, ['frequency']],
    ['conditions of 500 characters', { conditions: 'x'.repeat(500) }, []],
    ['conditions of 501 characters', { conditions: 'x'.repeat(501) }, ['conditions']],
    ['no conditions', { conditions: undefined }, []],
    ['no name', { name: ' ' }, ['name']],
  ])('with %s', (_, change, paths) => {
    expect(problems(change)).toEqual(paths)
  })
})
