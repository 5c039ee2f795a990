import { errorSentence } from '../../../platform/error-words.ts'
import { currentLocale } from '../../../platform/i18n.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { sentenceOfCategory } from './category-sentence.ts'
import { DownloadFailed, type FailedLines } from './download-failed.tsx'
import type { ProblemGroup } from './imported-lines.ts'
import { useLineNumbers } from './use-line-numbers.ts'
import { useImportWords } from './words.ts'

interface ProblemGroupsProps {
  groups: readonly ProblemGroup[]
  /** The lines that are shown alone. */
  only: ReadonlySet<number> | null
  onShow: (lines: ReadonlySet<number> | null) => void
  onRemove: (lines: ReadonlySet<number>) => void
  failed: FailedLines
}

/** What is wrong, grouped by what mends it, with the lines of each kind and how to mend them (TS-44, TS-45). */
export function ProblemGroups({ groups, only, onShow, onRemove, failed }: ProblemGroupsProps) {
  const t = useImportWords()
  const numbersOf = useLineNumbers()
  if (groups.length === 0) return null
  return (
    <section aria-label={t(($) => $.problems)} className="flex flex-col gap-3">
      <h3 className="font-medium">{t(($) => $.problems)}</h3>
      <ul className="divide-y divide-line rounded-panel border border-line">
        {groups.map(({ category, lines }) => (
          <li key={category} className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3">
            <Badge tone="red">{lines.length.toLocaleString(currentLocale())}</Badge>
            <div className="min-w-60 flex-1 text-table">
              <p className="font-medium">
                {errorSentence(sentenceOfCategory[category], { lines: numbersOf(lines) })}
              </p>
              <p className="text-muted">{t(($) => $.repair[category])}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button size="small" onPress={() => onShow(new Set(lines))}>
                {t(($) => $.showOnly, { count: lines.length })}
              </Button>
              <Button size="small" variant="quiet" onPress={() => onRemove(new Set(lines))}>
                {t(($) => $.remove, { count: lines.length })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <DownloadFailed {...failed} />
        {only !== null && (
          <Button size="small" variant="quiet" onPress={() => onShow(null)}>
            {t(($) => $.showAll)}
          </Button>
        )}
      </div>
    </section>
  )
}
