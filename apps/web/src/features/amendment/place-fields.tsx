import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../platform/me.ts'
import { Select } from '../../ui/select.tsx'
import { addressLine } from '../address/address-text.ts'
import { locationsQuery } from '../address/queries.ts'
import type { ActFieldsProps } from './act-fields-props.ts'
import { useAmendmentWords } from './words.ts'

/** Another address of the company as the place of work. */
export function PlaceFields({ mission, fields, onChange }: ActFieldsProps) {
  const t = useAmendmentWords()
  const { data: known = [], isSuccess } = useQuery({
    ...locationsQuery(useMe().organisation?.id ?? ''),
    meta: { failure: 'toast' },
  })
  const now = mission.location === null ? '' : addressLine(mission.location)
  const others = known.filter((location) => addressLine(location) !== now)
  return (
    <Select
      label={t(($) => $.dialog.place)}
      help={now === '' ? undefined : t(($) => $.dialog.currentPlace, { place: now })}
      placeholder={t(($) => $.dialog.choose)}
      disabledReason={isSuccess && others.length === 0 ? t(($) => $.noOtherPlace) : undefined}
      options={others.map((location) => ({
        id: location.id,
        label: location.title,
        help: addressLine(location),
      }))}
      value={fields.locationId}
      onChange={(locationId) => onChange({ locationId })}
    />
  )
}
