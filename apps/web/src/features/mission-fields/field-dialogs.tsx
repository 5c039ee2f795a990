import type { ComponentType } from 'react'
import { EditAddressDetailsDialog } from './dialogs/edit-address-details.tsx'
import { EditAddressDialog } from './dialogs/edit-address.tsx'
import { EditDepartmentDialog } from './dialogs/edit-department.tsx'
import { EditDressCodeDialog } from './dialogs/edit-dress-code.tsx'
import { EditEquipmentDialog } from './dialogs/edit-equipment.tsx'
import { EditExecutiveStatusDialog } from './dialogs/edit-executive-status.tsx'
import { EditExperiencesDialog } from './dialogs/edit-experiences.tsx'
import { EditHourlyRateDialog } from './dialogs/edit-hourly-rate.tsx'
import { EditLanguagesDialog } from './dialogs/edit-languages.tsx'
import { EditLicencesDialog } from './dialogs/edit-licences.tsx'
import { EditManagerDialog } from './dialogs/edit-manager.tsx'
import { EditMissionInformationDialog } from './dialogs/edit-mission-information.tsx'
import { EditMotiveDialog } from './dialogs/edit-motive.tsx'
import { EditMotorizedDialog } from './dialogs/edit-motorized.tsx'
import { EditNameDialog } from './dialogs/edit-name.tsx'
import { EditPurposeDialog } from './dialogs/edit-purpose.tsx'
import { EditRemoteDialog } from './dialogs/edit-remote.tsx'
import { EditRequestedSidersDialog } from './dialogs/edit-requested-siders.tsx'
import { EditRisksDialog } from './dialogs/edit-risks.tsx'
import { EditOrderNumberDialog } from './dialogs/edit-order-number.tsx'
import { EditSideNoteDialog } from './dialogs/edit-side-note.tsx'
import { EditSubtasksDialog } from './dialogs/edit-subtasks.tsx'
import { EditToolsDialog } from './dialogs/edit-tools.tsx'
import { EditWorkConditionsDialog } from './dialogs/edit-work-conditions.tsx'
import type { FieldDialogProps } from './mission-edit-dialog.tsx'
import type { EditableFact } from '../mission-facts/mission-fact.ts'

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
