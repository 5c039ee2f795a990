import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { makeContractDocument } from '../apps/api/src/contract/paper/make-contract-document.ts'
import { parkedQueue } from '../apps/api/src/platform/jobs/install-queues.ts'
import { accountingOfFaults, companiesOfFaults, type Demo, mailsOfFaults } from './work-to-do.ts'

const companies = `(select id from organisations where name like '${companiesOfFaults} %')`
const mails = `recipient like any (array['%${mailsOfFaults}', '%${accountingOfFaults}'])`
/** The first version was made by the demo. */
const versions = 'from contract_versions v where v.batch_id = $1 and v.version > 1'
const contracts = '(select count(*) from contract_documents where batch_id = $1)'

/** Each rule that the end must show, with how many rows break it. */
const rules: Readonly<Record<string, string>> = {
  'companies without exactly one invoice': `from organisations o where o.id in ${companies}
    and $1::uuid is not null and (select count(*) from invoices where organisation_id = o.id) <> 1`,
  'hours without an invoice': `from attendances
    where organisation_id in ${companies} and $1::uuid is not null and invoice_id is null`,
  'invoices without exactly one line of the audit': `from invoices i where $1::uuid is not null and type = 'invoice' and
    (select count(*) from audit_log where action = 'invoice.issue' and entity_id = i.id::text) <> 1`,
  'invoices without exactly one event': `from invoices i where $1::uuid is not null and type = 'invoice' and
    (select count(*) from events where kind = 'invoice.issued' and subject = i.id::text) <> 1`,
  'invoices whose number is not the next one': `from (
      select reference_number, row_number() over (order by reference_number) as n from invoices
      where type = 'invoice' and $1::uuid is not null) r
    where right(reference_number, 6)::int <> n`,
  'invoices without a document': `from invoices
    where organisation_id in ${companies} and $1::uuid is not null and document_key is null`,
  'invoices that were not mailed exactly once': `from organisations o where o.id in ${companies} and $1::uuid is not null
    and (select count(*) from mail_outbox m join payment_informations p on p.organisation_id = o.id
      where m.recipient = p.accounting_info->>'email') <> 1`,
  'papers that were not made': `${versions} and document_key is null`,
  'papers of Siders that are not there exactly once': `${versions} and (select count(*) from sider_papers s
    where s.batch_id = v.batch_id and s.version = v.version) <> ${contracts}`,
  'mails that were not sent': `from mail_outbox where ${mails} and $1::uuid is not null and sent_at is null`,
}

export async function brokenRules(client: pg.Client, { batchId }: Demo): Promise<string[]> {
  const problems: string[] = []
  for (const [rule, from] of Object.entries(rules)) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int ${from}`, [
      batchId,
    ])
    const count = rows[0]?.count ?? 0
    if (count > 0) problems.push(`${count} ${rule}`)
  }
  return problems
}

/** The documents whose stored file is not what their row says. */
export async function wrongFiles(client: pg.Client, dataDirectory: string): Promise<string[]> {
  const { rows } = await client.query<{ key: string; sha256: string }>(
    ['contract_versions', 'sider_papers', 'invoices']
      .map((table) => `select document_key as key, document_sha256 as sha256 from ${table}`)
      .join(' union all '),
  )
  const isWrong = ({ key, sha256 }: { key: string; sha256: string }) => {
    const path = join(dataDirectory, 'files', key)
    return (
      !existsSync(path) || createHash('sha256').update(readFileSync(path)).digest('hex') !== sha256
    )
  }
  return rows
    .filter(({ key }) => key !== null)
    .filter(isWrong)
    .map(({ key }) => `${key} is wrong`)
}

/** Documents that a killed process had made and nobody names: they are swept later. */
export async function countUnnamed(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    "select count(*)::int from stored_files where not in_place and key ~ '^(contract|invoice)/'",
  )
  return rows[0]?.count ?? 0
}

/** To whom every mail of the work is addressed. */
export async function mailsWritten(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ recipient: string }>(
    `select recipient from mail_outbox where ${mails}`,
  )
  return rows.map(({ recipient }) => recipient)
}

/** The tries of each parked job, by its kind. */
export async function parkedJobs(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; tries: number }>(
    'select source_name as name, source_retry_count + 1 as tries from pgboss.job where name = $1',
    [parkedQueue],
  )
  return rows.map(({ name, tries }) => `${name} after ${tries} tries`)
}

export const poisoned = (tries: number) => `${makeContractDocument.name} after ${tries} tries`
