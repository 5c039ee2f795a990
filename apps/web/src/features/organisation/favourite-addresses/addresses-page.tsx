import {
  createLocation,
  deleteLocation,
  type Location,
  updateLocation,
} from '@renfort/contract/organisation.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import MapPinned from 'lucide-react/icons/map-pinned'
import PencilLine from 'lucide-react/icons/pencil-line'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useMe } from '../../../platform/me.ts'
import { useCommand } from '../../../platform/query.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { AddressCard } from '../../address/address-card.tsx'
import { AddressDialog } from '../../address/address-dialog.tsx'
import { locationsQuery } from '../../address/queries.ts'
import { SettingsFrame } from '../../settings/settings-frame.tsx'
import { useOrganisationWords } from '../words.ts'

type Opened = { act: 'add' } | { act: 'change' | 'remove'; location: Location }

/** The addresses that the choices of missions and job descriptions offer first (SET-07). */
export function AddressesPage() {
  const t = useOrganisationWords()
  const toast = useToast()
  const id = useMe().organisation?.id ?? ''
  const locations = useSuspenseQuery(locationsQuery(id)).data
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const saved = { onSuccess: () => toast.success(t(($) => $.addresses.saved)) }
  const create = useCommand(createLocation, saved)
  const update = useCommand(updateLocation, saved)
  const changed = opened?.act === 'change' ? opened.location : null
  const add = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden size={18} />}
      onPress={() => setOpened({ act: 'add' })}
    >
      {t(($) => $.addresses.add)}
    </Button>
  )
  return (
    <SettingsFrame
      selected="addresses"
      title={t(($) => $.addresses.title)}
      context={t(($) => $.addresses.context)}
    >
      {locations.length === 0 ? (
        <EmptyState icon={<MapPinned />} title={t(($) => $.addresses.none)} action={add}>
          {t(($) => $.addresses.noneHelp)}
        </EmptyState>
      ) : (
        <div className="flex flex-col items-start gap-4">
          <ul className="w-full divide-y divide-line rounded-panel border border-line bg-surface">
            {locations.map((location) => (
              <li key={location.id} className="flex items-start justify-between gap-4 px-5 py-4">
                <AddressCard location={location} />
                <div className="flex shrink-0 gap-1">
                  <IconButton
                    label={t(($) => $.addresses.change, { title: location.title })}
                    icon={<PencilLine aria-hidden size={18} />}
                    onPress={() => setOpened({ act: 'change', location })}
                  />
                  <IconButton
                    label={t(($) => $.addresses.remove, { title: location.title })}
                    icon={<Trash2 aria-hidden size={18} />}
                    onPress={() => setOpened({ act: 'remove', location })}
                  />
                </div>
              </li>
            ))}
          </ul>
          {add}
        </div>
      )}
      <AddressDialog
        isOpen={opened?.act === 'add'}
        onClose={close}
        save={(body) => create.mutateAsync({ params: { id }, body })}
      />
      <AddressDialog
        isOpen={changed !== null}
        onClose={close}
        title={t(($) => $.addresses.changeTitle)}
        initial={changed ?? undefined}
        save={async (body) => {
          if (changed === null) return
          await update.mutateAsync({ params: { id, locationId: changed.id }, body })
        }}
      />
      {opened?.act === 'remove' && (
        <RemoveAddressDialog organisationId={id} location={opened.location} onClose={close} />
      )}
    </SettingsFrame>
  )
}

interface RemoveAddressDialogProps {
  organisationId: string
  location: Location
  onClose: () => void
}

/** Removes an address from the list; missions and job descriptions that use it keep it (G-11). */
function RemoveAddressDialog({ organisationId, location, onClose }: RemoveAddressDialogProps) {
  const t = useOrganisationWords()
  const toast = useToast()
  const remove = useCommand(deleteLocation, {
    onSuccess: () => {
      toast.success(t(($) => $.addresses.removed))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.addresses.removeTitle, { title: location.title })}
      confirmLabel={t(($) => $.addresses.removeConfirm)}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: organisationId, locationId: location.id } })}
      onCancel={onClose}
    >
      {t(($) => $.addresses.removeText)}
    </ConfirmDialog>
  )
}
