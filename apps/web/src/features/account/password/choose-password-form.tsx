import type { activateAccount, resetPassword } from '@renfort/contract/auth.ts'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { PasswordFormField } from '../../../form/password-form-field.tsx'
import { RootError } from '../../../form/root-error.tsx'
import { useContractForm } from '../../../form/use-contract-form.ts'
import { useCommand } from '../../../platform/query.ts'
import { Button } from '../../../ui/button.tsx'
import { hashPassword } from './hash-password.ts'
import { newPassword, useRequirements } from './password-rules.ts'
import { useEnter, type Start } from '../use-enter.ts'
import { useRootRefusal } from '../use-root-refusal.ts'
import { useAccountWords } from '../words.ts'

const schema = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine((values) => values.password === values.confirmation, {
    path: ['confirmation'],
    error: 'errors.field.passwords_differ',
  })

interface ChoosePasswordFormProps {
  /** The call that the mailed link leads to. */
  endpoint: typeof activateAccount | typeof resetPassword
  userId: string
  token: string
  label: string
  submitLabel: string
  /** Where the user goes once the session is open. */
  start?: Start
  /** What the user can do after the link is refused. */
  afterRefusal?: ReactNode
}

/** A password, typed twice, behind a mailed link: it opens a session (AUTH-38, AUTH-39). */
export function ChoosePasswordForm({
  endpoint,
  userId,
  token,
  label,
  submitLabel,
  start,
  afterRefusal,
}: ChoosePasswordFormProps) {
  const t = useAccountWords()
  const enter = useEnter()
  const form = useContractForm({
    schema,
    defaultValues: { password: '', confirmation: '' },
    isSecret: true,
  })
  const choose = useCommand(endpoint, { handles: useRootRefusal(form) })
  const submit = form.handleSubmit(async (values) => {
    const body = { token, password: await hashPassword(values.password) }
    const reply = await choose.mutateAsync({ params: { userId }, body }).catch(() => null)
    if (reply !== null) await enter(reply, start)
  })
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <RootError control={form.control} />
      {form.formState.errors.root !== undefined && afterRefusal}
      <PasswordFormField
        control={form.control}
        name="password"
        label={label}
        requirementsOf={useRequirements()}
      />
      <PasswordFormField
        control={form.control}
        name="confirmation"
        label={t(($) => $.reset.confirmation)}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="large" pending={choose.isPending}>
        {submitLabel}
      </Button>
    </form>
  )
}
