import {
  completion,
  type CompletionFacts,
  type CompletionItem,
  missingItems,
} from '@renfort/domain/organisation/completion.ts'
import { validateHoursTypes } from '@renfort/domain/remuneration/hours-types.ts'
import { validateIndemnities } from '@renfort/domain/remuneration/indemnities.ts'
import type { RemunerationPolicy } from '@renfort/domain/remuneration/policy.ts'
import type { Queries } from '../platform/database/db.ts'
import { notFound } from '../platform/http/refusal.ts'
import { findRemunerationPolicy } from './organisation-queries.ts'
import { findSettingsFacts } from './settings-queries.ts'

/** Which settings of a company are complete, by the domain's rule. */
export async function readCompletionState(
  queries: Queries,
  organisationId: string,
): Promise<Record<CompletionItem, boolean>> {
  const settings = await findSettingsFacts(queries, organisationId)
  if (settings === undefined) throw notFound()
  return completionOf(settings, await findRemunerationPolicy(queries, organisationId))
}

/** The versions that a process remembers. */
const mostKnown = 10_000
const missingOf = new Map<string, readonly CompletionItem[]>()

/**
 * What the settings of a company lack, read once for each version of them. The version was read
 * before, so that what is remembered of it is never older than it.
 */
export async function missingSettings(
  queries: Queries,
  organisationId: string,
  version: string,
): Promise<readonly CompletionItem[]> {
  const known = missingOf.get(version)
  if (known !== undefined) return known
  const missing = missingItems(await readCompletionState(queries, organisationId))
  if (missingOf.size >= mostKnown) missingOf.clear()
  missingOf.set(version, missing)
  return missing
}

export function completionOf(
  settings: Pick<CompletionFacts, 'profile' | 'legal' | 'payment'>,
  policy: RemunerationPolicy,
): Record<CompletionItem, boolean> {
  return completion({
    ...settings,
    hourTypes: {
      valid: validateHoursTypes(policy.hoursTypes).length === 0,
      confirmed: policy.hoursTypesConfirmation,
    },
    indemnities: {
      valid: validateIndemnities(policy.indemnities).length === 0,
      confirmed: policy.indemnitiesConfirmation,
    },
  })
}
