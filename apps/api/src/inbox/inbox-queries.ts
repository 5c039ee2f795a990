import type { MissionOwners } from '@renfort/domain/access/standing-in.ts'
import { type InboxKind, inboxRules, type Leaving } from '@renfort/domain/inbox/inbox-kind.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { CompiledQuery } from 'kysely'
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

/** One item of the inbox; what its kind does not have is null. */
export interface InboxRow {
  readonly kind: InboxKind
  readonly missionId: string | null
  readonly name: string | null
  readonly jobTitleId: string | null
  readonly documentId: string | null
  readonly startsAt: Instant | null
  readonly timeZone: TimeZone | null
  readonly monday: IsoDate | null
  readonly count: number | null
  readonly matching: number | null
  readonly settingsVersion: string | null
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
  const { rows } = await queries.executeQuery<StoredRow>(
    CompiledQuery.raw(textFor(sight), parameters),
  )
  return rows.map(({ item, ...row }) => ({ ...nothing, ...row, ...item }))
}

/** Few columns make a statement of many parts cheaper; what only some kinds have is one JSON value. */
type Columns = 'kind' | 'startsAt' | 'timeZone' | 'monday' | 'count'

interface StoredRow extends Pick<InboxRow, Columns> {
  readonly item: Partial<Omit<InboxRow, Columns>>
}

const nothing = {
  missionId: null,
  name: null,
  jobTitleId: null,
  documentId: null,
  matching: null,
  settingsVersion: null,
  siders: null,
  owners: null,
} as const satisfies Omit<InboxRow, Columns>

const texts = new Map<string, string>()

/**
 * The statement depends on the kind of caller alone, so that the database sees only a few different
 * ones.
 */
function textFor(sight: InboxSight): string {
  const shape = Object.values(sight).join()
  const known = texts.get(shape)
  if (known !== undefined) return known
  const waiting = inboxText(sight, {
    company: 'asked.organisation',
    contractsListed: inboxRules.contract.shown,
  })
  const text = `with ${asked} select waiting.* from asked cross join lateral (${waiting}) waiting`
  texts.set(shape, text)
  return text
}
