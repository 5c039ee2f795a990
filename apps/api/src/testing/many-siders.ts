import { randomInt } from 'node:crypto'
import type { Database } from '../platform/database/database.ts'
import { asOwner } from '../platform/database/caller-queries.ts'

/**
 * 5,000 Siders that a company knows and as many that it does not, some recommended, most with a job.
 * Written by SQL, since their number is all that matters.
 */
export function manySiders(
  { ownerPool }: Pick<Database, 'ownerPool'>,
  organisationId: string,
): Promise<void> {
  return asOwner(ownerPool, async (client) => {
    await client.query(`
      create temp table crowd as select gen_random_uuid() as id, k from generate_series(1, 10000) k`)
    await client.query(
      `insert into siders (id, first_name, last_name, phone_number, job_title_ids, created_at)
        select id, 'Prénom' || k, 'Nom' || k % 97, $1 || lpad(k::text, 5, '0'),
          case when k % 3 = 0 then '["waiter"]'::jsonb else '[]' end, now()
        from crowd`,
      [`+337${randomInt(100_000, 1_000_000)}`],
    )
    await client.query(
      `insert into sider_organisations (organisation_id, sider_id, since)
        select $1::uuid, id, now() from crowd where k <= 5000`,
      [organisationId],
    )
    await client.query(
      `insert into feedbacks (organisation_id, sider_id, type_id, work_again, created_at)
        select $1::uuid, id, 'mission-end', 1, now() from crowd where k <= 5000 and k % 5 = 0`,
      [organisationId],
    )
    await client.query('drop table crowd')
    await client.query('analyze')
  })
}
