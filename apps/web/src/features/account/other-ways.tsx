import { lazy, Suspense } from 'react'
import { PasskeySignIn } from './second-factor/passkey-sign-in.tsx'

const CompanySignOn = lazy(async () => ({
  default: (await import('./single-sign-on/company-sign-on.tsx')).CompanySignOn,
}))

/** Whether there can be passkeys: no browser keeps one for the pages of an IP address. */
const hasPasskeys = () => 'PublicKeyCredential' in window && /[a-z]/.test(location.hostname)

/** The ways in without a password of the product: a passkey, and the provider of one’s company. */
export function OtherWays({ email }: { email: string }) {
  return (
    <>
      {hasPasskeys() && (
        <div className="mt-5">
          <PasskeySignIn />
        </div>
      )}
      {email.includes('@') && (
        <Suspense>
          <CompanySignOn email={email} />
        </Suspense>
      )}
    </>
  )
}
