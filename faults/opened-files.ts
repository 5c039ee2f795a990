import { setTimeout as wait } from 'node:timers/promises'
import { login } from '@renfort/contract/auth.ts'
import { listContracts } from '@renfort/contract/contract.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import { readOrganisation } from '@renfort/contract/organisation.ts'
import type { Caller } from '../apps/api/src/platform/http/inject-call.ts'
import { clientHash } from '../apps/api/src/testing/new-account.ts'
import { callOver } from './clients.ts'

export interface Opened {
  /** What was opened, a line each. */
  readonly opened: readonly string[]
  readonly problems: readonly string[]
}

/** Signs in as a person does, and opens what they uploaded and the papers of their contracts. */
export async function openedFiles(
  address: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Opened> {
  const body = { email, password: clientHash(password) }
  const session = await callOver(address, login, null, { body })
  if (session.status !== 200) return { opened: [], problems: [`${email} cannot sign in`] }
  const { token, userId, organisationId } = session.body as Reply<typeof login>
  const caller: Caller = { token, userId, organisationId }
  const files = [
    { what: 'the logo', url: await logoOf(address, caller), begins: 'RIFF' },
    { what: 'a contract paper', url: await paperOf(address, caller), begins: '%PDF' },
  ]
  const opened = [`${email} signed in.`]
  const problems: string[] = []
  for (const { what, url, begins } of files) {
    const bytes = url === null ? null : await download(address, url)
    if (bytes?.subarray(0, 4).toString('latin1') === begins) {
      opened.push(`Opened ${what}: ${bytes.length} bytes.`)
    } else problems.push(`${what} cannot be opened`)
  }
  return { opened, problems }
}

async function logoOf(address: string, caller: Caller): Promise<string | null> {
  const { body } = await callOver(address, readOrganisation, caller)
  return (body as Reply<typeof readOrganisation>).organisation.logoUrl
}

async function paperOf(address: string, caller: Caller): Promise<string | null> {
  const params = { id: caller.organisationId ?? '' }
  const { body } = await callOver(address, listContracts, caller, { params })
  const { documents } = body as Reply<typeof listContracts>
  return documents.find(({ documentUrl }) => documentUrl !== null)?.documentUrl ?? null
}

/** A file that its storage does not give at once is asked for again. */
async function download(address: string, url: string): Promise<Buffer | null> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const reply = await fetch(new URL(url, address))
    if (reply.ok) return Buffer.from(await reply.arrayBuffer())
    await wait(500)
  }
  return null
}
