import { forgotPassword } from '@renfort/contract/auth.ts'
import { email } from '@renfort/contract/credentials.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { EmailFormField } from '../../../form/email-form-field.tsx'
import { RootError } from '../../../form/root-error.tsx'
import { useContractForm } from '../../../form/use-contract-form.ts'
import { useConfig } from '../../../platform/config.ts'
import { useCommand } from '../../../platform/query.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { useRootRefusal } from '../use-root-refusal.ts'
import { useAccountWords } from '../words.ts'

export function ForgotPasswordPage() {
  const t = useAccountWords()
  const { outbox } = useConfig()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useContractForm({ schema: z.object({ email }), defaultValues: { email: '' } })
  const ask = useCommand(forgotPassword, {
    handles: useRootRefusal(form),
    onSuccess: () => setSentTo(form.getValues('email').trim().toLowerCase()),
  })
  const submit = form.handleSubmit((body) => ask.mutate({ body }))
  const back = (
    <Link to="/signin" className={linkClass()}>
      {t(($) => $.forgot.back)}
    </Link>
  )
  if (sentTo !== null) {
    return (
      <AuthLayout title={t(($) => $.forgot.sentTitle)}>
        <output className="mb-6 block">{t(($) => $.forgot.sent, { email: sentTo })}</output>
        {outbox && (
          <p className="mb-3">
            <Link to="/dev/outbox" className={linkClass()}>
              {t(($) => $.forgot.outbox)}
            </Link>
          </p>
        )}
        {back}
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t(($) => $.forgot.title)}>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <p className="text-muted">{t(($) => $.forgot.intro)}</p>
        <RootError control={form.control} />
        <EmailFormField control={form.control} name="email" label={t(($) => $.signIn.email)} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          {back}
          <Button type="submit" variant="primary" size="large" pending={ask.isPending}>
            {t(($) => $.forgot.submit)}
          </Button>
        </div>
      </form>
    </AuthLayout>
  )
}
