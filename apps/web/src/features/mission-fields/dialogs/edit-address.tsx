import { z } from 'zod'
import { useState } from 'react'
import type { Location } from '@renfort/contract/organisation.ts'
import { useMe } from '../../../platform/me.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { AddressPicker } from '../../address/address-picker.tsx'
import { FieldEditor } from '../field-editor.tsx'
import { type FieldDialogProps, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { useSaveMission } from '../queries.ts'
import { useChosenAddress } from '../use-chosen-address.ts'
import { useFactLock } from '../../mission-facts/use-fact-lock.ts'
import { useMissionFieldWords } from '../words.ts'

const schema = z.object({ locationId: z.string() })

/** Another favourite address, or a new one (POST-39). */
export function EditAddressDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  const toast = useToast()
  const { organisation } = useMe()
  const save = useSaveMission(mission.id)
  const lockOf = useFactLock(mission)
  const current = useChosenAddress(mission)
  const [picked, setPicked] = useState<Location | null>(null)
  if (organisation === null) return null
  return (
    <MissionEditDialog
      {...{ mission, onClose, schema }}
      field="address"
      initial={{ locationId: current?.id ?? '' }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="locationId">
          {({ onChange }) => (
            <AddressPicker
              organisationId={organisation.id}
              chosen={picked ?? current}
              disabledReason={lockOf('address')}
              onChoose={(location) => {
                setPicked(location)
                onChange(location.id)
              }}
              onCreate={async (location) => {
                await save({ location })
                toast.success(t(($) => $.saved))
                onClose()
              }}
            />
          )}
        </FieldEditor>
      )}
    />
  )
}
