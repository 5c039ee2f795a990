import { useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { linkClass } from '../../../ui/link-class.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import { useFactorWords } from './words.ts'

const ProofForm = lazy(async () => ({ default: (await import('./proof-form.tsx')).ProofForm }))

/** The second step of a sign-in on an unknown device. */
export function SecondStepPage() {
  const t = useFactorWords()
  const queryClient = useQueryClient()
  const router = useRouter()
  return (
    <AuthLayout title={t(($) => $.proof.title)} context={t(($) => $.proof.step)}>
      <Suspense fallback={<SkeletonRows rows={2} />}>
        <ProofForm
          onProved={() => {
            queryClient.clear()
            void router.navigate({ to: '/' })
          }}
        />
      </Suspense>
      <p className="mt-6">
        <Link to="/signin" className={linkClass()}>
          {t(($) => $.proof.otherAccount)}
        </Link>
      </p>
    </AuthLayout>
  )
}
