import { activateAccount } from '@renfort/contract/auth.ts'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useConfig } from '../../platform/config.ts'
import { linkClass } from '../../ui/link-class.ts'
import { AuthLayout } from './auth-layout.tsx'
import { ChoosePasswordForm } from './password/choose-password-form.tsx'
import { useAccountWords } from './words.ts'

// Google’s button is below the form and may be drawn later.
const OrGoogle = lazy(() =>
  import('./google/google-button.tsx').then((module) => ({ default: module.OrGoogle })),
)

interface InvitationPageProps {
  userId?: string | undefined
  token?: string | undefined
}

/** Where an invited member activates the account; a broken link says so (AUTH-35 to AUTH-42). */
export function InvitationPage({ userId, token }: InvitationPageProps) {
  const t = useAccountWords()
  const { productName, google } = useConfig()
  if (userId === undefined || token === undefined) {
    return (
      <AuthLayout title={t(($) => $.reset.brokenTitle)}>
        <p className="mb-6">{t(($) => $.invitation.broken)}</p>
        <Link to="/signin" className={linkClass()}>
          {t(($) => $.forgot.back)}
        </Link>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t(($) => $.invitation.title)}>
      <p className="-mt-4 mb-6 text-muted">
        {t(($) => (google ? $.invitation.introGoogle : $.invitation.intro), {
          product: productName,
        })}
      </p>
      <ChoosePasswordForm
        endpoint={activateAccount}
        {...{ userId, token }}
        label={t(($) => $.invitation.password)}
        submitLabel={t(($) => $.invitation.submit)}
        start="/me/profile"
      />
      {google && (
        <Suspense fallback={null}>
          <OrGoogle errand={() => ({ purpose: 'activation', userId, token })} />
        </Suspense>
      )}
    </AuthLayout>
  )
}
