import { folded } from '../kernel/folded.ts'
import { type Issue, issue } from '../kernel/issue.ts'
import type { Bonus } from './policy.ts'

/** Characters of a name and of conditions, and how many bonuses a company has at most. */
export const bonusLimits = { name: 100, conditions: 500, count: 30 } as const

type BonusValue = Pick<Bonus, 'name' | 'amount'>

/** Refuses a bonus without an amount (REM-26). */
export function bonusIssues(path: Issue['path'], { amount }: Pick<BonusValue, 'amount'>): Issue[] {
  return amount > 0 ? [] : [issue([...path, 'amount'], 'errors.field.too_small', { min: 0 })]
}

/** Refuses bonuses whose names differ by case or accents alone. */
export function bonusListIssues(bonuses: readonly BonusValue[]): Issue[] {
  const names = bonuses.map(({ name }) => folded(name))
  return bonuses.flatMap((bonus, i) => {
    const isTaken = names.indexOf(folded(bonus.name)) < i
    const taken = isTaken
      ? [issue(['bonuses', i, 'name'], 'errors.remuneration.duplicate_bonus')]
      : []
    return [...taken, ...bonusIssues(['bonuses', i], bonus)]
  })
}
