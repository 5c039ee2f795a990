import { profileFields } from '@renfort/contract/account.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import type { Me } from '@renfort/contract/session.ts'
import { emailChangeNeedsPassword } from '@renfort/domain/account/email-change.ts'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { z } from 'zod'
import { EmailFormField } from '../../../form/email-form-field.tsx'
import { FormActions } from '../../../form/form-actions.tsx'
import { PersonNameFields } from '../../../form/person-name-fields.tsx'
import { PhoneFormField } from '../../../form/phone-form-field.tsx'
import { RootError } from '../../../form/root-error.tsx'
import { useContractForm } from '../../../form/use-contract-form.ts'
import { issuesOf } from '../../../platform/call.ts'
import { LeaveQuestion } from '../../../platform/leave-question.tsx'
import { useAnchor } from '../../../platform/use-anchor.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { CurrentPasswordDialog } from '../password/current-password-dialog.tsx'
import { useRootRefusal } from '../use-root-refusal.ts'
import { useSaveProfile } from './queries.ts'
import { useProfileWords } from './words.ts'

type ProfileValues = z.output<typeof profileFields>

function valuesOf({ firstName, lastName, email, phoneNumber }: Me) {
  return {
    firstName,
    lastName,
    hasOneName: lastName === '',
    email: shownEmail(email),
    phone: phoneNumber ?? '',
  }
}

interface ProfileFormProps {
  me: Me
  /** Why the user may not change their profile. */
  disabledReason: string | undefined
  /** Why the user may not change their e-mail. */
  emailReason: string | undefined
}

/** Names, e-mail and phone, all required (PROF-01); another e-mail also asks for the password. */
export function ProfileForm({ me, disabledReason, emailReason }: ProfileFormProps) {
  const t = useProfileWords()
  const words = useUiWords()
  const toast = useToast()
  const form = useContractForm({ schema: profileFields, defaultValues: valuesOf(me) })
  const { control, formState } = form
  const [asking, setAsking] = useState<ProfileValues | null>(null)
  const refusal = useRootRefusal(form, { 'errors.user.email_used': 'email' })
  const save = useSaveProfile(
    (error) => {
      // Issues of the password show in the dialog that asks for it; all other issues show in the form behind the
      // dialog.
      if (asking !== null && issuesOf(error).length > 0) return true
      setAsking(null)
      return refusal(error)
    },
    (saved, sent) => {
      setAsking(null)
      form.reset(valuesOf(saved))
      const email = sent?.email ?? saved.email
      toast.success(
        email === saved.email
          ? t(($) => $.identity.saved)
          : t(($) => $.identity.emailAsked, { email: shownEmail(email) }),
      )
    },
  )
  const submit = form.handleSubmit((body) =>
    emailChangeNeedsPassword(me, body.email) ? setAsking(body) : save.mutate({ body }),
  )
  // A stored name that breaks a later rule is reported at once, before the user signs a contract.
  const tellNames = useEffectEvent(() => void form.trigger(['firstName', 'lastName']))
  useEffect(() => tellNames(), [])
  const closedBecause = disabledReason ?? (formState.isDirty ? undefined : words.nothingChanged)
  return (
    <ProfileCard title={t(($) => $.identity.title)}>
      <form
        noValidate
        className="mt-5 flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (closedBecause === undefined && !save.isPending) void submit(event)
        }}
      >
        <RootError control={control} />
        <PersonNameFields
          control={control}
          names={{ firstName: 'firstName', lastName: 'lastName', hasOneName: 'hasOneName' }}
          labels={{
            firstName: t(($) => $.identity.firstName),
            lastName: t(($) => $.identity.lastName),
            hasOneName: t(($) => $.identity.hasOneName),
          }}
          isOwn
          disabledReason={disabledReason}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <EmailFormField
            control={control}
            name="email"
            label={t(($) => $.identity.email)}
            help={t(($) => $.identity.emailHelp)}
            disabledReason={emailReason}
          />
          <PhoneFormField
            control={control}
            name="phone"
            label={t(($) => $.identity.phone)}
            disabledReason={disabledReason}
          />
        </div>
        <FormActions
          pending={save.isPending}
          disabledReason={closedBecause}
          onCancel={formState.isDirty ? () => form.reset() : undefined}
        />
      </form>
      {/* Another e-mail asks for the password: an open session alone is not enough. */}
      <CurrentPasswordDialog
        isOpen={asking !== null}
        onClose={() => setAsking(null)}
        title={t(($) => $.identity.passwordTitle)}
        context={t(($) => $.identity.passwordText)}
        label={t(($) => $.identity.currentPassword)}
        save={(currentPassword) => save.mutateAsync({ body: { ...asking, currentPassword } })}
      />
      <LeaveQuestion isDirty={formState.isDirty} />
    </ProfileCard>
  )
}

interface ProfileCardProps {
  /** What the address of a link to this part ends with. */
  anchor?: string
  title: ReactNode
  text?: ReactNode
  /** The button at the right of the card. */
  action?: ReactNode
  children?: ReactNode
}

/** One part of the profile, under its own heading. */
export function ProfileCard({ anchor = '', title, text, action, children }: ProfileCardProps) {
  const titleId = useId()
  return (
    <section
      ref={useAnchor(anchor)}
      aria-labelledby={titleId}
      className="scroll-mt-20 rounded-panel border border-line bg-surface p-5 narrow:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80 narrow:basis-full">
          <h2 id={titleId} className="text-lg font-semibold">
            {title}
          </h2>
          {text && <p className="text-muted">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
