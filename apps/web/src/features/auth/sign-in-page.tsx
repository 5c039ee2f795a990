import { login } from '@renfort/contract/auth.ts'
import { email, key } from '@renfort/contract/fields.ts'
import { Link } from '@tanstack/react-router'
import { z } from 'zod'
import { EmailFormField } from '../../form/email-form-field.tsx'
import { PasswordFormField } from '../../form/password-form-field.tsx'
import { RootError } from '../../form/root-error.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useConfig } from '../../platform/config.ts'
import { useCommand } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { AuthLayout } from './auth-layout.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { hashPassword } from './hash-password.ts'
import { useEnter } from './use-enter.ts'
import { useRootRefusal } from './use-root-refusal.ts'
import { useAuthWords } from './words.ts'

const schema = z.object({ email, password: z.string().min(1, key('errors.field.required')) })

export function SignInPage() {
  const t = useAuthWords()
  const { links, demo } = useConfig()
  const enter = useEnter()
  const form = useContractForm({ schema, defaultValues: { email: '', password: '' } })
  const refusal = useRootRefusal(form)
  const logIn = useCommand(login, { handles: refusal })
  const { control } = form
  const submit = form.handleSubmit(async (values) => {
    const password = await hashPassword(values.password)
    const reply = await logIn
      .mutateAsync({ body: { email: values.email, password } })
      .catch(() => null)
    if (reply !== null) await enter(reply)
  })
  return (
    <AuthLayout title={t(($) => $.signIn.title)}>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <RootError control={control} />
        <EmailFormField
          control={control}
          name="email"
          label={t(($) => $.signIn.email)}
          autoComplete="username"
        />
        <PasswordFormField control={control} name="password" label={t(($) => $.signIn.password)} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link to="/forgot-password" className={linkClass()}>
            {t(($) => $.signIn.forgot)}
          </Link>
          <Button type="submit" variant="primary" size="large" pending={logIn.isPending}>
            {t(($) => $.signIn.submit)}
          </Button>
        </div>
      </form>
      <p className="mt-10 text-muted">{t(($) => $.signIn.noAccount)}</p>
      <p>
        <Link to="/signup" className={linkClass()}>
          {t(($) => $.signIn.create)}
        </Link>
      </p>
      {links.talentSignUp !== null && (
        <p className="mt-3">
          <a href={links.talentSignUp} className={linkClass('quiet')}>
            {t(($) => $.signIn.talent)}
          </a>
        </p>
      )}
      {demo && (
        <DemoAccounts
          onChoose={(account) => {
            form.setValue('email', account.email, { shouldDirty: true })
            form.setValue('password', account.password, { shouldDirty: true })
          }}
        />
      )}
    </AuthLayout>
  )
}
