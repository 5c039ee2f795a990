import { readPlace } from '@renfort/contract/address.ts'
import { useState } from 'react'
import { useCommand } from '../../../platform/query.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { useAddressSuggestions } from '../../address/use-address-suggestions.ts'
import { useSiderDirectoryWords } from '../words.ts'
import type { IdentityInput } from './identity-form.ts'

type Home = IdentityInput['home']

interface HomeFieldProps {
  value: Home
  onChange: (home: Home) => void
  /** Is told of the town while it is on its way. */
  waitFor: (home: Promise<unknown>) => void
}

const kept = 'kept'

/** The town where they live, found by typing; emptied, it is not known. */
export function HomeField({ value, onChange, waitFor }: HomeFieldProps) {
  const t = useSiderDirectoryWords()
  const nameOf = (home: Home) =>
    home === null ? '' : (home.city ?? t(($) => $.identity.homeUnnamed))
  const [text, setText] = useState(nameOf(value))
  const [isSearching, setSearching] = useState(false)
  const [problem, setProblem] = useState<'lost' | 'unlocated' | null>(null)
  const { options, isLoading, isTooShort, isOut, hasFailed } = useAddressSuggestions(
    text,
    isSearching,
  )
  const read = useCommand(readPlace, {
    handles: () => true,
    onSuccess: ({ lat, lng, city }) => {
      if (lat === null || lng === null) return setProblem('unlocated')
      setText(city)
      onChange({ lat, lng, city })
      return undefined
    },
  })
  const current = value === null ? [] : [{ id: kept, label: nameOf(value) }]
  const lost = isOut || problem === 'lost' ? t(($) => $.identity.homeLost) : undefined
  const choose = (placeId: string | null) => {
    setProblem(null)
    setSearching(false)
    if (placeId === null) return onChange(null)
    if (placeId === kept) return undefined
    waitFor(read.mutateAsync({ params: { placeId } }, { onError: () => setProblem('lost') }))
    return undefined
  }
  return (
    <Combobox
      label={t(($) => $.identity.home)}
      placeholder={t(($) => $.identity.homeSearch)}
      help={t(($) => $.identity.homeHelp)}
      isOptional
      error={problem === 'unlocated' ? t(($) => $.identity.homeUnlocated) : lost}
      options={isSearching ? options : current}
      value={value === null ? null : kept}
      text={text}
      onTextChange={(typed) => {
        setText(typed)
        setSearching(typed !== nameOf(value))
      }}
      isLoading={isLoading || read.isPending}
      hasFailed={hasFailed}
      empty={isTooShort ? t(($) => $.identity.homeShort) : t(($) => $.identity.homeNone)}
      onChange={choose}
      onBlur={() => {
        // What was typed without a choice is no place.
        if (text.trim() !== '') setText(nameOf(value))
        setSearching(false)
      }}
    />
  )
}
