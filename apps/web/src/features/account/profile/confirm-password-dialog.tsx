import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { PasswordFormField } from '../../../form/password-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { hashPassword } from '../hash-password.ts'
import { useProfileWords } from './words.ts'

const schema = z.object({ currentPassword: z.string().min(1, 'errors.field.required') })

interface ConfirmPasswordDialogProps {
  isOpen: boolean
  onClose: () => void
  /** Sends the change with the hash of the password. */
  save: (currentPassword: string) => Promise<unknown>
}

/** Asks who changes the e-mail for their password: an open session alone does not change it. */
export function ConfirmPasswordDialog({ isOpen, onClose, save }: ConfirmPasswordDialogProps) {
  const t = useProfileWords()
  return (
    <EditDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(($) => $.identity.passwordTitle)}
      context={t(($) => $.identity.passwordText)}
      size="small"
      schema={schema}
      initial={{ currentPassword: '' }}
      keepsSpaces
      fields={({ control }) => (
        <PasswordFormField
          control={control}
          name="currentPassword"
          label={t(($) => $.identity.currentPassword)}
        />
      )}
      save={async ({ currentPassword }) => save(await hashPassword(currentPassword))}
      issuesOf={issuesOf}
    />
  )
}
