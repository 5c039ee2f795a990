import { fewestSearchCharacters } from '@renfort/contract/search.ts'
import { longestSearch } from '@renfort/domain/kernel/longest-search.ts'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { PaletteActs, PaletteEntry } from './palette-entry.ts'
import { isPaletteKey } from './palette-key.ts'
import { PaletteList } from './palette-list.tsx'
import { usePaletteGroups } from './use-palette-groups.ts'
import { type PaletteSearch, usePaletteSearch } from './use-palette-search.ts'
import { usePaletteWords } from './words.ts'

interface PaletteSearchBoxProps {
  /** The initial text. */
  first: string
  onClose: () => void
  acts: PaletteActs
}

/** The focus stays in the field; arrows point at an entry, Enter chooses it. */
export function PaletteSearchBox({ first, onClose, acts }: PaletteSearchBoxProps) {
  const t = usePaletteWords()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(first)
  const [place, setPlace] = useState(0)
  const typed = text.trim()
  const search = usePaletteSearch(typed)
  const groups = usePaletteGroups(typed, search.results, acts)
  const entries = groups.flatMap((group) => group.entries)
  const active = Math.min(place, entries.length - 1)
  const found = entries.length > 0
  // The field takes the focus before the next key.
  useLayoutEffect(() => field.current?.focus(), [])

  const choose = (entry: PaletteEntry) => {
    onClose()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = entries.length - 1
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    }
    const next = targets[event.key]
    const chosen = entries[active]
    if (next !== undefined) setPlace(next)
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen)
    else if (isPaletteKey(event.nativeEvent)) onClose()
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b border-line px-4">
        {search.state === 'searching' ? (
          <Spinner />
        ) : (
          <Search aria-hidden size={18} className="shrink-0 text-muted" />
        )}
        <input
          ref={field}
          type="text"
          role="combobox"
          inputMode="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestSearch}
          aria-label={t(($) => $.title)}
          aria-autocomplete="list"
          aria-expanded={found}
          aria-controls={found ? listId : undefined}
          aria-activedescendant={found ? `${listId}-${active}` : undefined}
          placeholder={t(($) => $.placeholder)}
          value={text}
          className="h-14 min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
          onChange={(event) => {
            setPlace(0)
            setText(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={t(($) => $.close)}
          variant="quiet"
          size="small"
          icon={<X aria-hidden size={18} />}
          onPress={onClose}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-2">
        {found && (
          <PaletteList
            id={listId}
            groups={groups}
            active={active}
            onPoint={setPlace}
            onChoose={choose}
          />
        )}
        <PaletteState
          state={search.state}
          typed={typed}
          count={entries.length}
          retry={search.retry}
        />
      </div>
      <PaletteFooter />
    </>
  )
}

interface PaletteStateProps {
  state: PaletteSearch['state']
  typed: string
  /** The number of shown entries. */
  count: number
  retry: () => void
}

/** The state of the search, shown while there are no results and read to screen readers. */
function PaletteState({ state, typed, count, retry }: PaletteStateProps) {
  const t = usePaletteWords()
  const counted = count === 0 ? t(($) => $.nothing, { text: typed }) : t(($) => $.count, { count })
  const sentences = {
    idle: counted,
    done: counted,
    short: count === 0 ? t(($) => $.short, { count: fewestSearchCharacters }) : counted,
    searching: t(($) => $.searching),
    failed: t(($) => $.failed),
    offline: t(($) => $.offline),
  }
  const sentence = sentences[state]
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

/** Explains the keys; hidden on a phone. */
function PaletteFooter() {
  const t = usePaletteWords()
  return (
    <p className="flex shrink-0 gap-4 border-t border-line px-4 py-2 text-xs text-muted narrow:hidden">
      <span className="flex items-center gap-1.5">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t(($) => $.move)}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>↵</Kbd>
        {t(($) => $.open)}
      </span>
      <span className="flex items-center gap-1.5">
        <Kbd>{t(($) => $.escape)}</Kbd>
        {t(($) => $.quit)}
      </span>
    </p>
  )
}
