import type { MissionOwners } from '@renfort/domain/access/standing-in.ts'
import { type InboxKind, inboxRules, type Leaving } from '@renfort/domain/inbox/inbox-kind.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { RemunerationPolicy } from '@renfort/domain/remuneration/policy.ts'
import { CompiledQuery } from 'kysely'
import type { SettingsRow } from '../organisation/settings-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import type { InboxSight } from './inbox-sight.ts'
import { asked, inboxText } from './inbox-text-queries.ts'

export interface InboxRequest {
  readonly organisationId: string
  /** The manager whose own missions count. */
  readonly userId: string
  readonly sight: InboxSight
  /** Whose own hours count: the user, and those in whose place they act. */
  readonly owners: readonly string[]
  readonly now: Instant
  /** Slots that begin before this instant are listed. */
  readonly soon: Instant
}

/** One item of the inbox; columns that its kind does not use are empty. */
export interface InboxRow {
  readonly kind: Exclude<InboxKind, 'setting'> | 'settings' | 'policy'
  readonly missionId: string | null
  readonly name: string | null
  readonly jobTitleId: string | null
  readonly documentId: string | null
  readonly startsAt: Instant | null
  readonly timeZone: TimeZone | null
  readonly monday: IsoDate | null
  readonly count: number | null
  readonly matching: number | null
  /** The settings that the rule of completion reads. */
  readonly settings: SettingsRow | null
  readonly policy: RemunerationPolicy | null
  /** Siders whom the line names. */
  readonly siders: readonly NamedSider[] | null
  /** Whose missions a contract or hours are of, and how many hours; a deputy alone is told. */
  readonly owners: readonly (MissionOwners & { readonly count: number })[] | null
}

interface NamedSider {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly how: Leaving
}

/** All items of an inbox, in one statement. */
export async function findInbox(
  queries: Queries,
  request: InboxRequest,
): Promise<readonly InboxRow[]> {
  const { organisationId, userId, sight, owners, now, soon } = request
  const parameters = [organisationId, now, soon, userId, owners]
  const { rows } = await queries.executeQuery<InboxRow>(
    CompiledQuery.raw(textFor(queries, sight), parameters),
  )
  return rows
}

const texts = new Map<string, string>()

/**
 * The statement depends on the kind of caller alone, so that the database sees only a few different
 * ones.
 */
function textFor(queries: Queries, sight: InboxSight): string {
  const shape = Object.values(sight).join()
  const known = texts.get(shape)
  if (known !== undefined) return known
  const waiting = inboxText(queries, sight, {
    company: 'asked.organisation',
    contractsListed: inboxRules.contract.shown,
  })
  const text = `with ${asked} select waiting.* from asked cross join lateral (${waiting}) waiting`
  texts.set(shape, text)
  return text
}
