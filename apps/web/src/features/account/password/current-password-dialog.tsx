import { z } from 'zod'
import { EditDialog, type EditDialogProps } from '../../../form/edit-dialog.tsx'
import { PasswordFormField } from '../../../form/password-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { hashPassword } from './hash-password.ts'

const schema = z.object({ currentPassword: z.string().min(1, 'errors.field.required') })

type Asked = z.infer<typeof schema>

interface CurrentPasswordDialogProps extends Pick<
  EditDialogProps<Asked, Asked>,
  'isOpen' | 'onClose' | 'title' | 'context' | 'submitLabel' | 'staysOpen'
> {
  /** What the field is called. */
  label: string
  /** Goes on with the hash of the password. */
  save: (currentPassword: string) => Promise<unknown>
}

/** Asks for the password before something that an open session alone does not allow. */
export function CurrentPasswordDialog({ label, save, ...dialog }: CurrentPasswordDialogProps) {
  return (
    <EditDialog
      {...dialog}
      size="small"
      schema={schema}
      initial={{ currentPassword: '' }}
      keepsSpaces
      fields={({ control }) => (
        <PasswordFormField control={control} name="currentPassword" label={label} />
      )}
      save={async ({ currentPassword }) => save(await hashPassword(currentPassword))}
      issuesOf={issuesOf}
    />
  )
}
