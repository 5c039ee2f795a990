import { startSignUp } from '@renfort/contract/auth.ts'
import { email } from '@renfort/contract/credentials.ts'
import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { z } from 'zod'
import { EmailFormField } from '../../form/email-form-field.tsx'
import { RootError } from '../../form/root-error.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useCommand } from '../../platform/query.ts'
import { useBackCloses } from '../../platform/use-back-closes.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { OrGoogle } from './google/google-button.tsx'
import type { SignUpSearch } from './sign-up-search.ts'
import { useRootRefusal } from './use-root-refusal.ts'
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
    // Without this, a reload would repeat the identification.
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
        // Hidden during the first step; it keeps what was typed.
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

interface SignUpEmailFormProps {
  initialEmail: string
  /** Called with the typed e-mail once it is known to be free. */
  onChecked: (email: string) => void
}

function SignUpEmailForm({ initialEmail, onChecked }: SignUpEmailFormProps) {
  const t = useAccountWords()
  const form = useContractForm({
    schema: z.object({ email }),
    defaultValues: { email: initialEmail },
  })
  const refusal = useRootRefusal(form, { 'errors.user.email_used': 'email' })
  const check = useCommand(startSignUp, {
    handles: refusal,
    onSuccess: () => onChecked(form.getValues('email').trim().toLowerCase()),
  })
  const submit = form.handleSubmit((body) => check.mutate({ body }))
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <RootError control={form.control} />
      <EmailFormField control={form.control} name="email" label={t(($) => $.signUp.email)} />
      <Button type="submit" variant="primary" size="large" pending={check.isPending}>
        {t(($) => $.signUp.next)}
      </Button>
      <p className="text-muted">
        {t(($) => $.signUp.hasAccount)}{' '}
        <Link to="/signin" className={linkClass()}>
          {t(($) => $.signUp.signIn)}
        </Link>
      </p>
    </form>
  )
}
