import type { ComponentType } from 'react'
import {
  EditAddressDetailsDialog,
  EditAddressDialog,
  EditDepartmentDialog,
  EditMotorizedDialog,
  EditRemoteDialog,
} from './dialogs/place-dialogs.tsx'
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
import {
  EditExperiencesDialog,
  EditLanguagesDialog,
  EditLicencesDialog,
  EditToolsDialog,
} from './dialogs/skill-dialogs.tsx'
import { EditManagerDialog, EditRequestedSidersDialog } from './dialogs/people-dialogs.tsx'
import {
  EditMissionInformationDialog,
  EditOrderNumberDialog,
  EditSideNoteDialog,
} from './dialogs/note-dialogs.tsx'
import type { FieldDialogProps } from './mission-edit-dialog.tsx'
import type { EditableFact } from '../mission-record/facts/mission-fact.ts'

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
