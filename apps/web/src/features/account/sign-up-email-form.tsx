import { startSignUp } from '@renfort/contract/auth.ts'
import { email } from '@renfort/contract/credentials.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { Link } from '@tanstack/react-router'
import { z } from 'zod'
import { EmailFormField } from '../../form/email-form-field.tsx'
import { RootError } from '../../form/root-error.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useCommand } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { useRootRefusal } from './use-root-refusal.ts'
import { useAccountWords } from './words.ts'

interface SignUpEmailFormProps {
  initialEmail: string
  /** Called with the e-mail that the server answered, free to be used. */
  onChecked: (email: string) => void
}

export function SignUpEmailForm({ initialEmail, onChecked }: SignUpEmailFormProps) {
  const t = useAccountWords()
  const form = useContractForm({
    schema: z.object({ email }),
    defaultValues: { email: shownEmail(initialEmail) },
  })
  const refusal = useRootRefusal(form, { 'errors.user.email_used': 'email' })
  const check = useCommand(startSignUp, {
    handles: refusal,
    onSuccess: (reply) => onChecked(reply.email),
  })
  const submit = form.handleSubmit((body) => check.mutate({ body }))
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <RootError control={form.control} />
      <EmailFormField control={form.control} name="email" label={t(($) => $.signUp.email)} />
      <Button type="submit" variant="primary" size="large" pending={check.isPending}>
        {t(($) => $.signUp.next)}
      </Button>
      <p className="text-muted">
        {t(($) => $.signUp.hasAccount)}{' '}
        <Link to="/signin" className={linkClass()}>
          {t(($) => $.signUp.signIn)}
        </Link>
      </p>
    </form>
  )
}
