import type { SiderDialogProps, SiderEdit } from '../sider-edit.ts'
import { EditEducationDialog } from './edit-education.tsx'
import { EditExperienceDialog } from './edit-experience.tsx'
import { EditIdentityDialog } from './edit-identity.tsx'
import { EditSkillsDialog } from './edit-skills.tsx'
import { EditUnavailabilityDialog } from './edit-unavailability.tsx'

/** The dialog of what is edited. */
export function SiderDialog({ edit, ...props }: SiderDialogProps & { edit: SiderEdit }) {
  switch (edit.kind) {
    case 'identity':
      return <EditIdentityDialog {...props} />
    case 'skills':
      return <EditSkillsDialog {...props} />
    case 'experience':
      return <EditExperienceDialog {...props} entry={edit.entry} />
    case 'education':
      return <EditEducationDialog {...props} entry={edit.entry} />
    case 'unavailability':
      return <EditUnavailabilityDialog {...props} entry={edit.entry} />
  }
}
