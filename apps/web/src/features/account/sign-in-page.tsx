import { Link } from '@tanstack/react-router'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useState } from 'react'
import { useConfig } from '../../platform/config.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { FailureReference } from '../../ui/failure-reference.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { OrGoogle } from './google-button.tsx'
import { useSignIn } from './use-sign-in.ts'
import { useAccountWords } from './words.ts'

export function SignInPage() {
  const t = useAccountWords()
  const { links, demo } = useConfig()
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  const { mutate, isPending, issues, refusal, prepare } = useSignIn()
  const sentence = (key: string | undefined) => (key === undefined ? undefined : errorSentence(key))
  return (
    <AuthLayout title={t(($) => $.signIn.title)}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) mutate(credentials)
        }}
      >
        <div role="alert" className="empty:hidden">
          {refusal !== null && (
            <div className="flex items-start gap-2 rounded-control bg-red-wash px-3 py-2 text-red">
              <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
              <div className="min-w-0">
                <p>{errorSentence(refusal.key, refusal.metadata)}</p>
                <FailureReference reference={refusal.requestId} />
              </div>
            </div>
          )}
        </div>
        <TextField
          type="email"
          name="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={t(($) => $.signIn.email)}
          value={credentials.email}
          error={sentence(issues.email)}
          onFocus={prepare}
          onChange={(email) => setCredentials({ ...credentials, email })}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={t(($) => $.signIn.password)}
          value={credentials.password}
          error={sentence(issues.password)}
          onFocus={prepare}
          onChange={(password) => setCredentials({ ...credentials, password })}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link to="/forgot-password" className={linkClass()}>
            {t(($) => $.signIn.forgot)}
          </Link>
          <Button type="submit" variant="primary" size="large" pending={isPending}>
            {t(($) => $.signIn.submit)}
          </Button>
        </div>
      </form>
      <OrGoogle errand={() => ({ purpose: 'signIn' })} />
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
      {demo && <DemoAccounts onChoose={setCredentials} />}
    </AuthLayout>
  )
}
