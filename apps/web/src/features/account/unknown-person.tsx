import { startSignUp } from '@renfort/contract/auth.ts'
import type { GoogleTicket } from '@renfort/contract/google.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { Link, useRouter } from '@tanstack/react-router'
import { errorSentence } from '../../platform/error-words.ts'
import { sentenceOf } from '../../platform/failures.ts'
import { useCommand } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { GoogleButton } from './google-button.tsx'
import { useAccountWords } from './words.ts'

/** Shown to somebody whom Google knows and the product does not: they may sign up with the same proof (AUTH-14). */
export function UnknownPerson({ ticket }: { ticket: GoogleTicket }) {
  const t = useAccountWords()
  const router = useRouter()
  const check = useCommand(startSignUp, {
    handles: () => true,
    onSuccess: () => void router.navigate({ to: '/signup', state: { google: { ticket } } }),
  })
  return (
    <>
      <p>{errorSentence('errors.auth.could_not_authenticate')}</p>
      <p className="mb-6">{t(($) => $.google.unknown, { email: shownEmail(ticket.email) })}</p>
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
