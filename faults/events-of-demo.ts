import type pg from 'pg'
import type { WrittenEvent } from './delivery-ledger.ts'

/** The company of the demo whose events are delivered. */
export async function companyOfEvents(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    "select id from organisations where name = 'Maison Lumière'",
  )
  if (rows[0] === undefined) throw new Error('The demo has no company of that name.')
  return rows[0].id
}

/** How many of its events are not delivered yet. */
export async function eventsLeft(client: pg.Client, organisationId: string): Promise<number> {
  const { rows } = await client.query<{ left: number }>(
    `select (select count(*) from webhook_deliveries d where d.organisation_id = $1 and d.state = 'waiting')::int
      + (select count(*) from events e where e.organisation_id = $1 and e.sequence is null)::int as left`,
    [organisationId],
  )
  return rows[0]?.left ?? 0
}

export async function writtenEvents(
  client: pg.Client,
  organisationId: string,
): Promise<WrittenEvent[]> {
  const { rows } = await client.query<WrittenEvent>(
    `select id, subject, sequence::int from events
      where organisation_id = $1 and kind = 'invoice.paid' order by sequence`,
    [organisationId],
  )
  return rows
}
