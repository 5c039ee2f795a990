import FileArchive from 'lucide-react/icons/file-archive'
import { Button } from '../../ui/button.tsx'
import { type BundleProgress, mostBundled } from './use-bundle.ts'
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
