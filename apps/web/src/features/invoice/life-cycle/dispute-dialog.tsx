import type { Invoice } from '@renfort/contract/invoice.ts'
import { invoiceDispute } from '@renfort/contract/invoice-life-cycle.ts'
import { disputeReasons } from '@renfort/domain/invoice/company-answers.ts'
import { creditReasonLimit } from '@renfort/domain/invoice/credit-note.ts'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { SelectFormField } from '../../../form/select-form-field.tsx'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { useAnswerInvoice } from './queries.ts'
import { useLifeCycleWords } from './words.ts'

interface DisputeDialogProps {
  invoice: Pick<Invoice, 'id' | 'referenceNumber'>
  onClose: () => void
}

/** Says what is wrong with an invoice, in a reason of the reform and in words. */
export function DisputeDialog({ invoice, onClose }: DisputeDialogProps) {
  const t = useLifeCycleWords()
  const toast = useToast()
  const { mutateAsync } = useAnswerInvoice()
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.dispute.title, { number: invoice.referenceNumber })}
      schema={invoiceDispute}
      initial={{ answer: 'dispute', comment: '' }}
      fields={({ control }) => (
        <>
          <SelectFormField
            control={control}
            name="reason"
            label={t(($) => $.dispute.reason)}
            options={disputeReasons.map((id) => ({ id, label: t(($) => $.reasons[id]) }))}
          />
          <TextAreaFormField
            control={control}
            name="comment"
            label={t(($) => $.dispute.comment)}
            help={t(($) => $.dispute.commentHelp)}
            limit={creditReasonLimit}
          />
        </>
      )}
      save={async (body) => {
        await mutateAsync({ params: { id: invoice.id }, body })
        toast.success(t(($) => $.dispute.done))
      }}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.dispute.submit)}
    />
  )
}
