import { euros } from '@renfort/contract/kernel/fields.ts'
import { rule } from '@renfort/contract/kernel/rule.ts'
import { entryIssues, type IndemnityEntry } from '@renfort/domain/invoice/entered-indemnity.ts'
import { z } from 'zod'

const fields = z.object({ what: z.string(), amount: euros })

/** What is entered: `transport`, or the id of a bonus, and its amount in euros. */
export const indemnityForm = fields.check(rule((entry) => entryIssues(toEntry(entry))))

/** The form as the rules have it. */
export function toEntry({ what, amount }: z.infer<typeof fields>): IndemnityEntry {
  return what === 'transport'
    ? { kind: 'transport', amount }
    : { kind: 'bonus', bonusId: what, amount }
}
