import { type Place, readPlace } from '@renfort/contract/address.ts'
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
  const read = useCommand(readPlace, {
    onSuccess: onPlace,
    handles: (failure) => {
      if (!isMapsOutage(failure)) return false
      onOutage()
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
      onTextChange={(typed) => {
        onTextChange(typed)
        setSearching(true)
      }}
      isLoading={isLoading || read.isPending}
      hasFailed={hasFailed}
      empty={isTooShort ? t(($) => $.typeMore) : t(($) => $.noSuggestion)}
      onChange={(placeId) => {
        const chosen = options.find(({ id }) => id === placeId)
        if (chosen === undefined) return
        setSearching(false)
        read.mutate({ params: { placeId: chosen.id } })
      }}
    />
  )
}
