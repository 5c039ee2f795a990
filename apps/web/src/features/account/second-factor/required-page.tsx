import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { linkClass } from '../../../ui/link-class.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import { useFactorWords } from './words.ts'

const RequiredFactors = lazy(async () => ({
  default: (await import('./required-factors.tsx')).RequiredFactors,
}))

/** Where somebody is led who must have a second factor and has none: nothing else opens before. */
export function RequiredFactorPage() {
  const t = useFactorWords()
  return (
    <AuthLayout title={t(($) => $.required.title)}>
      <p className="mb-5">{t(($) => $.required.text)}</p>
      <Suspense fallback={<SkeletonRows rows={3} rowHeight={64} />}>
        <RequiredFactors />
      </Suspense>
      <p className="mt-6">
        <Link to="/signin" className={linkClass('quiet')}>
          {t(($) => $.required.leave)}
        </Link>
      </p>
    </AuthLayout>
  )
}
