import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../platform/failures.ts'
import { saveFile } from '../../platform/save-file.ts'
import { useToast } from '../../ui/use-toast.ts'
import type { BundleEntry } from './bundle-documents.ts'
import { useBundleWords } from './words.ts'

/** Documents of one archive. */
export const mostBundled = 200

export interface BundleProgress {
  readonly done: number
  /** `null` until it is known. */
  readonly total: number | null
}

export interface Bundled {
  /** The file name of the archive. */
  readonly archive: string
  /** The documents as they are now, each with its name in the archive. */
  readonly list: (signal: AbortSignal) => Promise<readonly BundleEntry[]>
}

export interface Bundling {
  readonly progress: BundleProgress | null
  readonly start: (bundled: Bundled) => void
  readonly cancel: () => void
}

/** A document that was not written yet. */
export class NotReady extends Error {}

/** Downloads many documents as one file, with a figure, until it is cancelled or the page is left. */
export function useBundle(): Bundling {
  const t = useBundleWords()
  const toast = useToast()
  const [progress, setProgress] = useState<BundleProgress | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const work = async ({ archive: name, list }: Bundled, signal: AbortSignal) => {
    const entries = await list(signal)
    const total = entries.length
    setProgress({ done: 0, total })
    const { bundleDocuments } = await import('./bundle-documents.ts')
    const { archive, missing } = await bundleDocuments(entries, {
      signal,
      onDone: (done) => {
        if (!signal.aborted) setProgress({ done, total })
      },
      missingFile: (lacking) => ({
        name: t(($) => $.missingFile),
        text: [
          t(($) => $.missingHeading),
          ...lacking.map((each) => `${each.name} – ${reasonOf(each.error)}`),
        ].join('\r\n'),
      }),
    })
    if (archive === null) return void toast.error(t(($) => $.nothing))
    saveFile(new File([archive], name, { type: archive.type }))
    if (missing.length === 0) return void toast.success(t(($) => $.done, { count: total }))
    const file = t(($) => $.missingFile)
    toast.warning(t(($) => $.partial, { done: total - missing.length, total, file }))
  }

  const reasonOf = (error: unknown) => {
    if (error === null) return t(($) => $.tooMuch)
    return error instanceof NotReady ? t(($) => $.notReady) : sentenceOf(error)
  }

  const stop = () => {
    running.current = null
    setProgress(null)
  }

  const start = async (bundled: Bundled) => {
    if (running.current !== null) return
    const own = new AbortController()
    running.current = own
    const { signal } = own
    setProgress({ done: 0, total: null })
    try {
      await work(bundled, signal)
    } catch (error) {
      if (!signal.aborted) toast.error(sentenceOf(error))
    } finally {
      if (running.current === own) stop()
    }
  }

  return {
    progress,
    start: (bundled) => void start(bundled),
    cancel: () => {
      running.current?.abort()
      stop()
      toast.warning(t(($) => $.cancelled))
    },
  }
}
