import type { SeenBatch, signContracts } from '@renfort/contract/contract.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import { Link } from '@tanstack/react-router'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { useState } from 'react'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { ProfileAlert, useIsProfileComplete, useRefusalText } from './signature-alerts.tsx'
import { useContractCompany, useSignContracts } from '../queries.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useContractWords } from '../words.ts'

interface SignSeveralDialogProps {
  documents: readonly SeenBatch[]
  onClose: () => void
}

/** Signs several read documents in one act; a refused document does not stop the others. */
export function SignSeveralDialog({ documents, onClose }: SignSeveralDialogProps) {
  const t = useContractWords()
  const { cancel } = useUiWords()
  const count = documents.length
  const [isConfirmed, setConfirmed] = useState(false)
  const { sign, isPending, failure, results } = useSigningSeveral(documents, onClose)
  const incomplete = useIsProfileComplete() ? undefined : t(($) => $.sign.incomplete)
  const tickFirst = isConfirmed ? undefined : t(($) => $.several.tickFirst, { count })
  if (results !== null) {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={t(($) => $.several.outcome, { count, signed: signedOf(results) })}
        footer={<Button onPress={onClose}>{t(($) => $.several.close)}</Button>}
      >
        <SigningOutcome documents={documents} results={results} />
      </Dialog>
    )
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.several.title, { count })}
      footer={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button
            variant="primary"
            pending={isPending}
            disabledReason={incomplete ?? tickFirst}
            onPress={sign}
          >
            {t(($) => $.several.submit, { count })}
          </Button>
        </>
      }
    >
      <ProfileAlert />
      <Consents documents={documents} />
      <Checkbox
        className="mt-4"
        isSelected={isConfirmed}
        onChange={setConfirmed}
        disabledReason={incomplete}
      >
        {t(($) => $.several.confirm, { count })}
      </Checkbox>
      {failure !== null && (
        <p role="alert" className="mt-3 flex gap-2 text-red">
          <OctagonAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
          {failure}
        </p>
      )}
    </Dialog>
  )
}

/** What signing means, above the list of documents. */
function Consents({ documents }: Pick<SignSeveralDialogProps, 'documents'>) {
  const t = useContractWords()
  return [...Map.groupBy(documents, ({ consent }) => consent)].map(([consent, signed]) => (
    <section key={consent} className="not-first:mt-5">
      <ul className="text-table">
        {signed.map((batch) => (
          <li
            key={batch.documentId}
            className="flex justify-between gap-4 border-t border-line py-1.5 first:border-t-0"
          >
            <span className="min-w-0 wrap-anywhere">
              {batch.taskName}
              <DocumentName batch={batch} />
            </span>
            <span className="shrink-0 text-muted tabular-nums">
              {t(($) => $.contracts, { count: batch.contractIds.length })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 border-l-3 border-accent pl-3 text-table text-muted">
        {signed.length > 1 && `${t(($) => $.several.each)} `}
        {consent}
      </p>
    </section>
  ))
}

function signedOf(results: SigningResults): number {
  return results.filter(({ refusal }) => refusal === null).length
}

function useSigningSeveral(documents: readonly SeenBatch[], onClose: () => void) {
  const t = useContractWords()
  const toast = useToast()
  const company = useContractCompany()
  const refusalText = useRefusalText()
  const [results, setResults] = useState<SigningResults | null>(null)
  const { mutate, isPending, error } = useSignContracts()
  const read = documents.map(({ documentId, version }) => ({ documentId, version }))
  const sign = () =>
    mutate(
      { params: { id: company }, body: { documents: read } },
      {
        onSuccess: (answer) => {
          if (signedOf(answer.results) < documents.length) {
            setResults(answer.results)
            return
          }
          toast.success(t(($) => $.several.done, { count: documents.length }))
          onClose()
        },
      },
    )
  return { sign, isPending, failure: error === null ? null : refusalText(error), results }
}

type SigningResults = Reply<typeof signContracts>['results']

interface SigningOutcomeProps {
  documents: readonly SeenBatch[]
  results: SigningResults
}

/** The result of each document: signed, or the reason why not, with a link to it. */
function SigningOutcome({ documents, results }: SigningOutcomeProps) {
  const t = useContractWords()
  const refusalText = useRefusalText()
  const refusals = new Map(results.map(({ documentId, refusal }) => [documentId, refusal]))
  return (
    <ul className="text-table">
      {documents.map((batch) => {
        const { documentId, taskName } = batch
        const refusal = refusals.get(documentId) ?? null
        return (
          <li
            key={documentId}
            className="flex items-start justify-between gap-4 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 wrap-anywhere">
              {refusal === null ? (
                taskName
              ) : (
                <Link to={screenPaths.contract} params={{ documentId }} className={linkClass()}>
                  {taskName}
                </Link>
              )}
              <DocumentName batch={batch} />
              {refusal !== null && <p className="text-red">{refusalText(refusal)}</p>}
            </div>
            {refusal === null ? (
              <StatusBadge status="signed" />
            ) : (
              <span className="shrink-0 text-muted">{t(($) => $.several.notSigned)}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface DocumentNameProps {
  batch: Pick<SeenBatch, 'kind' | 'number' | 'madeAt'>
}

/** Distinguishes a document from the others of its mission: its kind, its number and its date. */
function DocumentName({ batch: { kind, number, madeAt } }: DocumentNameProps) {
  const t = useContractWords()
  const { locale } = useUiWords()
  const what = kind === 'contract' ? t(($) => $.contract) : t(($) => $.kinds[kind])
  const { day } = momentParts(madeAt, locale, 'medium')
  return (
    <span className="block text-sm text-muted">
      {number === null
        ? t(($) => $.documentMade, { what, day })
        : t(($) => $.documentName, { what, number, day })}
    </span>
  )
}
