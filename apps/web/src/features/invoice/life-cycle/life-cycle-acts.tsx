import type { InvoiceDetails } from '@renfort/contract/invoice.ts'
import { lifeCycleMachine } from '@renfort/domain/invoice/life-cycle-transitions.ts'
import { refusalOf } from '@renfort/domain/kernel/transition.ts'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { actorOf, useMe } from '../../../platform/me.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { DisputeDialog } from './dispute-dialog.tsx'
import { useAnswerInvoice } from './queries.ts'
import { useLifeCycleWords } from './words.ts'

/** What the company may say of its invoice to whoever bills it; a refusal is given elsewhere. */
export function LifeCycleActs({ invoice }: { invoice: InvoiceDetails }) {
  const t = useLifeCycleWords()
  const toast = useToast()
  const agent = actorOf(useMe())
  const [isDisputing, setDisputing] = useState(false)
  const { mutate, isPending } = useAnswerInvoice()
  const { status: state } = invoice.lifeCycle
  const closed = (event: 'approve' | 'dispute') => {
    const refusal = refusalOf(lifeCycleMachine, event, { state, agent })
    return refusal === null ? undefined : errorSentence(refusal.key)
  }
  const approve = () =>
    mutate(
      { params: { id: invoice.id }, body: { answer: 'approve' } },
      { onSuccess: () => toast.success(t(($) => $.approved)) },
    )
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          pending={isPending}
          disabledReason={closed('approve')}
          onPress={approve}
        >
          {t(($) => $.approve)}
        </Button>
        <Button
          size="small"
          aria-haspopup="dialog"
          disabledReason={closed('dispute')}
          onPress={() => setDisputing(true)}
        >
          {t(($) => $.dispute.act)}
        </Button>
      </div>
      <p className="text-sm text-muted">{t(($) => $.refusal)}</p>
      {isDisputing && <DisputeDialog invoice={invoice} onClose={() => setDisputing(false)} />}
    </div>
  )
}
