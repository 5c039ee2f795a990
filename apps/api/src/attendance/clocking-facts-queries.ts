import type {
  ClockingFacts,
  DeclarationWay,
} from '@renfort/domain/attendance/declare/how-clocked.ts'
import { type RawBuilder, sql } from 'kysely'

/** What is stored of how a line of hours was clocked. */
export interface StoredClockingFacts {
  /** How the last declared version came. */
  readonly way: DeclarationWay | null
  readonly clockings: readonly ClockingFacts[]
}

const text = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** What a Sider pressed, in order, as one JSON value of the rows `c` of clockings and `p` of their positions. */
export const clockingsJson: RawBuilder<readonly ClockingFacts[]> = sql`jsonb_agg(jsonb_build_object(
    'kind', c.kind, 'phoneAt', ${text('c.phone_at')}, 'sentAt', ${text('c.sent_at')},
    'receivedAt', ${text('c.received_at')}, 'siteProof', c.site_proof, 'metres', p.metres
  ) order by c.happened_at, c.received_at)`

/** The facts of the hours `a`, as one JSON value. */
export function clockingFacts(): RawBuilder<StoredClockingFacts> {
  return sql<StoredClockingFacts>`jsonb_build_object(
      'way', (
        select w.way from attendance_versions w
        where w.attendance_id = a.id and w.way is not null order by w.number desc limit 1
      ),
      'clockings', coalesce((
        select ${clockingsJson}
        from sider_clockings c
        left join clocking_positions p on p.sider_id = c.sider_id and p.clocking_id = c.id
        where c.sider_id = a.sider_id and c.shift_id = a.shift_id
          and c.organisation_id = a.organisation_id
      ), '[]'))`
}
