import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/** Makes a webhook of a company that receives paid invoices, for benches and faults. */
export async function addWebhook(
  client: Pick<pg.Client, 'query'>,
  organisationId: string,
  url: string,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `insert into webhooks (organisation_id, url, kinds, created_at, updated_at)
      values ($1, $2, array['invoice.paid'], now() - interval '1 hour', now()) returning id`,
    [organisationId, url],
  )
  const secret = `whsec_${randomBytes(24).toString('base64')}`
  await client.query(
    'insert into webhook_secrets (webhook_id, organisation_id, secret, created_at) values ($1, $2, $3, now())',
    [rows[0]?.id, organisationId, secret],
  )
}

/** Adds paid invoices to the events of a company, spread over so many subjects, and wakes their delivery. */
export async function addEvents(
  client: Pick<pg.Client, 'query'>,
  {
    organisationId,
    count,
    subjects,
  }: { readonly organisationId: string; readonly count: number; readonly subjects: number },
): Promise<void> {
  await client.query(
    `insert into events (organisation_id, kind, subject, at, data)
      select $1, 'invoice.paid', 'invoice ' || n % $3::int, now(), jsonb_build_object('referenceNumber', 'F' || n % $3::int)
      from generate_series(1, $2::int) n`,
    [organisationId, count, subjects],
  )
  await client.query('select wake_webhooks()')
}
