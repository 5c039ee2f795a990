import type { Place } from '@renfort/contract/address.ts'
import type { NewLocation } from '@renfort/contract/organisation.ts'
import { territoryOf } from '@renfort/domain/law/territory.ts'
import PencilLine from 'lucide-react/icons/pencil-line'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { CheckboxFormField } from '../../form/checkbox-form-field.tsx'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'
import { useField } from '../../form/use-field.ts'
import { Button } from '../../ui/button.tsx'
import { KeptRoom } from '../../ui/kept-room.tsx'
import { addressLine, streetOf } from './address-text.ts'
import { AddressSearch, RecognisedAddress } from './address-search.tsx'
import { useAddressWords } from './words.ts'

export interface AddressFormProps<Output> {
  form: ContractForm<NewLocation, Output>
  /** Asks whether the address becomes a favourite; without this flag it always does. */
  asksFavourite?: boolean
}

const descriptionLimit = 500

/**
 * The fields of an address: found through the maps, or typed by hand when the maps do not know it or are down
 * (POST-33, POST-34). While it is typed by hand, `address` holds the street only; the caller that saves passes the
 * values through `handTyped`.
 */
export function AddressForm<Output>({ form, asksFavourite = false }: AddressFormProps<Output>) {
  const t = useAddressWords()
  const { control } = form
  const address = useField({ control, name: 'address' })
  const postalCode = useField({ control, name: 'postalCode' })
  const { country = 'FR', postalCode: code } = form.watch()
  const isOfAlsaceMoselle = territoryOf({ country, postalCode: code }) === 'alsace-moselle'
  const [isByHand, setByHand] = useState(
    () => address.value !== '' && form.getValues('confirmed') !== true,
  )
  const [isOut, setOut] = useState(false)
  const [typed, setTyped] = useState('')
  const [hasSwitched, setSwitched] = useState(false)
  const isRecognised = form.watch('confirmed') === true

  // The focused control has left the page: the focus goes to the next field.
  const { setFocus } = form
  useEffect(() => {
    if (hasSwitched && isByHand) setFocus('address')
  }, [hasSwitched, isByHand, setFocus])

  const put = (values: Partial<NewLocation>) => {
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as keyof NewLocation, value, { shouldDirty: true, shouldValidate: true })
    }
  }
  const search = useRef<HTMLDivElement>(null)
  const recognise = (place: Place) => {
    const focus = document.activeElement
    put({ ...place, confirmed: true })
    setByHand(false)
    // A user who was still in the search, which leaves the page, goes on with the name of the place.
    if (focus === document.body || search.current?.contains(focus)) form.setFocus('title')
  }
  const typeByHand = () => {
    const known = form.getValues()
    if (known.confirmed === true) put({ address: streetOf(known), confirmed: false })
    else if (known.address === '' && typed !== '') put({ address: typed })
    setByHand(true)
    setSwitched(true)
  }
  const searchInstead = () => {
    form.resetField('address', { defaultValue: '' })
    setOut(false)
    setByHand(false)
    setSwitched(true)
  }

  return (
    <div className="flex flex-col gap-5">
      {(isRecognised || !isByHand) && (
        <div ref={search} className="flex flex-col items-start gap-2">
          <KeptRoom>
            {isRecognised ? (
              <RecognisedAddress
                title={t(($) => $.recognised)}
                line={addressLine(form.getValues())}
                error={postalCode.error}
              />
            ) : (
              <AddressSearch
                text={typed}
                onTextChange={setTyped}
                takesFocus={hasSwitched}
                error={address.error}
                onPlace={recognise}
                waitFor={form.waitFor}
                onOutage={() => {
                  setOut(true)
                  typeByHand()
                }}
              />
            )}
          </KeptRoom>
          <Button
            variant="quiet"
            size="small"
            icon={<PencilLine aria-hidden size={16} />}
            onPress={typeByHand}
          >
            {isRecognised ? t(($) => $.correct) : t(($) => $.typeByHand)}
          </Button>
        </div>
      )}
      {!isRecognised && isByHand && (
        <div className="flex flex-col gap-4">
          <output className="empty:hidden">
            {isOut && (
              <p className="rounded-control bg-orange-wash px-3 py-2 text-orange">
                {t(($) => $.out)}
              </p>
            )}
          </output>
          <TextFormField
            control={control}
            name="address"
            label={t(($) => $.street)}
            autoComplete="street-address"
          />
          <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
            <TextFormField
              control={control}
              name="postalCode"
              label={t(($) => $.postalCode)}
              inputMode="numeric"
              autoComplete="postal-code"
            />
            <TextFormField
              control={control}
              name="city"
              label={t(($) => $.city)}
              autoComplete="address-level2"
            />
          </div>
          <Button
            variant="quiet"
            size="small"
            className="self-start"
            icon={<Search aria-hidden size={16} />}
            onPress={searchInstead}
          >
            {t(($) => $.searchInstead)}
          </Button>
        </div>
      )}
      {isOfAlsaceMoselle && (
        <CheckboxFormField
          control={control}
          name="hasProtestantChurch"
          help={t(($) => $.goodFridayHelp)}
        >
          {t(($) => $.goodFriday)}
        </CheckboxFormField>
      )}
      <TextFormField
        control={control}
        name="title"
        label={t(($) => $.title)}
        help={t(($) => $.titleHelp)}
        autoComplete="off"
      />
      <TextAreaFormField
        control={control}
        name="description"
        label={t(($) => $.description)}
        help={t(($) => $.descriptionHelp)}
        isOptional
        rows={2}
        limit={descriptionLimit}
      />
      {asksFavourite && (
        <CheckboxFormField control={control} name="favorite">
          {t(($) => $.keepFavourite)}
        </CheckboxFormField>
      )}
    </div>
  )
}
