import { creditOrder } from '@renfort/contract/invoice/invoice.ts'
import type { DeskInvoice } from '@renfort/contract/invoice/staff.ts'
import { creditReasonLimit } from '@renfort/domain/invoice/issue/credit-note.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { MoneyFormField } from '../../../form/money-form-field.tsx'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { useMoney } from '../../../ui/use-money.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { useCreditInvoice } from './queries.ts'
import { useStaffInvoiceWords } from './words.ts'

interface CreditDialogProps {
  invoice: DeskInvoice
  onClose: () => void
}

/** Credits an invoice, whole or in part; it says what that does first, because it is final. */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const t = useStaffInvoiceWords()
  const money = useMoney()
  const toast = useToast()
  const { mutateAsync } = useCreditInvoice()
  const { id, referenceNumber: number, company, left } = invoice
  const leftCents = eurosToCents(left)
  const leftAfter = (amount: unknown) => {
    const isAmount = typeof amount === 'number' && amount > 0 && amount <= left
    return isAmount ? leftCents - eurosToCents(amount) : leftCents
  }
  return (
    <EditDialog
      isOpen
      canSaveUnchanged
      onClose={onClose}
      title={t(($) => $.credit.title, { number })}
      context={company.name}
      schema={creditOrder}
      initial={{ amount: left, reason: '' }}
      fields={({ control, watch }) => (
        <>
          <MoneyFormField
            control={control}
            name="amount"
            label={t(($) => $.credit.amount)}
            help={t(($) => $.credit.most, { amount: money(leftCents) })}
          />
          <TextAreaFormField
            control={control}
            name="reason"
            label={t(($) => $.credit.reason)}
            help={t(($) => $.credit.reasonHelp)}
            limit={creditReasonLimit}
          />
          <p className="rounded-control bg-wash px-4 py-3 text-table">
            {t(($) => $.credit.consequence, { left: money(leftAfter(watch('amount'))) })}
          </p>
        </>
      )}
      save={async (body) => {
        const { referenceNumber } = await mutateAsync({ params: { id }, body })
        toast.success(t(($) => $.credit.done, { number: referenceNumber }))
      }}
      issuesOf={issuesOf}
      submitLabel={t(($) => $.credit.submit)}
    />
  )
}
