import { requestPermanentContract } from '@renfort/contract/permanent.ts'
import { useId, useState } from 'react'
import { useContractForm } from '../../form/use-contract-form.ts'
import { useDraft } from '../../form/use-draft.ts'
import { issuesOf } from '../../platform/call.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { useCommand } from '../../platform/query.ts'
import { storedSession } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import {
  emptyRequest,
  type RequestInput,
  type RequestOutput,
  requestFormSchema,
} from './request-form-schema.ts'
import { RequestForm } from './request-form.tsx'
import { RequestSent } from './request-sent.tsx'
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
