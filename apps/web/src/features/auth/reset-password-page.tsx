import { resetPassword } from '@renfort/contract/auth.ts'
import { Link } from '@tanstack/react-router'
import { z } from 'zod'
import { PasswordFormField } from '../../form/password-form-field.tsx'
import { RootError } from '../../form/root-error.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useCommand } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { AuthLayout } from './auth-layout.tsx'
import { hashPassword } from './hash-password.ts'
import { newPassword } from './password-rules.ts'
import { useEnter } from './use-enter.ts'
import { useRequirements } from './use-requirements.ts'
import { useRootRefusal } from './use-root-refusal.ts'
import { useAuthWords } from './words.ts'

const schema = z
  .object({ password: newPassword, confirmation: z.string() })
  .refine((values) => values.password === values.confirmation, {
    path: ['confirmation'],
    error: 'errors.field.passwords_differ',
  })

interface ResetPasswordPageProps {
  userId?: string | undefined
  token?: string | undefined
}

/** The page behind the mailed link; an incomplete link says so. */
export function ResetPasswordPage({ userId, token }: ResetPasswordPageProps) {
  const t = useAuthWords()
  if (userId === undefined || token === undefined) {
    return (
      <AuthLayout title={t(($) => $.reset.brokenTitle)}>
        <p className="mb-6">{t(($) => $.reset.broken)}</p>
        <AskAgain />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t(($) => $.reset.title)}>
      <ResetForm userId={userId} token={token} />
    </AuthLayout>
  )
}

function AskAgain() {
  const t = useAuthWords()
  return (
    <Link to="/forgot-password" className={linkClass()}>
      {t(($) => $.reset.askAgain)}
    </Link>
  )
}

function ResetForm({ userId, token }: { userId: string; token: string }) {
  const t = useAuthWords()
  const enter = useEnter()
  const form = useContractForm({ schema, defaultValues: { password: '', confirmation: '' } })
  const reset = useCommand(resetPassword, { handles: useRootRefusal(form) })
  const submit = form.handleSubmit(async (values) => {
    const body = { token, password: await hashPassword(values.password) }
    const reply = await reset.mutateAsync({ params: { userId }, body }).catch(() => null)
    if (reply !== null) await enter(reply)
  })
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <RootError control={form.control} />
      {reset.isError && <AskAgain />}
      <PasswordFormField
        control={form.control}
        name="password"
        label={t(($) => $.reset.password)}
        requirementsOf={useRequirements()}
      />
      <PasswordFormField
        control={form.control}
        name="confirmation"
        label={t(($) => $.reset.confirmation)}
        autoComplete="new-password"
      />
      <Button type="submit" variant="primary" size="large" pending={reset.isPending}>
        {t(($) => $.reset.submit)}
      </Button>
    </form>
  )
}
