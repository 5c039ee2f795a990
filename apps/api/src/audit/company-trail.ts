import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { Readable } from 'node:stream'
import type { history } from '@renfort/contract'
import { historyPageSize } from '@renfort/contract/history.ts'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { addMonths, instantInParis, isoDate, localTime } from '@renfort/domain/kernel/calendar.ts'
import { readInstallationSecret } from '../platform/database/installation-secret-queries.ts'
import type { Db, Queries } from '../platform/database/db.ts'
import { type Call, ownOrganisation, type ReadCall } from '../platform/http/route.ts'
import type { StreamedFile } from '../platform/http/wire-answer.ts'
import { findCompanyTrail } from './history-queries.ts'
import { nextCursor, placeOf, trailEntries } from './trail-entries.ts'

type List = typeof history.listCompanyTrail
type Export = typeof history.exportCompanyTrail

/** The trail of the caller's company, a page at a time. */
export async function listCompanyTrail(
  call: ReadCall,
  { params, query: { kind, after } }: Parsed<List>,
): Promise<Answer<List>> {
  const { queries, locale } = call
  const found = await findCompanyTrail(queries, {
    organisationId: ownOrganisation(call, params.id),
    kind,
    after: placeOf(after),
    limit: historyPageSize + 1,
  })
  const { entries } = await trailEntries(queries, found.slice(0, historyPageSize), { locale })
  return { entries, next: nextCursor(found, historyPageSize) }
}

/** The trail of a month as JSON lines, with a signature as its last line. */
export async function exportCompanyTrail(
  call: Call,
  { params, query: { month } }: Parsed<Export>,
): Promise<StreamedFile> {
  const { services, scope } = call
  const asked = { organisationId: ownOrganisation(call, params.id), month }
  const key = await trailKey(services.db)
  const lines = signed(linesOf(services.db.queries(scope), asked), key)
  return {
    stream: Readable.from(lines),
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="trail-${month}.jsonl"`,
      'cache-control': 'no-store',
    },
  }
}

const pageSize = 500

/** Names are in English, whatever the language of the caller: a program reads them. */
async function* linesOf(
  queries: Queries,
  { organisationId, month }: { organisationId: string; month: string },
): AsyncIterable<string> {
  const first = isoDate(`${month}-01`)
  const midnight = localTime('00:00')
  const period = {
    from: instantInParis(first, midnight),
    to: instantInParis(addMonths(first, 1), midnight),
  }
  let after: ReturnType<typeof placeOf>
  for (;;) {
    const page = { organisationId, period, after, limit: pageSize, oldestFirst: true }
    const rows = await findCompanyTrail(queries, page)
    const { entries } = await trailEntries(queries, rows, { locale: 'en' })
    const lines = entries.map((entry, index) => {
      const { id, at, action, subject, changes, others } = entry
      const { entity, entityId } = rows[index] ?? {}
      const actor = personOf(entry.actor)
      const onBehalfOf = personOf(entry.onBehalfOf)
      const line = { id, at, action, entity, entityId, subject, actor, onBehalfOf, changes, others }
      return `${JSON.stringify(line)}\n`
    })
    if (lines.length > 0) yield lines.join('')
    const last = rows.at(-1)
    if (last === undefined || rows.length < pageSize) return
    after = { at: last.at, id: last.id }
  }
}

type Entry = Awaited<ReturnType<typeof trailEntries>>['entries'][number]

/** Internal staff are known by their name alone. */
function personOf(person: Entry['actor']) {
  if (person === null) return null
  const { id, name, email, isInsider } = person
  return isInsider ? { name, isInsider } : { id, name, email, isInsider }
}

interface TrailKey {
  readonly id: string
  readonly privateKey: KeyObject
  /** In PEM. */
  readonly publicKey: string
}

/** Adds a last line, which signs the SHA-256 of all bytes before it, in hexadecimal. */
async function* signed(chunks: AsyncIterable<string>, key: TrailKey): AsyncIterable<string> {
  const sum = createHash('sha256')
  for await (const chunk of chunks) {
    sum.update(chunk)
    yield chunk
  }
  const sha256 = sum.digest('hex')
  const value = sign(null, Buffer.from(sha256), key.privateKey).toString('base64')
  yield `${JSON.stringify({ signature: { algorithm: 'Ed25519', keyId: key.id, sha256, value } })}\n`
}

/** What comes before the 32 bytes of a private key of Ed25519 in PKCS #8 (RFC 8410 §7). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Read once, because strangers may ask for it. */
const keys = new WeakMap<Db, TrailKey>()

/** The key of this installation, made when it is first needed. */
async function trailKey(db: Db): Promise<TrailKey> {
  const known = keys.get(db)
  if (known !== undefined) return known
  const key = keyOf(await readInstallationSecret(db, 'trail-exports'))
  keys.set(db, key)
  return key
}

function keyOf(seed: Buffer): TrailKey {
  const der = Buffer.concat([pkcs8, seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString()
  const id = createHash('sha256').update(publicKey).digest('hex').slice(0, 16)
  return { id, privateKey, publicKey }
}

export async function readTrailKey({
  services,
}: Call): Promise<Answer<typeof history.readTrailKey>> {
  const { id, publicKey } = await trailKey(services.db)
  return { keyId: id, algorithm: 'Ed25519', publicKey }
}
