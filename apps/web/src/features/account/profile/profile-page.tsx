import { passwordChangeRefusal } from '@renfort/domain/account/password-change.ts'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { useCan, useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { useProfileWords } from './words.ts'

/** The user's own profile, password and sessions; closed, with the reason, to staff who act for them. */
export function ProfilePage() {
  const t = useProfileWords()
  const me = useMe()
  const decision = useCan('account.edit')
  const [isChanging, setChanging] = useState(false)
  const forbidden = decision.allowed ? undefined : errorSentence(decision.because)
  const refusal = passwordChangeRefusal(me)
  const passwordReason = forbidden ?? (refusal === null ? undefined : errorSentence(refusal.key))
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t(($) => $.title)} context={t(($) => $.context)} />
      <div className="flex flex-col gap-5">
        <ProfileForm me={me} disabledReason={forbidden} />
        <ProfileCard
          title={t(($) => $.password.title)}
          text={passwordReason ?? t(($) => $.password.text)}
          action={
            <Button disabledReason={passwordReason} onPress={() => setChanging(true)}>
              {t(($) => $.password.change)}
            </Button>
          }
        />
        <SessionsCard disabledReason={forbidden} />
      </div>
      <ChangePasswordDialog isOpen={isChanging} onClose={() => setChanging(false)} />
    </div>
  )
}
