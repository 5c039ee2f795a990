import { invitation, inviteMember } from '@renfort/contract/team.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { invitationLifetimeDays } from '@renfort/domain/team/team.ts'
import type { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { EmailFormField } from '../../../form/email-form-field.tsx'
import { PersonNameFields } from '../../../form/person-name-fields.tsx'
import { RadioCardsFormField } from '../../../form/radio-cards-form-field.tsx'
import { CallError } from '../../../platform/call-error.ts'
import { issuesOf } from '../../../platform/call.ts'
import { fullName } from '../../../platform/person-name.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { useRoleOptions } from '../member-dialog.tsx'
import { useTeamCommand } from '../queries.ts'
import { useTeamWords } from '../words.ts'

/** A used e-mail is reported at its field. */
function problemsOf(failure: unknown) {
  if (failure instanceof CallError && failure.key === 'errors.user.email_used') {
    return [issue(['email'], failure.key)]
  }
  return issuesOf(failure)
}

/** Invites a member (TEAM-02). */
export function InviteMemberDialog({ onClose }: { onClose: () => void }) {
  const t = useTeamWords()
  const toast = useToast()
  const roles = useRoleOptions()
  const invite = useTeamCommand(inviteMember, {
    handles: (error) => problemsOf(error).length > 0,
  })
  return (
    <EditDialog<z.input<typeof invitation>, z.output<typeof invitation>>
      isOpen
      onClose={onClose}
      title={t(($) => $.inviting.title)}
      context={t(($) => $.inviting.context, { days: invitationLifetimeDays })}
      schema={invitation}
      initial={{ email: '', firstName: '', lastName: '', hasOneName: undefined }}
      submitLabel={t(($) => $.inviting.submit)}
      issuesOf={problemsOf}
      save={(body) => invite.run({ body })}
      onSaved={(person) => toast.success(t(($) => $.inviting.done, { name: fullName(person) }))}
      fields={({ control }) => (
        <>
          <EmailFormField
            control={control}
            name="email"
            label={t(($) => $.inviting.email)}
            autoComplete="off"
          />
          <PersonNameFields
            control={control}
            names={{ firstName: 'firstName', lastName: 'lastName', hasOneName: 'hasOneName' }}
            labels={{
              firstName: t(($) => $.inviting.firstName),
              lastName: t(($) => $.inviting.lastName),
              hasOneName: t(($) => $.inviting.hasOneName),
            }}
          />
          <RadioCardsFormField
            control={control}
            name="role"
            label={t(($) => $.role)}
            options={roles}
            columns={1}
          />
        </>
      )}
    />
  )
}
