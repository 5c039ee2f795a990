import FileArchive from 'lucide-react/icons/file-archive'
import { Button } from '../../../ui/button.tsx'
import { mostBundled, type useBundle } from './use-bundle.ts'
import { useBundleWords } from './words.ts'

interface DownloadSeveralProps {
  bundle: ReturnType<typeof useBundle>
  /** Documents that are chosen; none stands for all of the list. */
  chosen: ReadonlySet<string>
  /** Documents of the whole list. */
  total: number
}

/** Downloads the chosen documents or all of them; while it does, how far it has come. */
export function DownloadSeveral({ bundle, chosen, total }: DownloadSeveralProps) {
  const t = useBundleWords()
  const { progress, start, cancel } = bundle
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
        <Button size="small" onPress={cancel}>
          {t(($) => $.cancel)}
        </Button>
      </div>
    )
  }
  return (
    <Button
      variant="quiet"
      icon={<FileArchive aria-hidden size={17} />}
      tip={t(($) => $.help)}
      onPress={() => start(chosen)}
    >
      {chosen.size > 0
        ? t(($) => $.chosen, { count: chosen.size })
        : total > mostBundled
          ? t(($) => $.first, { count: mostBundled })
          : t(($) => $.all, { count: total })}
    </Button>
  )
}
