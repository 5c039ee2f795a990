import type { ContractDetails } from '@renfort/contract/contract.ts'
import { isCancelled } from '@renfort/domain/contract/cancelled.ts'
import { useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { ContestDialog } from './contest-dialog.tsx'
import { useContractCompany, useRegenerateContract } from './queries.ts'
import { useContractWords } from './words.ts'

/** Contests a document, or shows who did; internal staff make it anew (CTR-11, CTR-23). */
export function ContractActs({ batch }: { batch: ContractDetails }) {
  const t = useContractWords()
  const [isOpen, setOpen] = useState(false)
  const decision = useCan('contract.sign')
  const { status } = batch
  if (status === 'signed' || isCancelled(batch)) return null
  const isContested = status === 'contested'
  return (
    <>
      {!isContested && <RegenerateButton documentId={batch.documentId} />}
      <Button
        aria-haspopup="dialog"
        disabledReason={
          isContested || decision.allowed ? undefined : errorSentence(decision.because)
        }
        onPress={() => setOpen(true)}
      >
        {isContested ? t(($) => $.contest.see) : t(($) => $.contest.open)}
      </Button>
      {isOpen && <ContestDialog batch={batch} onClose={() => setOpen(false)} />}
    </>
  )
}

function RegenerateButton({ documentId }: { documentId: string }) {
  const t = useContractWords()
  const toast = useToast()
  const company = useContractCompany()
  const { mutate, isPending } = useRegenerateContract()
  if (!useCan('contract.regenerate').allowed) return null
  const regenerate = () =>
    mutate(
      { params: { id: company }, body: { documentIds: [documentId] } },
      { onSuccess: () => toast.success(t(($) => $.regenerate.done)) },
    )
  return (
    <Button pending={isPending} onPress={regenerate}>
      {t(($) => $.regenerate.submit)}
    </Button>
  )
}
