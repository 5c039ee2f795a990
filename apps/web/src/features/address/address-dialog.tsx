import { newLocation } from '@renfort/contract/organisation.ts'
import type { NewLocation } from '@renfort/contract/organisation.ts'
import type { z } from 'zod'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { issuesOf } from '../../platform/call.ts'
import { AddressForm } from './address-form.tsx'
import { handTyped, streetOf } from './address-text.ts'
import { useAddressWords } from './words.ts'

interface AddressDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Sends the address; a rejection leaves the dialog open with everything in it. */
  save: (location: NewLocation) => Promise<unknown>
  /** The address to change; without it, a new one. */
  initial?: NewLocation | undefined
  title?: string
  context?: string
  asksFavourite?: boolean
  disabledReason?: string | undefined
}

const blank: NewLocation = {
  title: '',
  description: null,
  address: '',
  postalCode: '',
  city: '',
  country: 'FR',
  favorite: true,
  confirmed: false,
}

/** Adds an address or changes one. */
export function AddressDialog({
  isOpen,
  onClose,
  save,
  initial,
  title,
  context,
  asksFavourite = false,
  disabledReason,
}: AddressDialogProps) {
  const t = useAddressWords()
  return (
    <EditDialog<NewLocation, z.output<typeof newLocation>>
      isOpen={isOpen}
      onClose={onClose}
      title={title ?? t(($) => $.addTitle)}
      context={context}
      schema={newLocation}
      initial={initial === undefined ? blank : asForm(initial)}
      issuesOf={issuesOf}
      disabledReason={disabledReason}
      save={(values) => save(values.confirmed ? values : handTyped(values))}
      fields={(form) => <AddressForm form={form} asksFavourite={asksFavourite} />}
    />
  )
}

/** An address that was typed by hand is edited by its street, as it was typed. */
function asForm(location: NewLocation): NewLocation {
  if (location.confirmed === true) return location
  const { address, postalCode, city, streetNumber = null, streetName = null } = location
  return {
    ...location,
    address: streetOf({ address, postalCode, city, streetNumber, streetName }),
  }
}
