import { rule } from '@renfort/contract/kernel/rule.ts'
import {
  changedPassword,
  type PasswordChange,
  passwordChangeRefusal,
  validatePasswordChange,
} from '@renfort/domain/account/password-change.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { PasswordFormField } from '../../../form/password-form-field.tsx'
import type { ContractForm } from '../../../form/use-contract-form.ts'
import { issuesOf } from '../../../platform/call.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { useCan, useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { hashPassword } from '../password/hash-password.ts'
import { ProfileCard, ProfileForm } from './profile-form.tsx'
import { NotificationsCard } from './notifications-card.tsx'
import { AbsencesCard } from './absences-card.tsx'
import { CalendarsCard } from './calendars-card.tsx'
import { secondFactorQuery } from '../second-factor/queries.ts'
import { SecondFactors } from '../second-factor/second-factors.tsx'
import { useFactorWords } from '../second-factor/words.ts'
import { useChangePassword } from './queries.ts'
import { SessionsCard } from './sessions-card.tsx'
import { SignInsCard } from './sign-ins-card.tsx'
import { useProfileWords } from './words.ts'

/** The user's own profile, password and sessions. Staff who act for a user cannot change them, and read why. */
export function ProfilePage() {
  const t = useProfileWords()
  const me = useMe()
  const decision = useCan('account.edit')
  const [isChanging, setChanging] = useState(false)
  const forbidden = decision.allowed ? undefined : errorSentence(decision.because)
  const refusal = passwordChangeRefusal(me)
  const isOwn = forbidden === undefined
  const factor = useQuery({ ...secondFactorQuery(), enabled: isOwn, meta: { failure: 'nowhere' } })
  // Whoever comes in by their company's provider alone knows no password that could be asked for.
  const lacksPassword = isOwn && refusal === null && factor.data?.hasPassword === false
  const passwordReason =
    forbidden ??
    (refusal === null ? undefined : errorSentence(refusal.key)) ??
    (lacksPassword ? t(($) => $.password.none) : undefined)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t(($) => $.title)} context={t(($) => $.context)} />
      <div className="flex flex-col gap-5">
        <ProfileForm
          me={me}
          disabledReason={forbidden}
          emailReason={forbidden ?? (lacksPassword ? t(($) => $.identity.emailKept) : undefined)}
        />
        <ProfileCard
          title={t(($) => $.password.title)}
          text={passwordReason ?? t(($) => $.password.text)}
          action={
            <Button disabledReason={passwordReason} onPress={() => setChanging(true)}>
              {t(($) => $.password.change)}
            </Button>
          }
        />
        <SecurityCard disabledReason={forbidden} />
        <SessionsCard disabledReason={forbidden} />
        <NotificationsCard />
        <AbsencesCard />
        <CalendarsCard />
        <SignInsCard disabledReason={forbidden} />
      </div>
      <ChangePasswordDialog isOpen={isChanging} onClose={() => setChanging(false)} />
    </div>
  )
}

/** How the account is secured; staff who act for its owner only see why it is hidden. */
function SecurityCard({ disabledReason }: { disabledReason: string | undefined }) {
  const t = useFactorWords()
  return (
    <ProfileCard
      title={t(($) => $.security.title)}
      text={disabledReason ?? t(($) => $.security.text)}
    >
      {disabledReason === undefined && <SecondFactors />}
    </ProfileCard>
  )
}

const schema = z
  .object({ oldPassword: z.string(), password: z.string(), confirmation: z.string() })
  .check(rule<PasswordChange>(validatePasswordChange))

interface ChangePasswordDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Old password, new one and its confirmation (PROF-04); only their hashes are sent. */
function ChangePasswordDialog({ isOpen, onClose }: ChangePasswordDialogProps) {
  const t = useProfileWords()
  const toast = useToast()
  const change = useChangePassword(() => toast.success(t(($) => $.password.changed)))
  return (
    <EditDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(($) => $.password.change)}
      size="small"
      schema={schema}
      initial={{ oldPassword: '', password: '', confirmation: '' }}
      keepsSpaces
      fields={(form) => <PasswordFields form={form} />}
      save={async ({ oldPassword, password }) => {
        const [old, chosen] = await Promise.all([hashPassword(oldPassword), hashPassword(password)])
        return change.mutateAsync({ body: { oldPassword: old, password: chosen } })
      }}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.password.change)}
    />
  )
}

function PasswordFields({ form }: { form: ContractForm<PasswordChange, PasswordChange> }) {
  const t = useProfileWords()
  const { control, trigger, getFieldState } = form
  const password = useWatch({ control, name: 'password' })
  // The confirmation, once left, is judged again when the password that it repeats changes (PROF-07).
  useEffect(() => {
    if (getFieldState('confirmation').isTouched) void trigger('confirmation')
  }, [password, getFieldState, trigger])
  const { minLength, special, whitespace } = changedPassword
  return (
    <>
      <PasswordFormField
        control={control}
        name="oldPassword"
        label={t(($) => $.password.oldPassword)}
      />
      <PasswordFormField
        control={control}
        name="password"
        label={t(($) => $.password.newPassword)}
        requirementsOf={(typed) => [
          {
            label: t(($) => $.password.requirements.length, { min: minLength }),
            isMet: typed.length >= minLength,
          },
          { label: t(($) => $.password.requirements.special), isMet: special.test(typed) },
          {
            label: t(($) => $.password.requirements.whitespace),
            isMet: typed !== '' && !whitespace.test(typed),
          },
        ]}
      />
      <PasswordFormField
        control={control}
        name="confirmation"
        label={t(($) => $.password.confirmation)}
        autoComplete="new-password"
      />
    </>
  )
}
