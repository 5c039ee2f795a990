import { createHash } from 'node:crypto'
import { cancelledToldDays, toldDays } from '@renfort/domain/calendar-feed/calendar-feed.ts'
import { changesToTell } from '@renfort/domain/calendar-feed/changes-to-tell.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { instantAfter } from '../platform/clock.ts'
import type { Scope } from '../platform/database/db.ts'
import type { Services } from '../platform/services.ts'
import type { CalendarEvent, ToldFacts } from './calendar-file.ts'
import {
  type CalendarReader,
  findToldShifts,
  storeToldShifts,
  type ToldRow,
} from './told-shift-queries.ts'

/** A shift that a reader may see now. */
export interface VisibleShift {
  readonly shiftId: string
  readonly organisationId: string
  readonly facts: ToldFacts
}

const day = 86_400_000

/** The instants between which shifts are told. */
export function toldPeriod(now: Instant): { readonly from: Instant; readonly to: Instant } {
  return {
    from: instantAfter(now, -toldDays.before * day),
    to: instantAfter(now, toldDays.after * day),
  }
}

interface Telling {
  readonly scope: Scope
  readonly reader: CalendarReader
  readonly now: Instant
  /** Whether a shift that starts then would be among `shifts`. */
  readonly covers: (startsAt: Instant) => boolean
}

/** What a reader is told now: what they see, and for a while what is gone since they were told. */
export async function tellShifts(
  { db }: Pick<Services, 'db'>,
  { scope, reader, now, covers }: Telling,
  shifts: readonly VisibleShift[],
): Promise<readonly CalendarEvent[]> {
  const seen = shifts.map((shift) => ({ ...shift, digest: digestOf(shift.facts) }))
  const told = await findToldShifts(db.queries(scope), reader)
  const cancelledSince = instantAfter(now, -cancelledToldDays * day)
  const { changed, gone, dropped } = changesToTell(
    seen,
    told.map(({ facts, ...row }) => ({ ...row, startsAt: facts.startsAt })),
    { covers, cancelledSince },
  )
  if (changed.length + gone.length + dropped.length === 0) return told.map(toEvent)
  const isChanged = new Set(changed)
  await db.transaction(scope, ({ queries }) =>
    storeToldShifts(queries, reader, {
      told: seen.filter(({ shiftId }) => isChanged.has(shiftId)),
      gone,
      dropped,
      now,
    }),
  )
  return (await findToldShifts(db.queries(scope), reader)).map(toEvent)
}

function toEvent({ goneAt, shiftId, sequence, changedAt, facts }: ToldRow): CalendarEvent {
  return { shiftId, sequence, changedAt, facts, isCancelled: goneAt !== null }
}

function digestOf(facts: ToldFacts): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)
}
