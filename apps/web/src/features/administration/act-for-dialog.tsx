import { impersonationReason, startImpersonation } from '@renfort/contract/administration.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { searchUsers } from '@renfort/contract/organisation.ts'
import { impersonation } from '@renfort/domain/access/impersonation.ts'
import { useQueryClient } from '@tanstack/react-query'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { fullName } from '../../platform/person-name.ts'
import { useCommand } from '../../platform/query.ts'
import { storage } from '../../platform/storage.ts'
import { useAdministrationWords } from './words.ts'

interface ActForDialogProps {
  user: FoundUser
  onClose: () => void
  /** The session may act for the user from now on. */
  onStarted: () => void
}

/** Asks staff why they act for a user: the answer is kept in the audit trail. */
export function ActForDialog({ user, onClose, onStarted }: ActForDialogProps) {
  const t = useAdministrationWords()
  const start = useCommand(startImpersonation)
  const { minutes } = impersonation
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.logAs, { name: fullName(user) })}
      context={t(($) => $.acting.context, { company: user.companyName, minutes })}
      size="small"
      schema={impersonationReason}
      initial={{ reason: '' }}
      fields={({ control }) => (
        <TextAreaFormField
          control={control}
          name="reason"
          label={t(($) => $.acting.reason)}
          help={t(($) => $.acting.reasonHelp)}
        />
      )}
      save={({ reason }) => start.mutateAsync({ body: { userId: user._id, reason } })}
      onSaved={onStarted}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.acting.submit)}
    />
  )
}

/** Makes all later calls in the name of a user, once the session may act for them. */
export function useActFor(): (user: FoundUser) => void {
  const queryClient = useQueryClient()
  return ({ _id, email, isParent, companyId }) => {
    storage.write('logasId', _id)
    storage.write('logasEmail', email)
    storage.write(isParent ? 'parentOrganisationId' : 'organisationId', companyId)
    queryClient.clear()
  }
}

/** A user for whom internal staff may act, as the search returns them. */
export type FoundUser = Reply<typeof searchUsers>[number]
