import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { useChangeSider } from '../queries.ts'
import type { SiderDialogProps } from '../sider-edit.ts'
import { useSiderDirectoryWords } from '../words.ts'
import { IdentityFields } from './identity-fields.tsx'
import { identityForm, identityOf } from './identity-form.ts'
import { useKnownSider } from './use-known-sider.ts'

export function EditIdentityDialog({ sider, onClose }: SiderDialogProps) {
  const t = useSiderDirectoryWords()
  const toast = useToast()
  const { change } = useChangeSider(sider.id)
  const { known, watch } = useKnownSider()
  const { firstName, lastName, phoneNumber, email, home } = sider
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.identity.dialog)}
      schema={identityForm(phoneNumber)}
      initial={{
        firstName,
        lastName,
        hasOneName: lastName === '' || undefined,
        phoneNumber,
        email: shownEmail(email ?? ''),
        home,
      }}
      save={(values) => {
        const body = identityOf(values)
        return watch(
          body,
          () => change(body),
          (id) => id !== sider.id,
        )
      }}
      onSaved={() => toast.success(t(($) => $.saved))}
      issuesOf={issuesOf}
      fields={(form) => <IdentityFields form={form} known={known} />}
    />
  )
}
