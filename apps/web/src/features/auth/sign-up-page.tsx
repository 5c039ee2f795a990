import { lazy, Suspense, useState } from 'react'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { SignUpEmailForm } from './sign-up-email-form.tsx'
import type { SignUpSearch } from './sign-up-search.ts'
import { useAuthWords } from './words.ts'

const SignUpDetailsForm = lazy(async () => ({
  default: (await import('./sign-up-details-form.tsx')).SignUpDetailsForm,
}))

/** Two steps: the e-mail, then the details with the e-mail locked (AUTH-19 to AUTH-21). */
export function SignUpPage({ search }: { search: SignUpSearch }) {
  const t = useAuthWords()
  const [email, setEmail] = useState<string | null>(null)
  return (
    <AuthLayout
      title={t(($) => $.signUp.title)}
      context={t(($) => $.signUp.step, { step: email === null ? 1 : 2 })}
    >
      {email === null ? (
        <SignUpEmailForm initialEmail={search.email ?? ''} onChecked={setEmail} />
      ) : (
        <Suspense fallback={<SkeletonRows rows={8} />}>
          <SignUpDetailsForm email={email} search={search} onChangeEmail={() => setEmail(null)} />
        </Suspense>
      )}
    </AuthLayout>
  )
}
