import { longestAddressSearch, type Place, readPlace } from '@renfort/contract/address.ts'
import MapPinCheck from 'lucide-react/icons/map-pin-check'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCommand } from '../../platform/query.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { isMapsOutage, useAddressSuggestions } from './queries.ts'
import { useAddressWords } from './words.ts'

interface AddressSearchProps {
  text: string
  onTextChange: (text: string) => void
  onPlace: (place: Place) => void
  /** Receives the promise of the place while it loads. */
  waitFor: (place: Promise<unknown>) => void
  /** The maps are down. */
  onOutage: () => void
  /** Takes the focus: the search replaces the control that had it. */
  takesFocus: boolean
  error?: string | undefined
}

/** An address found by typing: suggestions of the maps, then the place behind the chosen one. */
export function AddressSearch({
  text,
  onTextChange,
  onPlace,
  waitFor,
  onOutage,
  takesFocus,
  error,
}: AddressSearchProps) {
  const t = useAddressWords()
  const input = useRef<HTMLInputElement>(null)
  const [isSearching, setSearching] = useState(false)
  const { options, isLoading, isTooShort, isOut, hasFailed } = useAddressSuggestions(
    text,
    isSearching,
  )
  // The latest chosen place: the user may type something else before it arrives.
  const wanted = useRef<string | null>(null)
  useEffect(() => () => void (wanted.current = null), [])
  const read = useCommand(readPlace, {
    onSuccess: (place, { params }) => {
      if (wanted.current === params.placeId) onPlace(place)
    },
    handles: (failure) => {
      if (!isMapsOutage(failure)) return false
      if (wanted.current !== null) onOutage()
      return true
    },
  })
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  const tellOutage = useEffectEvent(onOutage)
  useEffect(() => {
    if (isOut) tellOutage()
  }, [isOut])

  return (
    <Combobox
      ref={input}
      label={t(($) => $.search)}
      placeholder={t(($) => $.searchHint)}
      help={t(($) => $.searchHelp)}
      error={error}
      options={options}
      value={null}
      text={text}
      allowsFreeText
      maxLength={longestAddressSearch}
      onTextChange={(typed) => {
        onTextChange(typed)
        setSearching(true)
        wanted.current = null
      }}
      isLoading={isLoading || read.isPending}
      hasFailed={hasFailed}
      empty={isTooShort ? t(($) => $.typeMore) : t(($) => $.noSuggestion)}
      onChange={(placeId) => {
        const chosen = options.find(({ id }) => id === placeId)
        if (chosen === undefined) return
        setSearching(false)
        wanted.current = chosen.id
        waitFor(read.mutateAsync({ params: { placeId: chosen.id } }))
      }}
    />
  )
}

interface RecognisedAddressProps {
  title: string
  line: string
  error?: string | undefined
  /** The button that mends the error. */
  act?: ReactNode
}

/** A recognised address, in place of its search; on a phone it is no higher than the search. */
export function RecognisedAddress({ title, line, error, act }: RecognisedAddressProps) {
  return (
    <div className="grid grid-cols-[auto_1fr_auto] content-center items-center gap-x-3 rounded-panel border border-line bg-wash px-4 py-3 narrow:gap-y-1 narrow:py-2">
      <MapPinCheck
        aria-hidden
        size={20}
        className="row-span-2 shrink-0 text-green narrow:row-span-1"
      />
      <p className="text-sm text-muted">{title}</p>
      <div className="col-start-2 row-start-2 min-w-0 narrow:col-span-3 narrow:col-start-1">
        <p className="font-medium">{line}</p>
        {error !== undefined && (
          <p role="alert" className="text-sm text-red">
            {error}
          </p>
        )}
      </div>
      {act !== undefined && (
        <div className="col-start-3 row-span-2 row-start-1 narrow:row-span-1">{act}</div>
      )}
    </div>
  )
}
