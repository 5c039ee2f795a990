import { Link } from '@tanstack/react-router'
import { sentenceOf } from '../../../platform/failures.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import type { VisitOutcome } from './visit-provider.ts'
import { useSignOnWords } from './words.ts'

export function VisitPendingPage() {
  const t = useSignOnWords()
  return (
    <AuthLayout title={t(($) => $.pending)}>
      <SkeletonRows rows={3} />
    </AuthLayout>
  )
}

/** Says why a visit to the provider did not end in a session, and leads back to the sign-in. */
export function VisitOutcomePage({
  outcome,
}: {
  outcome: Exclude<VisitOutcome, { kind: 'entered' }>
}) {
  const t = useSignOnWords()
  return (
    <AuthLayout title={t(($) => $.failed)}>
      <p role="alert" className="mb-6">
        {outcome.kind === 'failed' ? sentenceOf(outcome.error) : t(($) => $[outcome.kind])}
      </p>
      <Link to="/signin" className={linkClass()}>
        {t(($) => $.back)}
      </Link>
    </AuthLayout>
  )
}
