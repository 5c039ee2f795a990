import { sql } from 'kysely'
import type { Queries } from '../database/db.ts'
import { parkedQueue } from '../jobs/install-queues.ts'
import { mostAttempts } from '../mail/delivery-queries.ts'

interface Waiting {
  readonly waiting: number
  readonly oldestSeconds: number
}

/** The work that waits for a process, in the whole installation. */
export interface Backlog {
  readonly jobs: readonly (Waiting & { readonly job: string })[]
  readonly parked: readonly { readonly job: string; readonly count: number }[]
  readonly mails: Waiting
  /** Mails that are not tried any more. */
  readonly failedMails: number
  readonly invoices: Waiting
  /** Events whose time to be sent has come; those that are not tried any more. */
  readonly webhooks: Waiting
  readonly parkedWebhooks: number
}

const oldest = (column: string) =>
  sql`coalesce(extract(epoch from now() - min(${sql.ref(column)})), 0)::float8`

/**
 * One statement, each part of which uses an index of open rows. Ages are in the time of the
 * machine's clock.
 */
export async function readBacklog(queries: Queries): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      (select coalesce(json_agg(j), '[]') from (
        select name as job, count(*)::int as waiting, ${oldest('start_after')} as "oldestSeconds"
        from pgboss.job
        where state < 'active' and start_after <= now() and name <> ${parkedQueue}
        group by name order by name
      ) j) as jobs,
      (select coalesce(json_agg(p), '[]') from (
        select source_name as job, count(*)::int as count
        from pgboss.job where name = ${parkedQueue} group by source_name order by source_name
      ) p) as parked,
      (select json_build_object('waiting', count(*)::int, 'oldestSeconds', ${oldest('next_attempt_at')})
        from mail_outbox
        where sent_at is null and next_attempt_at <= now() and attempts < ${mostAttempts}) as mails,
      (select count(*)::int from mail_outbox
        where sent_at is null and attempts >= ${mostAttempts}) as "failedMails",
      (select json_build_object('waiting', count(*)::int, 'oldestSeconds', ${oldest('created_at')})
        from invoices where document_key is null) as invoices,
      (select json_build_object('waiting', count(*)::int, 'oldestSeconds', ${oldest('d.next_try_at')})
        from webhook_deliveries d
        join webhooks w on w.id = d.webhook_id and w.disabled_at is null
        where d.state = 'waiting' and d.next_try_at <= now() and not exists (
          select from webhook_deliveries e
          where e.webhook_id = d.webhook_id and e.subject = d.subject and e.state = 'waiting'
            and e.sequence < d.sequence)) as webhooks,
      (select count(*)::int from webhook_deliveries where state = 'parked') as "parkedWebhooks"`.execute(
    queries,
  )
  const [backlog] = rows
  if (backlog === undefined) throw new Error('The database told nothing of what waits.')
  return backlog
}
