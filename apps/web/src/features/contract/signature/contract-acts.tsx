import type { ContractDetails } from '@renfort/contract/contract.ts'
import { requiredText } from '@renfort/contract/kernel/fields.ts'
import { isCancelled } from '@renfort/domain/contract/cancelled.ts'
import { contractLimits } from '@renfort/domain/contract/signature/reading.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { EditDialog } from '../../../form/edit-dialog.tsx'
import { TextAreaFormField } from '../../../form/text-area-form-field.tsx'
import { issuesOf } from '../../../platform/call.ts'
import { errorSentence } from '../../../platform/error-words.ts'
import { useCan } from '../../../platform/me.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { momentParts } from '../../../ui/moment-parts.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { useContestContract, useContractCompany, useRegenerateContract } from '../queries.ts'
import { useSignatory } from '../use-signatory.ts'
import { useContractWords } from '../words.ts'

/** Contests a document, or shows who did; internal staff have it produced again (CTR-11, CTR-23). */
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

const schema = z.object({ description: requiredText(contractLimits.description) })

interface ContestDialogProps {
  batch: ContractDetails
  onClose: () => void
}

/** Asks what is wrong with a contract (CTR-17); for a contested one, shows who said so and when (CTR-18). */
function ContestDialog({ batch, onClose }: ContestDialogProps) {
  const { contestation } = batch
  if (contestation !== null) return <Contested contestation={contestation} onClose={onClose} />
  return <Contest batch={batch} onClose={onClose} />
}

function Contest({ batch: { documentId, version }, onClose }: ContestDialogProps) {
  const t = useContractWords()
  const toast = useToast()
  const navigate = useNavigate()
  const company = useContractCompany()
  const contest = useContestContract()
  return (
    <EditDialog
      isOpen
      size="small"
      onClose={onClose}
      title={t(($) => $.contest.title)}
      context={t(($) => $.contest.context)}
      schema={schema}
      initial={{ description: '' }}
      submitLabel={t(($) => $.contest.submit)}
      issuesOf={issuesOf}
      save={({ description }) =>
        contest.mutateAsync({
          params: { id: company, docId: documentId },
          body: { description, version },
        })
      }
      onSaved={() => {
        toast.success(t(($) => $.contest.done))
        void navigate({ to: screenPaths.contracts })
      }}
      fields={({ control }) => (
        <TextAreaFormField
          control={control}
          name="description"
          label={t(($) => $.contest.description)}
          limit={contractLimits.description}
        />
      )}
    />
  )
}

function Contested({
  contestation,
  onClose,
}: {
  contestation: NonNullable<ContractDetails['contestation']>
  onClose: () => void
}) {
  const t = useContractWords()
  const { locale } = useUiWords()
  const { date, description } = contestation
  const name = useSignatory()(contestation)
  return (
    <Dialog
      isOpen
      size="small"
      onClose={onClose}
      title={t(($) => $.contest.titleOf, momentParts(date, locale, 'medium'))}
      footer={<Button onPress={onClose}>{t(($) => $.contest.close)}</Button>}
    >
      <p className="text-muted">{t(($) => $.contest.by, { name })}</p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{description}</p>
    </Dialog>
  )
}
