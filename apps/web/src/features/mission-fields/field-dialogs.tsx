import { optionalText } from '@renfort/contract/kernel/fields.ts'
import { orderNumberLimit } from '@renfort/domain/mission/mission.ts'
import type { ComponentType } from 'react'
import { z } from 'zod'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import type { EditableFact } from '../mission-record/facts/mission-fact.ts'
import {
  EditDressCodeDialog,
  EditEquipmentDialog,
  EditRisksDialog,
  EditWorkConditionsDialog,
} from './dialogs/condition-dialogs.tsx'
import {
  EditExecutiveStatusDialog,
  EditHourlyRateDialog,
  EditMotiveDialog,
  EditNameDialog,
  EditPurposeDialog,
  EditSubtasksDialog,
} from './dialogs/job-dialogs.tsx'
import { EditManagerDialog, EditRequestedSidersDialog } from './dialogs/people-dialogs.tsx'
import {
  EditAddressDetailsDialog,
  EditAddressDialog,
  EditDepartmentDialog,
  EditMotorizedDialog,
  EditRemoteDialog,
} from './dialogs/place-dialogs.tsx'
import {
  EditExperiencesDialog,
  EditLanguagesDialog,
  EditLicencesDialog,
  EditToolsDialog,
} from './dialogs/skill-dialogs.tsx'
import { type FieldDialogProps, MissionEditDialog } from './mission-edit-dialog.tsx'
import { useMissionFieldWords } from './words.ts'

const dialogs: Readonly<Record<EditableFact, ComponentType<FieldDialogProps>>> = {
  motive: EditMotiveDialog,
  address: EditAddressDialog,
  addressDetails: EditAddressDetailsDialog,
  dressCode: EditDressCodeDialog,
  otherEquipment: (props) => <EditEquipmentDialog {...props} group="Other" />,
  safetyEquipment: (props) => <EditEquipmentDialog {...props} group="Safety" />,
  executiveStatus: EditExecutiveStatusDialog,
  experiences: EditExperiencesDialog,
  languages: EditLanguagesDialog,
  licences: EditLicencesDialog,
  manager: EditManagerDialog,
  department: EditDepartmentDialog,
  missionInformation: EditMissionInformationDialog,
  motorized: EditMotorizedDialog,
  purpose: EditPurposeDialog,
  remote: EditRemoteDialog,
  risks: EditRisksDialog,
  hourlyRate: EditHourlyRateDialog,
  sideNote: EditSideNoteDialog,
  orderNumber: EditOrderNumberDialog,
  subtasks: EditSubtasksDialog,
  name: EditNameDialog,
  tools: EditToolsDialog,
  workConditions: EditWorkConditionsDialog,
  requestedSiders: EditRequestedSidersDialog,
}

/** The dialog of a field. */
export function FieldDialogs({ field, ...props }: FieldDialogProps & { field: EditableFact }) {
  const Dialog = dialogs[field]
  return <Dialog {...props} />
}

const missionInformationSchema = z.object({ missionInformation: optionalText(5000) })

function EditMissionInformationDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={missionInformationSchema}
      field="missionInformation"
      initial={{ missionInformation: mission.missionInformation ?? '' }}
      changeOf={({ missionInformation: text }) => ({
        missionInformation: text === '' ? null : text,
      })}
      fields={(form) => (
        <TextAreaFormField
          control={form.control}
          name="missionInformation"
          label={t(($) => $.missionInformation.label)}
          help={t(($) => $.missionInformation.help)}
          isOptional
          rows={6}
        />
      )}
    />
  )
}

const sideNoteSchema = z.object({ sideNote: optionalText(5000) })

function EditSideNoteDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={sideNoteSchema}
      field="sideNote"
      initial={{ sideNote: mission.sideNote ?? '' }}
      changeOf={({ sideNote }) => ({ sideNote: sideNote === '' ? null : sideNote })}
      fields={(form) => (
        <TextAreaFormField
          control={form.control}
          name="sideNote"
          label={t(($) => $.sideNote.label)}
          help={t(($) => $.sideNote.help)}
          isOptional
          rows={6}
        />
      )}
    />
  )
}

const orderNumberSchema = z.object({ orderNumber: optionalText(orderNumberLimit) })

function EditOrderNumberDialog({ mission, onClose }: FieldDialogProps) {
  const t = useMissionFieldWords()
  return (
    <MissionEditDialog
      {...{ mission, onClose }}
      schema={orderNumberSchema}
      field="orderNumber"
      initial={{ orderNumber: mission.orderNumber ?? '' }}
      changeOf={({ orderNumber }) => ({ orderNumber: orderNumber === '' ? null : orderNumber })}
      fields={(form) => (
        <TextFormField
          control={form.control}
          name="orderNumber"
          label={t(($) => $.orderNumber.label)}
          help={t(($) => $.orderNumber.help)}
          isOptional
        />
      )}
    />
  )
}
