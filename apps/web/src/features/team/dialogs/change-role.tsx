import { changeMemberRole, roleChange } from '@renfort/contract/team.ts'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { RadioCardsFormField } from '../../../form/radio-cards-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { useToast } from '../../../ui/use-toast.ts'
import type { MemberDialogProps } from '../member-dialog-props.ts'
import { fullName } from '../../../platform/person-name.ts'
import { useTeamCommand } from '../queries.ts'
import { useRoleOptions } from '../use-role-options.ts'
import { useTeamWords } from '../words.ts'

/** TEAM-05. */
export function ChangeRoleDialog({ member, onClose }: MemberDialogProps) {
  const t = useTeamWords()
  const toast = useToast()
  const roles = useRoleOptions()
  const change = useTeamCommand(changeMemberRole)
  const name = fullName(member)
  return (
    <EditDialog<z.input<typeof roleChange>, z.output<typeof roleChange>>
      isOpen
      onClose={onClose}
      title={t(($) => $.roleChange.title)}
      context={t(($) => $.roleChange.context, { name })}
      schema={roleChange}
      initial={{ role: member.role }}
      issuesOf={issuesOf}
      save={(body) => change.run({ params: { id: member.id }, body })}
      onSaved={() => toast.success(t(($) => $.roleChange.done, { name }))}
      fields={({ control }) => (
        <RadioCardsFormField
          control={control}
          name="role"
          label={t(($) => $.role)}
          options={roles}
          columns={1}
        />
      )}
    />
  )
}
