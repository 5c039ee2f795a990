import { deleteLocation, listLocations, type Location } from '@renfort/contract/organisation.ts'
import { useCommand } from '../../../platform/query.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useFavouriteAddressWords } from './words.ts'

interface RemoveAddressDialogProps {
  organisationId: string
  location: Location
  onClose: () => void
}

/** Takes an address off the list; whatever uses it keeps it (G-11). */
export function RemoveAddressDialog({
  organisationId,
  location,
  onClose,
}: RemoveAddressDialogProps) {
  const t = useFavouriteAddressWords()
  const toast = useToast()
  const remove = useCommand(deleteLocation, {
    invalidates: [listLocations],
    onSuccess: () => {
      toast.success(t(($) => $.removed))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(($) => $.removeTitle, { title: location.title })}
      confirmLabel={t(($) => $.removeConfirm)}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: organisationId, locationId: location.id } })}
      onCancel={onClose}
    >
      {t(($) => $.removeText)}
    </ConfirmDialog>
  )
}
