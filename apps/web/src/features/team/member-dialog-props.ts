import type { Member } from '@renfort/contract/organisation.ts'

/** What every dialog about a member is given. */
export interface MemberDialogProps {
  member: Member
  onClose: () => void
}
