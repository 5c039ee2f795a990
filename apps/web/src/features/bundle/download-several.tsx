import FileArchive from 'lucide-react/icons/file-archive'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../platform/failures.ts'
import { saveFile } from '../../platform/save-file.ts'
import { NotReady } from '../../platform/signed-file.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import type { BundleEntry, Missing } from './bundle-documents.ts'
import { useBundleWords } from './words.ts'

interface DownloadSeveralProps {
  progress: BundleProgress | null
  /** The number of chosen documents; none means the whole list. */
  chosen: number
  /** The number of documents of the whole list. */
  total: number
  /** Whether a list longer than one archive is downloaded as several. */
  isWhole?: boolean
  onStart: () => void
  onCancel: () => void
}

/** Downloads the chosen documents, or all of them, and shows the progress. */
export function DownloadSeveral({
  progress,
  chosen,
  total,
  isWhole = false,
  onStart,
  onCancel,
}: DownloadSeveralProps) {
  const t = useBundleWords()
  const parts = isWhole ? Math.ceil((chosen || total) / mostBundled) : 1
  if (progress !== null) {
    const { done, total: wanted } = progress
    return (
      <div className="flex flex-wrap items-center gap-3">
        <progress
          aria-label={t(($) => $.label)}
          className="h-2 w-40 accent-(--color-ink)"
          {...(wanted === null ? {} : { value: done, max: wanted })}
        />
        <output className="text-table tabular-nums">
          {wanted === null ? t(($) => $.listing) : t(($) => $.progress, { done, total: wanted })}
        </output>
        <Button size="small" onPress={onCancel}>
          {t(($) => $.cancel)}
        </Button>
      </div>
    )
  }
  return (
    <Button
      variant="quiet"
      icon={<FileArchive aria-hidden size={17} />}
      tip={parts > 1 ? t(($) => $.helpParts, { count: parts }) : t(($) => $.help)}
      onPress={onStart}
    >
      {chosen > 0
        ? t(($) => $.chosen, { count: chosen })
        : total > mostBundled && !isWhole
          ? t(($) => $.first, { count: mostBundled })
          : t(($) => $.all, { count: total })}
    </Button>
  )
}

/** The maximum of documents in one archive. */
export const mostBundled = 200

interface BundleProgress {
  readonly done: number
  /** `null` until the total is known. */
  readonly total: number | null
}

interface Bundled {
  /** The file name of the archive. */
  readonly archive: string
  /** Lists the present documents, each with its name in the archive. */
  readonly list: (signal: AbortSignal) => Promise<readonly BundleEntry[]>
}

interface Bundling {
  readonly progress: BundleProgress | null
  readonly start: (bundled: Bundled) => void
  readonly cancel: () => void
}

/** A browser holds one archive at a time: many documents become several archives. */
function partsOf(entries: readonly BundleEntry[]): readonly (readonly BundleEntry[])[] {
  const count = Math.max(1, Math.ceil(entries.length / mostBundled))
  return Array.from({ length: count }, (_, i) =>
    entries.slice(i * mostBundled, (i + 1) * mostBundled),
  )
}

/**
 * Downloads many documents as one file, or one for every 200, with progress, until it is cancelled or the user leaves
 * the page.
 */
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
    const parts = partsOf(entries)
    let lacking = 0
    for (const [i, part] of parts.entries()) {
      const before = i * mostBundled
      const { archive, missing } = await bundleDocuments(part, {
        signal,
        onDone: (done) => {
          if (!signal.aborted) setProgress({ done: before + done, total })
        },
        missingFile,
      })
      lacking += missing.length
      if (archive !== null) saveFile(new File([archive], nameOf(name, i, parts.length), archive))
    }
    if (lacking === total) return void toast.error(t(($) => $.nothing))
    if (lacking === 0) return void toast.success(t(($) => $.done, { count: total }))
    toast.warning(
      t(($) => $.partial, { done: total - lacking, total, file: t(($) => $.missingFile) }),
    )
  }

  const nameOf = (name: string, index: number, parts: number) =>
    parts === 1
      ? name
      : t(($) => $.part, { name: name.replace(/\.zip$/, ''), part: index + 1, parts })

  const missingFile = (lacking: readonly Missing[]) => ({
    name: t(($) => $.missingFile),
    text: [
      t(($) => $.missingHeading),
      ...lacking.map((each) => `${each.name} – ${reasonOf(each.error)}`),
    ].join('\r\n'),
  })

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
