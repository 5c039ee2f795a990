import type { OrganisationDialogProps, OrganisationEdit } from '../organisation-edit.ts'
import { EditAttendanceDialog } from './edit-attendance.tsx'
import { EditCoefficientsDialog } from './edit-coefficients.tsx'
import { EditGroupDialog } from './edit-group.tsx'
import { EditNameDialog } from './edit-name.tsx'
import { NewOrganisationDialog } from './new-organisation.tsx'

/** The dialog of what is edited. */
export function OrganisationDialog({
  edit,
  ...props
}: OrganisationDialogProps & { edit: OrganisationEdit }) {
  switch (edit) {
    case 'name':
      return <EditNameDialog {...props} />
    case 'coefficients':
      return <EditCoefficientsDialog {...props} />
    case 'attendance':
      return <EditAttendanceDialog {...props} />
    case 'group':
      return <EditGroupDialog {...props} />
    case 'child':
      return <NewOrganisationDialog group={props.organisation} onClose={props.onClose} />
  }
}
