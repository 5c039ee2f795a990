import type { ClockingKind } from '@renfort/domain/attendance/declare/clocking.ts'
import type { SiteProof } from '@renfort/domain/attendance/declare/how-clocked.ts'
import { siteProofOf } from '@renfort/domain/attendance/declare/site-code.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import type { Queries } from '../platform/database/db.ts'
import { posterCodeOf, siteCodeOf } from '../site/site-code.ts'
import type { SiteOfMission } from '../site/site-queries.ts'
import { countWrongSiteCodes } from './clocking-queries.ts'

interface Pressed {
  readonly siderId: string
  readonly kind: ClockingKind
  readonly siteCode: string | undefined
  readonly happenedAt: Instant
  readonly receivedAt: Instant
}

/**
 * What the code of a clocking proves where the place asks for one: that of the day of the press,
 * whenever it comes, or of the day on which a night begins.
 */
export async function provenBy(
  queries: Queries,
  site: SiteOfMission | undefined,
  { siderId, kind, siteCode, happenedAt, receivedAt }: Pressed,
  { startsAt }: { readonly startsAt: Instant },
): Promise<SiteProof | null> {
  if (site === undefined || !site.asksCode) return null
  const codeOn = (at: Instant) => siteCodeOf(site.secret, dateAt(at, site.timeZone))
  return siteProofOf({
    kind,
    given: siteCode ?? null,
    right: [posterCodeOf(site.secret), codeOn(happenedAt), codeOn(startsAt)],
    wrongBefore:
      siteCode === undefined ? 0 : await countWrongSiteCodes(queries, { siderId, now: receivedAt }),
  })
}
