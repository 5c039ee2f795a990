import { createLocation } from '@renfort/contract/organisation.ts'
import type { Location, NewLocation } from '@renfort/contract/organisation.ts'
import { useQuery } from '@tanstack/react-query'
import MapPin from 'lucide-react/icons/map-pin'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan } from '../../platform/me.ts'
import { useCommand } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { addressLine } from './address-text.ts'
import { locationsQuery } from './queries.ts'
import { useAddressWords } from './words.ts'

export interface AddressPickerProps {
  organisationId: string
  /** The chosen address, favourite or not. */
  chosen: Location | null
  onChoose: (location: Location) => void
  /**
   * Sends a new address itself, and asks whether it joins the favourites. Without it, a new address
   * becomes a favourite and is chosen.
   */
  onCreate?: (location: NewLocation) => Promise<unknown>
  label?: string
  error?: string | undefined
  disabledReason?: string | undefined
}

/** One of the favourite addresses, or a new one (JD-13). */
export function AddressPicker({
  organisationId,
  chosen,
  onChoose,
  onCreate,
  label,
  error,
  disabledReason,
}: AddressPickerProps) {
  const t = useAddressWords()
  const mayAdd = useCan('location.edit')
  const [isAdding, setAdding] = useState(false)
  const { data: favourites, isPending } = useQuery(locationsQuery(organisationId))
  const create = useCommand(createLocation)
  const shown = withChosen(favourites ?? [], chosen)

  const save = async (location: NewLocation) => {
    if (onCreate !== undefined) return onCreate(location)
    return onChoose(await create.mutateAsync({ params: { id: organisationId }, body: location }))
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {isPending && <PickerSkeleton />}
      {!isPending && shown.length === 0 && (
        <div className="w-full rounded-panel border border-dashed border-edge px-5 py-4">
          <p className="font-medium">{t(($) => $.none)}</p>
          <p className="text-muted">{t(($) => $.noneHelp)}</p>
        </div>
      )}
      {shown.length > 0 && (
        <RadioCards
          className="w-full"
          label={label ?? t(($) => $.choose)}
          value={chosen?.id ?? null}
          error={error}
          disabledReason={disabledReason}
          options={shown.map((location) => ({
            value: location.id,
            label: location.title,
            help: addressLine(location),
            icon: <MapPin aria-hidden />,
          }))}
          onChange={(id) => {
            const location = shown.find((each) => each.id === id)
            if (location !== undefined) onChoose(location)
          }}
        />
      )}
      <Button
        icon={<Plus aria-hidden size={17} />}
        disabledReason={
          disabledReason ?? (mayAdd.allowed ? undefined : errorSentence(mayAdd.because))
        }
        onPress={() => setAdding(true)}
      >
        {t(($) => $.add)}
      </Button>
      <AddressDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        save={save}
        asksFavourite={onCreate !== undefined}
        {...(onCreate === undefined ? { context: t(($) => $.addContext) } : {})}
      />
    </div>
  )
}

/** The chosen address stays in the list even when it is not, or no longer, a favourite. */
function withChosen(favourites: readonly Location[], chosen: Location | null): readonly Location[] {
  if (chosen === null || favourites.some(({ id }) => id === chosen.id)) return favourites
  return [chosen, ...favourites]
}

function PickerSkeleton() {
  return (
    <div className="grid w-full gap-3 sm:grid-cols-2">
      <Skeleton className="h-21 rounded-panel" />
      <Skeleton className="h-21 rounded-panel" />
    </div>
  )
}
