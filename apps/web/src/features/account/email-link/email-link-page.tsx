import { confirmEmail, undoEmail } from '@renfort/contract/auth.ts'
import { emailUndoHours } from '@renfort/domain/account/email-change.ts'
import { Link } from '@tanstack/react-router'
import { z } from 'zod'
import { RootError } from '../../../form/root-error.tsx'
import { useContractForm } from '../../../form/use-contract-form.ts'
import { useCommand } from '../../../platform/query.ts'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { AuthLayout } from '../auth-layout.tsx'
import { useRootRefusal } from '../use-root-refusal.ts'
import { useEmailLinkWords } from './words.ts'

const noFields = z.object({})

interface EmailLink {
  userId?: string | undefined
  token?: string | undefined
}

/** Behind the link to a new address. It takes a click: programs that read mails open links, too. */
export function ConfirmEmailPage(link: EmailLink) {
  return <EmailLinkPage {...link} act="confirm" endpoint={confirmEmail} next="/" />
}

/** Behind the link to the former address. */
export function UndoEmailPage(link: EmailLink) {
  return <EmailLinkPage {...link} act="undo" endpoint={undoEmail} next="/forgot-password" />
}

interface EmailLinkPageProps extends EmailLink {
  act: 'confirm' | 'undo'
  endpoint: typeof confirmEmail | typeof undoEmail
  next: '/' | '/forgot-password'
}

function EmailLinkPage({ userId, token, act, endpoint, next }: EmailLinkPageProps) {
  const t = useEmailLinkWords()
  const form = useContractForm({ schema: noFields, defaultValues: {} })
  const use = useCommand(endpoint, { handles: useRootRefusal(form) })
  if (userId === undefined || token === undefined) {
    return (
      <AuthLayout title={t(($) => $.brokenTitle)}>
        <p>{t(($) => $.broken)}</p>
      </AuthLayout>
    )
  }
  if (use.isSuccess) {
    return (
      <AuthLayout title={t(($) => $[act].doneTitle)}>
        <output className="mb-6 block">
          {t(($) => $[act].done, { hours: String(emailUndoHours) })}
        </output>
        <Link to={next} className={linkClass()}>
          {t(($) => $[act].next)}
        </Link>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={t(($) => $[act].title)}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          form.clearErrors()
          use.mutate({ params: { userId }, body: { token } })
        }}
      >
        <p>{t(($) => $[act].text)}</p>
        <RootError control={form.control} />
        <Button type="submit" variant="primary" size="large" pending={use.isPending}>
          {t(($) => $[act].submit)}
        </Button>
      </form>
    </AuthLayout>
  )
}
