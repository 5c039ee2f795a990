import { Button } from '../../ui/button.tsx'
import type { PaletteSearch } from './use-palette-search.ts'
import { usePaletteWords } from './words.ts'

interface PaletteStateProps {
  state: PaletteSearch['state']
  typed: string
  /** How many entries are shown. */
  count: number
  retry: () => void
}

/** The state of the search, shown while there are no results and read to screen readers. */
export function PaletteState({ state, typed, count, retry }: PaletteStateProps) {
  const t = usePaletteWords()
  const sentences = {
    searching: t(($) => $.searching),
    failed: t(($) => $.failed),
    offline: t(($) => $.offline),
  }
  const counted = count === 0 ? t(($) => $.nothing, { text: typed }) : t(($) => $.count, { count })
  const sentence = state === 'idle' || state === 'done' ? counted : sentences[state]
  const isSeen = state === 'failed' || state === 'offline' || count === 0
  return (
    <>
      <span aria-live="polite" className="sr-only">
        {typed !== '' && sentence}
      </span>
      {isSeen && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-2.5 py-3 text-table text-muted">
          <p aria-hidden className="min-w-0 wrap-anywhere">
            {sentence}
          </p>
          {state === 'failed' && (
            <Button size="small" onPress={retry}>
              {t(($) => $.retry)}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
