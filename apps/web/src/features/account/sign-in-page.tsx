import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { lazy, Suspense, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { useConfig } from '../../platform/config.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { storage } from '../../platform/storage.ts'
import { Button } from '../../ui/button.tsx'
import { FailureReference } from '../../ui/failure-reference.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AuthLayout } from './auth-layout.tsx'
import type { CredentialIssues, Credentials } from './sign-in.ts'
import { useAccountWords } from './words.ts'

// The ways in below the form may be drawn later.
const OrGoogle = lazy(async () => ({
  default: (await import('./google/google-button.tsx')).OrGoogle,
}))
const OtherWays = lazy(async () => ({ default: (await import('./other-ways.tsx')).OtherWays }))
const DemoAccounts = lazy(async () => ({
  default: (await import('./demo-accounts/demo-accounts.tsx')).DemoAccounts,
}))

export function SignInPage() {
  const t = useAccountWords()
  const { links, demo, google } = useConfig()
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  const { mutate, isPending, issues, refusal, prepare } = useSignIn()
  const sentence = (key: string | undefined) => (key === undefined ? undefined : errorSentence(key))
  return (
    <AuthLayout title={t(($) => $.signIn.title)}>
      {storage.hasEnded() && (
        <p className="mb-5 rounded-control bg-wash px-3 py-2">{t(($) => $.signIn.ended)}</p>
      )}
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
          autoComplete="username webauthn"
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
      {google && (
        <div className="min-h-27">
          <Suspense>
            <OrGoogle errand={() => ({ purpose: 'signIn' })} />
          </Suspense>
        </div>
      )}
      <div className="min-h-17">
        <Suspense>
          <OtherWays email={credentials.email} />
        </Suspense>
      </div>
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
        <div className="mt-8 min-h-14 border-t border-line pt-4">
          <Suspense>
            <DemoAccounts onChoose={setCredentials} />
          </Suspense>
        </div>
      )}
    </AuthLayout>
  )
}

// The first screen draws without the contract and its schemas, which load while the user types.
const loadSignIn = () => import('./sign-in.ts')

/** Sends typed credentials; a refusal is shown in the form, exempt from the central handling (C-24). */
function useSignIn() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const [issues, setIssues] = useState<CredentialIssues>({})
  const attempt = useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { credentialIssues, signIn } = await loadSignIn()
      const found = credentialIssues(credentials)
      setIssues(found)
      if (Object.keys(found).length > 0) return
      await signIn(credentials)
      queryClient.clear()
      await router.navigate({ to: '/' })
    },
    meta: { handles: (error: CallError) => error.status < 500 },
  })
  const { error } = attempt
  const refusal = error instanceof CallError && error.status < 500 ? error : null
  return { ...attempt, issues, refusal, prepare: () => void loadSignIn() }
}
