import type { Place } from '@renfort/contract/address.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import {
  completeRange,
  requestLimits,
  workplaceLine,
} from '@renfort/domain/permanent/permanent-request.ts'
import PencilLine from 'lucide-react/icons/pencil-line'
import Search from 'lucide-react/icons/search'
import { useEffect, useState } from 'react'
import { DateFormField } from '../../form/date-form-field.tsx'
import { MoneyFormField } from '../../form/money-form-field.tsx'
import { NumberFormField } from '../../form/number-form-field.tsx'
import { RootError } from '../../form/root-error.tsx'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import type { ContractForm } from '../../form/use-contract-form.ts'
import { useField } from '../../form/use-field.ts'
import { Button } from '../../ui/button.tsx'
import { KeptRoom } from '../../ui/kept-room.tsx'
import { AddressSearch } from '../address/address-search.tsx'
import { RecognisedAddress } from '../address/address-search.tsx'
import type { RequestInput, RequestOutput } from './request-form-schema.ts'
import { usePermanentWords } from './words.ts'

interface RequestFormProps {
  id: string
  form: ContractForm<RequestInput, RequestOutput>
  today: IsoDate
  onSend: (request: RequestOutput) => void
}

/** The fields of a request (HRZ-04 to HRZ-09). */
export function RequestForm({ id, form, today, onSend }: RequestFormProps) {
  const t = usePermanentWords()
  const { control } = form
  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void form.handleSubmit(onSend)(event)}
    >
      <RootError control={control} />
      <TextFormField
        control={control}
        name="jobName"
        label={t(($) => $.form.jobName)}
        help={t(($) => $.form.jobNameHelp)}
        autoComplete="off"
      />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <DateFormField
          control={control}
          name="startDate"
          label={t(($) => $.form.startDate)}
          today={today}
          min={today}
        />
        <NumberFormField
          control={control}
          name="availablePositions"
          label={t(($) => $.form.positions)}
          inputMode="numeric"
        />
      </div>
      <RequestAddress form={form} />
      <SalaryFields form={form} />
      <TextAreaFormField
        control={control}
        name="commentary"
        label={t(($) => $.form.commentary)}
        help={t(($) => $.form.commentaryHelp)}
        isOptional
        rows={4}
        limit={requestLimits.commentary}
      />
    </form>
  )
}

/** The salary range; a lone minimum or maximum shows a hint, since it is not sent (HRZ-08). */
function SalaryFields({ form }: Pick<RequestFormProps, 'form'>) {
  const t = usePermanentWords()
  const { min, max } = form.watch('salary')
  const { trigger } = form
  const isMaxTouched = form.formState.touchedFields.salary?.max === true
  // Another minimum makes the maximum right or wrong.
  useEffect(() => {
    if (isMaxTouched) void trigger('salary.max')
  }, [min, isMaxTouched, trigger])
  const isHalf = completeRange({ min, max }) === undefined && min !== max
  return (
    <fieldset>
      <legend className="font-medium">{t(($) => $.form.salary)}</legend>
      <p className="mt-0.5 text-sm text-muted">{t(($) => $.form.salaryHelp)}</p>
      <div className="mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <MoneyFormField
          control={form.control}
          name="salary.min"
          label={t(($) => $.form.min)}
          isOptional
        />
        <MoneyFormField
          control={form.control}
          name="salary.max"
          label={t(($) => $.form.max)}
          isOptional
        />
      </div>
      <output className="mt-2 block text-sm text-orange empty:hidden">
        {isHalf && t(($) => $.form.salaryHalf)}
      </output>
    </fieldset>
  )
}

interface RequestAddressProps {
  form: ContractForm<RequestInput, RequestOutput>
}

type Way = 'search' | 'hand'

/** The place of work: found through the maps, or typed by hand when they do not know it (HRZ-06). */
function RequestAddress({ form }: RequestAddressProps) {
  const t = usePermanentWords()
  const { control } = form
  const [way, setWay] = useState<Way>('search')
  const [isOut, setOut] = useState(false)
  const [typed, setTyped] = useState('')
  const [hasSwitched, setSwitched] = useState(false)
  const address = useField({ control, name: 'location.address' })
  const known = form.watch('location')
  const isKnown = known.city !== '' && way === 'search'

  // The pressed button has left the page: the focus moves to the next field.
  const { setFocus } = form
  useEffect(() => {
    if (hasSwitched && way === 'hand') setFocus('location.address')
  }, [hasSwitched, way, setFocus])

  const put = (location: RequestInput['location']) =>
    form.setValue('location', location, { shouldDirty: true, shouldValidate: true })
  const recognise = ({ address: line, city, postalCode, country, lat, lng }: Place) =>
    put({ address: line, city, postalCode, country, lat, lon: lng })
  const change = (next: Way) => {
    const typedStreet = next === 'hand' && known.address === '' ? typed : known.address
    form.setValue('location', {
      ...(next === 'hand' ? known : { city: '', postalCode: '', country: 'FR' }),
      address: next === 'hand' ? typedStreet : '',
      lat: null,
      lon: null,
    })
    form.clearErrors('location')
    setWay(next)
    setSwitched(true)
  }

  return (
    <fieldset className="flex flex-col items-start gap-3">
      <legend className="mb-2 font-medium">{t(($) => $.form.address)}</legend>
      {way === 'search' && (
        <KeptRoom>
          {isKnown ? (
            <RecognisedAddress
              title={t(($) => $.form.chosen)}
              line={workplaceLine(known)}
              act={
                <Button size="small" onPress={() => change('search')}>
                  {t(($) => $.form.change)}
                </Button>
              }
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
                change('hand')
              }}
            />
          )}
        </KeptRoom>
      )}
      {way === 'hand' && (
        <div className="flex w-full flex-col gap-4">
          <output className="empty:hidden">
            {isOut && (
              <p className="rounded-control bg-orange-wash px-3 py-2 text-orange">
                {t(($) => $.form.out)}
              </p>
            )}
          </output>
          <TextFormField
            control={control}
            name="location.address"
            label={t(($) => $.form.street)}
            autoComplete="street-address"
          />
          <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
            <TextFormField
              control={control}
              name="location.postalCode"
              label={t(($) => $.form.postalCode)}
              inputMode="numeric"
              autoComplete="postal-code"
            />
            <TextFormField
              control={control}
              name="location.city"
              label={t(($) => $.form.city)}
              autoComplete="address-level2"
            />
          </div>
        </div>
      )}
      <Button
        variant="quiet"
        size="small"
        icon={
          way === 'search' ? <PencilLine aria-hidden size={16} /> : <Search aria-hidden size={16} />
        }
        onPress={() => change(way === 'search' ? 'hand' : 'search')}
      >
        {way === 'search' ? t(($) => $.form.byHand) : t(($) => $.form.search)}
      </Button>
    </fieldset>
  )
}
