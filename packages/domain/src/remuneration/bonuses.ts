import { folded } from '../kernel/folded.ts'
import { type Issue, issue } from '../kernel/issue.ts'
import type { Bonus } from './policy.ts'

/** Characters of a name and of conditions, and how many bonuses a company has at most. */
export const bonusLimits = { name: 100, conditions: 500, count: 30 } as const

type Judged = Pick<Bonus, 'name' | 'amount'>

/** REM-26: a bonus is worth something. */
export function bonusIssues(path: Issue['path'], { amount }: Pick<Judged, 'amount'>): Issue[] {
  return amount > 0 ? [] : [issue([...path, 'amount'], 'errors.field.too_small', { min: 0 })]
}

/** The bonuses of a company, each by a name of its own whatever its case and accents. */
export function bonusListIssues(bonuses: readonly Judged[]): Issue[] {
  const names = bonuses.map(({ name }) => folded(name))
  return bonuses.flatMap((bonus, i) => {
    const isTaken = names.indexOf(folded(bonus.name)) < i
    const taken = isTaken
      ? [issue(['bonuses', i, 'name'], 'errors.remuneration.duplicate_bonus')]
      : []
    return [...taken, ...bonusIssues(['bonuses', i], bonus)]
  })
}
