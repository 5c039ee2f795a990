import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { linkClass } from '../../../ui/link-class.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { ProofForm } from './proof-form.tsx'
import { useFactorWords } from './words.ts'

/** The second step of a sign-in on an unknown device. */
export function SecondStepPage() {
  const t = useFactorWords()
  const queryClient = useQueryClient()
  const router = useRouter()
  return (
    <AuthLayout title={t(($) => $.proof.title)} context={t(($) => $.proof.step)}>
      <ProofForm
        onProved={() => {
          queryClient.clear()
          void router.navigate({ to: '/' })
        }}
      />
      <p className="mt-6">
        <Link to="/signin" className={linkClass()}>
          {t(($) => $.proof.otherAccount)}
        </Link>
      </p>
    </AuthLayout>
  )
}
