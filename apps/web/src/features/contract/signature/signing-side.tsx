import type { ContractDetails } from '@renfort/contract/contract.ts'
import { isCancelled } from '@renfort/domain/contract/cancelled.ts'
import { isReadToTheEnd, mustBeReadToTheEnd } from '@renfort/domain/contract/signature/reading.ts'
import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { FileLink } from '../../../platform/file-link.tsx'
import { useCan } from '../../../platform/me.ts'
import { tourTarget } from '../../../platform/tour-target.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { momentParts } from '../../../ui/moment-parts.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useContentAfter } from '../../../ui/use-content-after.ts'
import { useToast } from '../../../ui/use-toast.ts'
import { ClockText } from '../clock-text.tsx'
import { ContestedBlock } from '../correction/contested-block.tsx'
import { EvidenceBlock } from '../evidence/evidence-file.tsx'
import { paperOf, useContractCompany, useReadAgain, useSignContract } from '../queries.ts'
import { useSignatory } from '../use-signatory.ts'
import { useContractWords } from '../words.ts'
import {
  ProfileAlert,
  RefusalAlert,
  useIsProfileComplete,
  useRefusalText,
} from './signature-alerts.tsx'

/** The actions on the document; the reason of a refusal stays after the document is read again. */
export function SigningSide(
  side: Omit<Parameters<typeof SigningBlock>[0], 'refusal' | 'onRefused'>,
) {
  const [refusal, setRefusal] = useState<string | null>(null)
  if (isCancelled(side.batch)) return <CancelledBlock />
  if (side.batch.status === 'unsigned') {
    return <SigningBlock {...side} refusal={refusal} onRefused={setRefusal} />
  }
  return side.batch.signature === null ? (
    <ContestedBlock batch={side.batch} refusal={refusal} />
  ) : (
    <SignedBlock batch={side.batch} signature={side.batch.signature} refusal={refusal} />
  )
}

interface SigningBlockProps {
  batch: ContractDetails
  /** The last visible page. */
  pagesRead: number
  /** Saves the pages read, which the evidence of the signature records. */
  keepReading: () => Promise<void>
  /** Why the last signature failed. */
  refusal: string | null
  onRefused: (refusal: string | null) => void
  /** Whether the document is on the screen: nobody signs what they cannot read (CTR-26). */
  isShown: boolean
}

/** The number of contracts, what signing means, and the signature (CTR-13). */
function SigningBlock({ batch, pagesRead, isShown, refusal, ...acts }: SigningBlockProps) {
  const t = useContractWords()
  const [isConfirmed, setConfirmed] = useState(false)
  const count = batch.contractIds.length
  const isAmendment = batch.kind !== 'contract'
  const mustRead = mustBeReadToTheEnd(count) && !isReadToTheEnd({ pages: batch.pages, pagesRead })
  const obstacle = useObstacle(batch, isShown)
  const readFirst = mustRead ? t(($) => $.sign.readFirst) : undefined
  const tickFirst = isConfirmed ? undefined : t(($) => $.sign.tickFirst)
  const { sign, isPending } = useSigning(batch, acts)
  const block = useContentAfter()
  return (
    <div ref={block} className="rounded-panel" {...tourTarget('signing')}>
      <Panel title={t(($) => $.sign.heading)}>
        <ProfileAlert />
        <p className="flex gap-2">
          <Info aria-hidden size={18} className="mt-0.5 shrink-0 text-blue" />
          <span>
            {t(($) => (isAmendment ? $.sign.infoAmendment : $.sign.info), { count })}{' '}
            {mustRead && t(($) => $.sign.readToEnd)}
          </span>
        </p>
        <p className="mt-2 text-sm">
          <ClockText batch={batch} />
        </p>
        {batch.inPlaceOf !== null && (
          <p className="mt-3 font-medium">{t(($) => $.inPlaceOf, { name: batch.inPlaceOf })}</p>
        )}
        <p className="mt-3 border-l-3 border-accent pl-3 text-table text-muted">{batch.consent}</p>
        <Checkbox
          className="mt-4"
          isSelected={isConfirmed}
          onChange={setConfirmed}
          disabledReason={obstacle ?? readFirst}
        >
          {t(($) => $.sign.confirm)}
        </Checkbox>
        {refusal !== null && <RefusalAlert>{refusal}</RefusalAlert>}
        <Button
          variant="primary"
          className="mt-4 w-full"
          pending={isPending}
          disabledReason={obstacle ?? readFirst ?? tickFirst}
          onPress={sign}
        >
          {isAmendment ? t(($) => $.sign.submitAmendment) : t(($) => $.sign.submit, { count })}
        </Button>
      </Panel>
    </div>
  )
}

/** Why the caller cannot sign, apart from the pages read. */
function useObstacle(batch: ContractDetails, isShown: boolean): string | undefined {
  const t = useContractWords()
  const decision = useCan('contract.sign')
  const isComplete = useIsProfileComplete()
  if (!decision.allowed) return errorSentence(decision.because)
  if (!isComplete) return t(($) => $.sign.incomplete)
  if (batch.documentUrl === null || !isShown) return t(($) => $.sign.noPaper)
  return undefined
}

function useSigning(
  { documentId, kind, version, contractIds }: ContractDetails,
  { keepReading, onRefused }: Pick<SigningBlockProps, 'keepReading' | 'onRefused'>,
) {
  const t = useContractWords()
  const toast = useToast()
  const company = useContractCompany()
  const refusalText = useRefusalText()
  const readAgain = useReadAgain()
  const { mutate, isPending } = useSignContract(keepReading)
  const sign = () => {
    onRefused(null)
    mutate(
      { params: { id: company, docId: documentId }, body: { version } },
      {
        onSuccess: () =>
          toast.success(
            kind === 'contract'
              ? t(($) => $.sign.done, { count: contractIds.length })
              : t(($) => $.sign.doneAmendment),
          ),
        onError: (error) => {
          onRefused(refusalText(error))
          void readAgain()
        },
      },
    )
  }
  return { sign, isPending }
}

interface SignedBlockProps {
  batch: ContractDetails
  signature: NonNullable<ContractDetails['signature']>
  /** Why the signature that the caller just tried was refused. */
  refusal: string | null
}

/** A batch that is signed: by whom, and its files. */
function SignedBlock({ batch, signature, refusal }: SignedBlockProps) {
  const { documentId } = batch
  const company = useContractCompany()
  const t = useContractWords()
  const signatoryOf = useSignatory()
  const { locale } = useUiWords()
  const { address, fresh } = paperOf(batch, company)
  return (
    <Panel title={t(($) => $.sign.heading)}>
      <p>
        {t(($) => $.sign.over, {
          name: signatoryOf(signature),
          ...momentParts(signature.date, locale, 'medium'),
        })}
      </p>
      {refusal !== null && <RefusalAlert>{refusal}</RefusalAlert>}
      {address !== null && (
        <FileLink
          file={{ address, fresh }}
          className={buttonClass('secondary', 'medium', 'mt-4 w-full')}
        >
          {signature.url === null ? t(($) => $.sign.downloadUnsealed) : t(($) => $.sign.download)}
        </FileLink>
      )}
      <EvidenceBlock documentId={documentId} state={signature.evidence} />
    </Panel>
  )
}

/** Replaces the signature when all Siders of the document have left the mission (N-42). */
function CancelledBlock() {
  const t = useContractWords()
  return (
    <Panel title={t(($) => $.sign.heading)}>
      <output className="block">{t(($) => $.sign.cancelled)}</output>
    </Panel>
  )
}
