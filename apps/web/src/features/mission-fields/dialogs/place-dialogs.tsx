import { id, key, optionalText } from '@renfort/contract/kernel/fields.ts'
import type { Location } from '@renfort/contract/organisation.ts'
import { useState } from 'react'
import { z } from 'zod'
import { CheckboxFormField } from '../../../form/checkbox-form-field.tsx'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { TextFormField } from '../../../form/text-form-field.tsx'
import { useMe } from '../../../platform/me.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { AddressPicker } from '../../address/address-picker.tsx'
import { DepartmentField } from '../../department/department-field.tsx'
import { useFactLock } from '../../mission-record/facts/use-fact-lock.ts'
import { type FieldDialogProps, FieldEditor, MissionEditDialog } from '../mission-edit-dialog.tsx'
import { useChosenAddress, useSaveMission } from '../queries.ts'
import { useMissionFieldWords } from '../words.ts'

const addressSchema = z.object({ locationId: z.string() })

/** Chooses another favourite address, or a new one (POST-39). */
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
      {...{ mission, onClose }}
      schema={addressSchema}
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

const addressDetailsSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, key('errors.field.required'))
    .max(80, key('errors.field.too_long')),
  description: optionalText(500),
})

/** Edits the details of the address, without moving it (POST-38). */
export function EditAddressDetailsDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={addressDetailsSchema}
      field="addressDetails"
      initial={{
        title: mission.location?.title ?? '',
        description: mission.location?.description ?? '',
      }}
      changeOf={({ title, description }) => ({
        addressDetails: { title, description: description === '' ? null : description },
      })}
      fields={(form) => (
        <>
          <TextFormField
            control={form.control}
            name="title"
            label={t(($) => $.addressDetails.title)}
            autoComplete="off"
          />
          <TextAreaFormField
            control={form.control}
            name="description"
            label={t(($) => $.addressDetails.description)}
            help={t(($) => $.addressDetails.descriptionHelp)}
            isOptional
            limit={500}
          />
        </>
      )}
    />
  )
}

const departmentSchema = z.object({ departmentId: id })

export function EditDepartmentDialog({ mission, onClose }: FieldDialogProps) {
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={departmentSchema}
      field="department"
      size="small"
      initial={{ departmentId: mission.departmentId ?? '' }}
      changeOf={(values) => values}
      fields={(form) => (
        <FieldEditor form={form} name="departmentId">
          {({ value, onChange, error }) => (
            <DepartmentField value={value || null} onChange={onChange} error={error} />
          )}
        </FieldEditor>
      )}
    />
  )
}

const remoteSchema = z.object({ remote: z.boolean() })

export function EditRemoteDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={remoteSchema}
      field="remote"
      size="small"
      initial={{ remote: mission.remote }}
      changeOf={(values) => values}
      fields={(form) => (
        <CheckboxFormField control={form.control} name="remote">
          {t(($) => $.remote)}
        </CheckboxFormField>
      )}
    />
  )
}

const motorizedSchema = z.object({ motorized: z.boolean() })

export function EditMotorizedDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={motorizedSchema}
      field="motorized"
      size="small"
      initial={{ motorized: mission.motorized }}
      changeOf={(values) => values}
      fields={(form) => (
        <CheckboxFormField control={form.control} name="motorized">
          {t(($) => $.motorized)}
        </CheckboxFormField>
      )}
    />
  )
}
