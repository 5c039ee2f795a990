import { dateInParis } from '@renfort/domain/kernel/calendar.ts'
import { everywhere } from '../platform/database/db.ts'
import { type Call, siderOf } from '../platform/http/route.ts'
import type { FileAnswer } from '../platform/http/wire-answer.ts'
import type { Services } from '../platform/services.ts'
import { findSider } from '../sider/directory/sider-details-queries.ts'
import { findPapers, type PaperRow } from '../sider-paper/paper-queries.ts'
import { notFound } from '../platform/http/refusal.ts'
import { findOwnData } from './export-queries.ts'
import { selfOf } from './sider-profile.ts'

/** Bytes of papers that one export holds; of the others it has the number and the hash. */
const mostPaperBytes = 12_582_912

/** All that is known of the Sider who calls, in one file that programs read (GDPR, articles 15, 20). */
export async function exportSiderData(call: Call): Promise<FileAnswer> {
  const { services, scope } = call
  const { siderId } = siderOf(call)
  const queries = services.db.queries(everywhere(scope))
  const sider = await findSider(queries, siderId)
  if (sider === undefined) throw notFound()
  const { choices: _, kept: __, ...self } = await selfOf(call, queries)
  const { jobTitleIds, experiences, educations, lat, lng, city, createdAt } = sider
  const now = services.clock.now()
  const content = {
    format: 1,
    madeAt: now,
    sider: {
      id: siderId,
      ...self,
      jobTitleIds,
      experiences,
      educations,
      home: lat === null || lng === null ? null : { lat, lng, city },
      createdAt,
    },
    ...(await findOwnData(queries, siderId)),
    papers: await papersOf(services, await findPapers(queries, siderId)),
  }
  const day = dateInParis(now)
  return {
    bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="mes-donnees-${day}.json"`,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  }
}

async function papersOf({ files }: Services, rows: readonly PaperRow[]) {
  let left = mostPaperBytes
  const papers: Readonly<Record<string, unknown>>[] = []
  for (const row of rows) {
    const { number, version, kind, madeAt, openedAt, signedAt, documentSha256 } = row
    const bytes = left > 0 ? await files.read(row.sealedKey ?? row.documentKey) : null
    const isWithin = bytes !== null && bytes.length <= left
    left -= bytes?.length ?? 0
    papers.push({
      number,
      version,
      kind,
      madeAt,
      openedAt,
      signedAt,
      sha256: documentSha256,
      // Base64; null where the file would grow too large: it is read in the pages.
      pdf: isWithin ? Buffer.from(bytes).toString('base64') : null,
    })
  }
  return papers
}
