import { startSignUp } from '@renfort/contract/auth.ts'
import type { GoogleTicket } from '@renfort/contract/google.ts'
import { Link, useRouter } from '@tanstack/react-router'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { errorSentence } from '../../../platform/error-words.ts'
import { sentenceOf } from '../../../platform/failures.ts'
import { useCommand } from '../../../platform/query.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { AuthLayout } from '../auth-layout.tsx'
import type { GoogleOutcome } from './finish-google.ts'
import { GoogleButton } from './google-button.tsx'
import type { GoogleErrand } from './google-journey.ts'
import { useAccountWords } from '../words.ts'

type Shown = Exclude<GoogleOutcome, { kind: 'entered' | 'signUp' }>
type Failed = Extract<GoogleOutcome, { kind: 'failed' }>

export function GooglePendingPage() {
  const t = useAccountWords()
  return (
    <AuthLayout title={t(($) => $.google.pending)}>
      <SkeletonRows rows={3} />
    </AuthLayout>
  )
}

/** Says why a visit to Google did not end in a session, and where to go next. */
export function GoogleOutcomePage({ outcome }: { outcome: Shown }) {
  const t = useAccountWords()
  switch (outcome.kind) {
    case 'unknown':
      return (
        <AuthLayout title={t(($) => $.google.unknownTitle)}>
          <UnknownPerson ticket={outcome.ticket} />
        </AuthLayout>
      )
    case 'cancelled':
      return (
        <AuthLayout title={t(($) => $.google.cancelledTitle)}>
          <p className="mb-6">{t(($) => $.google.cancelled)}</p>
          <WaysOn errand={outcome.errand} />
        </AuthLayout>
      )
    case 'failed':
      return (
        <AuthLayout title={t(($) => $.google.failedTitle)}>
          <Failure {...outcome} />
        </AuthLayout>
      )
    case 'unexpected':
      return (
        <AuthLayout title={t(($) => $.google.failedTitle)}>
          <p className="mb-6">{t(($) => $.google.unexpected)}</p>
          <BackLink errand={{ purpose: 'signIn' }} />
        </AuthLayout>
      )
  }
}

/** A known person is led to the sign-in; an invalid link is not offered again. */
function Failure({ errand, error }: Failed) {
  const isOver = error.key === 'errors.auth.activation_link_invalid'
  const next: GoogleErrand = error.key === 'errors.user.email_used' ? { purpose: 'signIn' } : errand
  return (
    <>
      <p
        role="alert"
        className="mb-6 flex items-start gap-2 rounded-control bg-red-wash px-3 py-2 text-red"
      >
        <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
        {sentenceOf(error)}
      </p>
      {isOver ? <BackLink errand={{ purpose: 'signIn' }} /> : <WaysOn errand={next} />}
    </>
  )
}

function WaysOn({ errand }: { errand: GoogleErrand }) {
  return (
    <>
      <GoogleButton errand={() => errand} />
      <p className="mt-5">
        <BackLink errand={errand} />
      </p>
    </>
  )
}

function BackLink({ errand }: { errand: GoogleErrand }) {
  const t = useAccountWords()
  switch (errand.purpose) {
    case 'signIn':
      return (
        <Link to="/signin" className={linkClass()}>
          {t(($) => $.forgot.back)}
        </Link>
      )
    case 'signUp':
      return (
        <Link to="/signup" search={errand.search} className={linkClass()}>
          {t(($) => $.google.backToSignUp)}
        </Link>
      )
    case 'activation':
      return (
        <Link
          to="/invitation"
          search={{ userId: errand.userId, token: errand.token }}
          className={linkClass()}
        >
          {t(($) => $.google.backToInvitation)}
        </Link>
      )
  }
}

/** Shown to somebody whom Google knows and the product does not: they may sign up with the same proof (AUTH-14). */
function UnknownPerson({ ticket }: { ticket: GoogleTicket }) {
  const t = useAccountWords()
  const router = useRouter()
  const check = useCommand(startSignUp, {
    handles: () => true,
    onSuccess: () => void router.navigate({ to: '/signup', state: { google: { ticket } } }),
  })
  return (
    <>
      <p>{errorSentence('errors.auth.could_not_authenticate')}</p>
      <p className="mb-6">{t(($) => $.google.unknown, { email: ticket.email })}</p>
      <p role="alert" className="mb-4 rounded-control bg-red-wash px-3 py-2 text-red empty:hidden">
        {check.isError && sentenceOf(check.error)}
      </p>
      <div className="flex flex-col gap-3">
        <Button
          variant="primary"
          size="large"
          pending={check.isPending}
          onPress={() => check.mutate({ body: { email: ticket.email } })}
        >
          {t(($) => $.google.create)}
        </Button>
        <GoogleButton
          errand={() => ({ purpose: 'signIn' })}
          label={t(($) => $.google.otherAccount)}
        />
      </div>
      <p className="mt-5">
        <Link to="/signin" className={linkClass()}>
          {t(($) => $.forgot.back)}
        </Link>
      </p>
    </>
  )
}
