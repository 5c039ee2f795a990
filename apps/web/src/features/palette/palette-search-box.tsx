import { longestSearch } from '@renfort/domain/kernel/longest-search.ts'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { PaletteEntry } from './palette-entry.ts'
import type { PaletteActs } from './palette-acts.ts'
import { PaletteFooter } from './palette-footer.tsx'
import { isPaletteKey } from './palette-key.ts'
import { PaletteList } from './palette-list.tsx'
import { PaletteState } from './palette-state.tsx'
import { usePaletteGroups } from './use-palette-groups.ts'
import { usePaletteSearch } from './use-palette-search.ts'
import { usePaletteWords } from './words.ts'

interface PaletteSearchBoxProps {
  /** The text that it opens with. */
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
  // Before the next key comes.
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
