import { longestSearch } from '@renfort/domain/kernel/longest-search.ts'
import Search from 'lucide-react/icons/search'
import type { KeyboardEvent, ReactNode } from 'react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { controlClass } from './control-class.ts'
import { placeAfterArrow, popupClass } from './listbox.ts'
import { type ChoiceOption, optionId, OptionList } from './option-list.tsx'
import type { Placement } from './place-floating.ts'
import { usePopup } from './use-popup.ts'
import { useUiWords } from './ui-words.tsx'

interface SearchMenuProps {
  /** The purpose of the button, announced after its content. */
  label: string
  searchLabel: string
  /** The typed text, for which the caller loads the options. */
  text: string
  onTextChange: (text: string) => void
  options: readonly ChoiceOption[]
  /** `done` and `failed` apply to the typed text, not to an earlier text. */
  state: 'searching' | 'done' | 'failed' | 'offline'
  onRetry: () => void
  selectedId: string | null
  onChoose: (id: string) => void
  /** Called on opening: the caller may start to load. */
  onOpen?: () => void
  placement?: Placement
  className?: string
  children: ReactNode
}

/** A button that opens a search: the focus stays in its field, arrows move to an option, Enter chooses it. */
export function SearchMenu(props: SearchMenuProps) {
  const { label, placement, className, children, onOpen, onTextChange } = props
  const button = useRef<HTMLButtonElement>(null)
  const { anchor, popup, isOpen, open, close } = usePopup<HTMLSpanElement, HTMLDialogElement>({
    opener: button,
    placement: placement ?? 'bottom start',
    isAsWide: true,
  })
  const toggle = () => {
    if (isOpen) return close()
    onTextChange('')
    onOpen?.()
    return open()
  }
  return (
    <span ref={anchor} className="flex">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={className}
        onClick={toggle}
      >
        {children}
        <span className="sr-only">{label}</span>
      </button>
      <dialog
        ref={popup}
        popover="manual"
        aria-label={label}
        className={classNames(popupClass, 'fixed inset-auto m-0 w-72 max-w-[calc(100vw-1rem)]')}
      >
        {isOpen && (
          <Choices
            {...props}
            onChoose={(id) => {
              button.current?.focus()
              close()
              props.onChoose(id)
            }}
          />
        )}
      </dialog>
    </span>
  )
}

function Choices({
  searchLabel,
  text,
  onTextChange,
  options,
  state,
  onRetry,
  selectedId,
  onChoose,
}: SearchMenuProps) {
  const words = useUiWords()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [place, setPlace] = useState(0)
  const active = Math.min(place, options.length - 1)
  const chosen = options[active]
  const isAnswered = state === 'done' || state === 'failed'
  useEffect(() => field.current?.focus(), [])
  // Enter directly after a letter waits for the results of that letter.
  const [isAwaited, setAwaited] = useState(false)
  const chooseAnswered = useEffectEvent(() => {
    if (isAwaited && isAnswered && chosen !== undefined) onChoose(chosen.id)
  })
  useEffect(() => chooseAnswered(), [isAnswered])

  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfterArrow(event.key, active, options.length)
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    setAwaited(next === undefined && state === 'searching')
    if (next !== undefined) setPlace(next)
    else if (isAnswered && chosen !== undefined) onChoose(chosen.id)
  }
  const found = options.length > 0
  const sentences = {
    searching: words.loading,
    done: found ? words.resultCount(options.length) : words.noMatch,
    failed: words.searchFailed,
    offline: words.searchOffline,
  }
  const isLacking = state === 'failed' || state === 'offline'
  return (
    <>
      <span className="relative flex items-center p-1">
        <Search
          aria-hidden
          size={16}
          className="pointer-events-none absolute left-3.5 text-muted"
        />
        <input
          ref={field}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestSearch}
          aria-label={searchLabel}
          aria-autocomplete="list"
          aria-expanded={found}
          aria-controls={found ? listId : undefined}
          aria-activedescendant={found ? optionId(listId, active) : undefined}
          placeholder={searchLabel}
          value={text}
          className={controlClass('h-9 pr-3 pl-8')}
          onChange={(event) => {
            setPlace(0)
            setAwaited(false)
            onTextChange(event.target.value)
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      {found && (
        <OptionList
          id={listId}
          label={searchLabel}
          className="max-h-80 overflow-y-auto p-1"
          onPoint={setPlace}
          onChoose={({ id }) => onChoose(id)}
          {...{ options, active, selectedId }}
        />
      )}
      {(isLacking || !found) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-3 py-2 text-table text-muted">
          <p aria-hidden className="min-w-0 flex-1">
            {sentences[state]}
          </p>
          {state === 'failed' && (
            <Button
              size="small"
              onPress={() => {
                field.current?.focus()
                setAwaited(false)
                onRetry()
              }}
            >
              {words.retry}
            </Button>
          )}
        </div>
      )}
      <span aria-live="polite" className="sr-only">
        {sentences[state]}
      </span>
    </>
  )
}
