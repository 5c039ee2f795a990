import type { DeskInvoice } from '@renfort/contract/invoice-desk.ts'
import { retransmissionRefusal } from '@renfort/domain/invoice/retransmission.ts'
import Send from 'lucide-react/icons/send'
import { errorSentence } from '../../../platform/error-words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useTransmitAgain } from './queries.ts'
import { useDeskWords } from './words.ts'

/** Sends an invoice again that the approved platform does not have. */
export function TransmitAgain({ invoice }: { invoice: DeskInvoice }) {
  const t = useDeskWords()
  const toast = useToast()
  const { mutate, isPending } = useTransmitAgain()
  const { id, referenceNumber: number, standing } = invoice
  const closed = retransmissionRefusal(standing)
  const again = () =>
    mutate(
      { params: { id } },
      { onSuccess: () => toast.success(t(($) => $.transmit.done, { number })) },
    )
  return (
    <IconButton
      size="small"
      label={t(($) => $.transmit.act, { number })}
      icon={<Send aria-hidden size={17} />}
      pending={isPending}
      disabledReason={closed === null ? undefined : errorSentence(closed.key)}
      onPress={again}
    />
  )
}
