import { useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useBackCloses } from '../../platform/use-back-closes.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { SignUpEmailForm } from './sign-up-email-form.tsx'
import type { SignUpSearch } from './sign-up-search.ts'
import { OrGoogle } from './google-button.tsx'
import { useAccountWords } from './words.ts'

const SignUpDetailsForm = lazy(async () => ({
  default: (await import('./sign-up-details-form.tsx')).SignUpDetailsForm,
}))

/** Two steps: the e-mail, then the details with the e-mail locked (AUTH-19 to AUTH-21). */
export function SignUpPage({ search }: { search: SignUpSearch }) {
  const t = useAccountWords()
  const router = useRouter()
  const arrived = useLocation({ select: ({ state }) => state.google ?? null })
  const [google, setGoogle] = useState(arrived)
  const [email, setEmail] = useState(arrived?.ticket.email ?? null)
  const [step, setStep] = useState<1 | 2>(email === null ? 1 : 2)
  const changeEmail = () => {
    setStep(1)
    if (google === null) return
    setEmail(null)
    setGoogle(null)
    // A reload would otherwise begin with the identification again.
    void router.navigate({ to: '/signup', search, replace: true })
  }
  useBackCloses(step === 2 && google === null, changeEmail)
  return (
    <AuthLayout title={t(($) => $.signUp.title)} context={t(($) => $.signUp.step, { step })}>
      {step === 1 && (
        <>
          <SignUpEmailForm
            initialEmail={email ?? search.email ?? ''}
            onChecked={(checked) => {
              setEmail(checked)
              setStep(2)
            }}
          />
          <OrGoogle errand={() => ({ purpose: 'signUp', search })} loginHint={search.email} />
        </>
      )}
      {email !== null && (
        // Stays behind the first step, with what was typed in it.
        <div hidden={step === 1}>
          <Suspense fallback={<Spinner className="mx-auto size-6" />}>
            <SignUpDetailsForm
              {...{ email, search, google }}
              isShown={step === 2}
              onChangeEmail={changeEmail}
            />
          </Suspense>
        </div>
      )}
    </AuthLayout>
  )
}
