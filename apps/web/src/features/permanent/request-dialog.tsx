import { requestPermanentContract } from '@renfort/contract/permanent.ts'
import { Link } from '@tanstack/react-router'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import { useEffect, useId, useRef, useState } from 'react'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useDraft } from '../../form/use-draft.ts'
import { issuesOf } from '../../platform/call.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { useCommand } from '../../platform/query.ts'
import { storedSession } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { RequestForm } from './request-form.tsx'
import {
  emptyRequest,
  requestFormSchema,
  type RequestInput,
  type RequestOutput,
} from './request-form-schema.ts'
import { usePermanentWords } from './words.ts'

/** The request of a permanent contract, and what happens once it is sent (HRZ-03 to HRZ-09). */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const t = usePermanentWords()
  const words = useUiWords()
  const formId = useId()
  const { today } = useProductClock()
  const [sentFor, setSentFor] = useState<string | null>(null)
  const form = useContractForm<RequestInput, RequestOutput>({
    schema: requestFormSchema(today()),
    defaultValues: emptyRequest,
  })
  // Closing loses nothing: what was typed is kept in the tab for the signed-in user.
  const draft = useDraft({ form, draftKey: `permanent:${storedSession()?.userId ?? ''}` })
  const send = useCommand(requestPermanentContract, {
    handles: (error) => {
      const issues = issuesOf(error)
      form.applyIssues(issues)
      return issues.length > 0
    },
    onSuccess: (_reply, { body }) => {
      draft.clear()
      form.reset(emptyRequest)
      setSentFor(body.jobName)
    },
  })

  if (sentFor !== null) {
    return <RequestSent jobName={sentFor} onAnother={() => setSentFor(null)} onClose={onClose} />
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t(($) => $.form.title)}
      context={draft.wasRestored ? t(($) => $.form.restored) : t(($) => $.form.context)}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            form={formId}
            pending={send.isPending || form.isWaiting}
          >
            {t(($) => $.form.send)}
          </Button>
        </>
      }
    >
      <RequestForm
        id={formId}
        form={form}
        today={today()}
        onSend={(body) => {
          if (!send.isPending) send.mutate({ body })
        }}
      />
    </Dialog>
  )
}

const steps = ['read', 'call', 'search'] as const

interface RequestSentProps {
  jobName: string
  onAnother: () => void
  onClose: () => void
}

/** Says that the request has arrived, and what happens next. */
function RequestSent({ jobName, onAnother, onClose }: RequestSentProps) {
  const t = usePermanentWords()
  // The button that sent the form is gone: the focus moves to this message.
  const news = useRef<HTMLParagraphElement>(null)
  useEffect(() => news.current?.focus(), [])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.sent.title)}
      footer={
        <>
          <Button onPress={onAnother}>{t(($) => $.sent.another)}</Button>
          <Button variant="primary" onPress={onClose}>
            {t(($) => $.sent.close)}
          </Button>
        </>
      }
    >
      <p
        ref={news}
        tabIndex={-1}
        className="flex items-start gap-3 rounded-panel bg-green-wash px-4 py-3 font-medium outline-none"
      >
        <CircleCheckBig aria-hidden size={22} className="shrink-0 text-green" />
        {t(($) => $.sent.text, { job: jobName })}
      </p>
      <h3 className="mt-6 font-semibold">{t(($) => $.sent.next)}</h3>
      <ol className="mt-3 flex flex-col gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent"
            >
              {index + 1}
            </span>
            <span>{t(($) => $.sent[step])}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5">
        <Link to="/me/profile" className={linkClass()}>
          {t(($) => $.sent.profile)}
        </Link>
      </p>
    </Dialog>
  )
}
