import { listContracts, type SeenBatch } from '@renfort/contract/contract.ts'
import { downloadFile } from '@renfort/contract/file.ts'
import { useEffect, useRef, useState } from 'react'
import { call, callForFile } from '../../../platform/call.ts'
import { sentenceOf } from '../../../platform/failures.ts'
import { useProductClock } from '../../../platform/product-clock.ts'
import { saveFile } from '../../../platform/save-file.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { type ContractsTab, useContractCompany } from '../queries.ts'
import { entryNames } from './entry-names.ts'
import { useBundleWords } from './words.ts'

/** Documents of one archive. */
export const mostBundled = 200
/** Documents that one call lists. */
const listedAtOnce = 100

export interface BundleProgress {
  readonly done: number
  /** `null` until it is known. */
  readonly total: number | null
}

/** Downloads many documents as one file, with a figure, until it is cancelled or the page is left. */
export function useBundle(tab: ContractsTab) {
  const t = useBundleWords()
  const toast = useToast()
  const company = useContractCompany()
  const clock = useProductClock()
  const [progress, setProgress] = useState<BundleProgress | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const work = async (chosen: ReadonlySet<string>, signal: AbortSignal) => {
    // Addresses live for a quarter of an hour: they are asked for anew.
    const documents = await listed({ company, tab, chosen, signal })
    const names = entryNames(documents)
    const total = documents.length
    setProgress({ done: 0, total })
    const { bundleDocuments } = await import('./bundle-documents.ts')
    const { archive, missing } = await bundleDocuments(
      documents.map((document, i) => ({
        name: names[i] ?? '',
        fetch: (until) =>
          contentOf(
            document,
            until,
            t(($) => $.notReady),
          ),
      })),
      {
        signal,
        onDone: (done) => {
          if (!signal.aborted) setProgress({ done, total })
        },
        missingFile: (lacking) => ({
          name: t(($) => $.missingFile),
          text: [
            t(($) => $.missingHeading),
            ...lacking.map(({ name, error }) => `${name} – ${reasonOf(error)}`),
          ].join('\r\n'),
        }),
      },
    )
    if (archive === null) return void toast.error(t(($) => $.nothing))
    const name = t(($) => $.archive, { day: clock.today() })
    saveFile(new File([archive], name, { type: archive.type }))
    if (missing.length === 0) return void toast.success(t(($) => $.done, { count: total }))
    const file = t(($) => $.missingFile)
    toast.warning(t(($) => $.partial, { done: total - missing.length, total, file }))
  }

  const reasonOf = (error: unknown) => {
    if (error === null) return t(($) => $.tooMuch)
    return error instanceof NotReady ? error.message : sentenceOf(error)
  }

  const stop = () => {
    running.current = null
    setProgress(null)
  }

  const start = async (chosen: ReadonlySet<string>) => {
    if (running.current !== null) return
    const own = new AbortController()
    running.current = own
    const { signal } = own
    setProgress({ done: 0, total: null })
    try {
      await work(chosen, signal)
    } catch (error) {
      if (!signal.aborted) toast.error(sentenceOf(error))
    } finally {
      if (running.current === own) stop()
    }
  }

  return {
    progress,
    start: (chosen: ReadonlySet<string>) => void start(chosen),
    cancel: () => {
      running.current?.abort()
      stop()
      toast.warning(t(($) => $.cancelled))
    },
  }
}

interface Wanted {
  readonly company: string
  readonly tab: ContractsTab
  /** None means all of them. */
  readonly chosen: ReadonlySet<string>
  readonly signal: AbortSignal
}

/** The documents as they are now: those that were chosen, or the first of the list. */
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

class NotReady extends Error {}

async function contentOf(
  { signature, documentUrl }: SeenBatch,
  signal: AbortSignal,
  notReady: string,
): Promise<Uint8Array> {
  const address = signature?.url ?? documentUrl
  if (address === null) throw new NotReady(notReady)
  const file = await callForFile(
    downloadFile,
    { params: { url: address.split('/').at(-1) ?? '' } },
    { signal },
  )
  return new Uint8Array(await file.arrayBuffer())
}
