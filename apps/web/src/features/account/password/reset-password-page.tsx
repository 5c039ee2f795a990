import { resetPassword } from '@renfort/contract/auth.ts'
import { Link } from '@tanstack/react-router'
import { linkClass } from '../../../ui/link-class.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { useAccountWords } from '../words.ts'

interface ResetPasswordPageProps {
  userId?: string | undefined
  token?: string | undefined
}

/** The page behind the mailed link; an incomplete link says so. */
export function ResetPasswordPage({ userId, token }: ResetPasswordPageProps) {
  const t = useAccountWords()
  if (userId === undefined || token === undefined) {
    return (
      <AuthLayout title={t(($) => $.reset.brokenTitle)}>
        <p className="mb-6">{t(($) => $.reset.broken)}</p>
        <AskAgain />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t(($) => $.reset.title)}>
      <ChoosePasswordForm
        endpoint={resetPassword}
        {...{ userId, token }}
        label={t(($) => $.reset.password)}
        submitLabel={t(($) => $.reset.submit)}
        afterRefusal={<AskAgain />}
      />
    </AuthLayout>
  )
}

function AskAgain() {
  const t = useAccountWords()
  return (
    <Link to="/forgot-password" className={linkClass()}>
      {t(($) => $.reset.askAgain)}
    </Link>
  )
}
