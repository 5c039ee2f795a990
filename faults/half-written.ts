import type pg from 'pg'

/**
 * The missions of the clients of which a part is stored: each has the line of audit of its order, its shifts with
 * theirs, and is posted with its shifts, its line of audit and its event, or not at all.
 */
export async function halfWritten(
  database: Pick<pg.Client, 'query'> | pg.Pool,
): Promise<readonly string[]> {
  const { rows } = await database.query<{ name: string; parts: string }>(
    `select name, parts::text from (
      select m.name, m.status = 'submitted' as posted,
        jsonb_build_object(
          'status', m.status,
          'ordered', (${audited('mission.create')}),
          'planned', (${audited('mission.addShifts')}),
          'shifts', (select count(*) from shifts s where s.mission_id = m.id),
          'posted shifts', (select count(*) from shifts s where s.mission_id = m.id and s.posted),
          'posted', (${audited('mission.confirm')}),
          'events', (select count(*) from events e
            where e.kind = 'mission.posted' and e.subject = m.id::text)) as parts
      from missions m where m.name like 'Faults %') stored
    where (parts->>'ordered')::int <> 1
      or parts->'planned' <> parts->'shifts'
      or parts->'posted' <> to_jsonb(posted::int)
      or parts->'events' <> to_jsonb(posted::int)
      or parts->'posted shifts' <> (case when posted then parts->'shifts' else '0' end)`,
  )
  return rows.map(({ name, parts }) => `${name} is half written: ${parts}`)
}

/** Each order has at most one shift, so that both are counted alike. */
function audited(action: string): string {
  return `select count(*) from audit_log l
    where l.entity = 'mission' and l.entity_id = m.id::text and l.action = '${action}'`
}
