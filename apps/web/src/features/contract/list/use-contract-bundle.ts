import { listContracts, type SeenBatch } from '@renfort/contract/contract.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { dateAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { call } from '../../../platform/call.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { signedFile } from '../../../platform/signed-file.ts'
import { mostBundled, useBundle } from '../../bundle/download-several.tsx'
import { type ContractsTab, paperOf, useContractCompany } from '../queries.ts'
import { useContractWords } from '../words.ts'

/** One call lists this many documents. */
const listedAtOnce = 100

/** Downloads contracts as one file: the chosen ones, or the first of the list. */
export function useContractBundle(tab: ContractsTab) {
  const t = useContractWords()
  const company = useContractCompany()
  const clock = useProductClock()
  const { start, ...bundle } = useBundle()
  return {
    ...bundle,
    start: (chosen: ReadonlySet<string>) =>
      start({
        archive: t(($) => $.archive, { day: clock.today() }),
        // Addresses live for a quarter of an hour: fresh ones are asked for.
        list: async (signal) => {
          const documents = await listed({ company, tab, chosen, signal })
          const names = entryNames(documents)
          return documents.map((document, i) => ({
            name: names[i] ?? '',
            fetch: (until) => contentOf(document, company, until),
          }))
        },
      }),
  }
}

interface Wanted {
  readonly company: string
  readonly tab: ContractsTab
  /** An empty set means all documents. */
  readonly chosen: ReadonlySet<string>
  readonly signal: AbortSignal
}

/** The present documents: the chosen ones, or the first of the list. */
async function listed({ company, tab, chosen, signal }: Wanted): Promise<readonly SeenBatch[]> {
  const found: SeenBatch[] = []
  let total = 1
  for (let offset = 0; offset < total && found.length < mostBundled; offset += listedAtOnce) {
    const page = await call(
      listContracts,
      {
        params: { id: company },
        query: { signed: tab === 'archives' ? 'true' : 'false', limit: listedAtOnce, offset },
      },
      signal,
    )
    total = page.total
    found.push(
      ...page.documents.filter(({ documentId }) => chosen.size === 0 || chosen.has(documentId)),
    )
    if (chosen.size > 0 && found.length === chosen.size) break
  }
  return found.slice(0, mostBundled)
}

async function contentOf(
  batch: SeenBatch,
  company: string,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const file = await signedFile(paperOf(batch, company), signal)
  return new Uint8Array(await file.arrayBuffer())
}

interface Named {
  readonly taskName: string
  /** When the first Sider begins. */
  readonly startDate: string
  /** The zone of the place of work. */
  readonly timeZone: TimeZone
}

/** A file name keeps this many characters of a mission’s name: with the rest it fits every file system. */
const longestName = 80
/** Characters that separate folders, that a file system reserves, or that turn the direction of writing. */
const unfit = /[\p{Cc}\\/:*?"<>|\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * Names of documents in an archive, « 2026-12-07 Serveur – Gala.pdf »: readable, and unique in any case of letters.
 */
export function entryNames(documents: readonly Named[]): readonly string[] {
  const taken = new Set<string>()
  return documents.map(({ taskName, startDate, timeZone }) => {
    const base = `${dateAt(instant(startDate), timeZone)} ${fit(taskName)}`.trim()
    let name = base
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${base} (${number})`
    taken.add(name.toLowerCase())
    return `${name}.pdf`
  })
}

function fit(text: string): string {
  const characters = Array.from(
    text.normalize('NFC').replaceAll(unfit, ' ').replaceAll(/\s+/g, ' '),
  )
  return characters
    .slice(0, longestName)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
}
