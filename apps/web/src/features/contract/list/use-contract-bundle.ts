import { listContracts, type SeenBatch } from '@renfort/contract/contract.ts'
import { call } from '../../../platform/call.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { signedFile } from '../../../platform/signed-file.ts'
import { mostBundled, useBundle } from '../../bundle/use-bundle.ts'
import { type ContractsTab, paperOf, useContractCompany } from '../queries.ts'
import { useContractWords } from '../words.ts'
import { entryNames } from './entry-names.ts'

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
