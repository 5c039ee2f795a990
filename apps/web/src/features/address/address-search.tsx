import { longestAddressSearch, type Place, readPlace } from '@renfort/contract/address.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCommand } from '../../platform/query.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { isMapsOutage } from './queries.ts'
import { useAddressSuggestions } from './use-address-suggestions.ts'
import { useAddressWords } from './words.ts'

interface AddressSearchProps {
  text: string
  onTextChange: (text: string) => void
  onPlace: (place: Place) => void
  /** Is told of the place while it is on its way. */
  waitFor: (place: Promise<unknown>) => void
  /** The maps are down. */
  onOutage: () => void
  /** The search comes in place of what had the focus. */
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
  // The place that is still wanted: something else may be typed before it comes, here or by hand.
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
