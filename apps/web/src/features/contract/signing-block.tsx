import type { ContractDetails } from '@renfort/contract/contract.ts'
import { mustBeReadToTheEnd } from '@renfort/domain/contract/reading.ts'
import { missingToSign } from '@renfort/domain/contract/signatory.ts'
import { Link } from '@tanstack/react-router'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import { useState } from 'react'
import type { CallError } from '../../platform/call-error.ts'
import { errorSentence } from '../../platform/error-words.ts'
import { useCan, useMe } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Panel } from '../../ui/panel.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { ClockText } from './clock-text.tsx'
import { useContractCompany, useReadAgain, useSignContract } from './queries.ts'
import { useContractWords } from './words.ts'

interface SigningBlockProps {
  batch: ContractDetails
  /** The furthest page that was in sight. */
  pagesRead: number
  /** Whether the document is on the screen: nobody signs what they cannot read (CTR-26). */
  isShown: boolean
}

/** The number of contracts, what signing means, and the signature (CTR-13). */
export function SigningBlock({ batch, pagesRead, isShown }: SigningBlockProps) {
  const t = useContractWords()
  const [isConfirmed, setConfirmed] = useState(false)
  const count = batch.contractIds.length
  const isReadToEnd = batch.pages !== null && pagesRead >= batch.pages
  const mustRead = mustBeReadToTheEnd(count) && !isReadToEnd
  const obstacle = useObstacle(batch, isShown)
  const readFirst = mustRead ? t(($) => $.sign.readFirst) : undefined
  const tickFirst = isConfirmed ? undefined : t(($) => $.sign.tickFirst)
  const { sign, isPending, failure, isNewer } = useSigning(batch)
  const readAgain = useReadAgain()
  return (
    <Panel title={t(($) => $.sign.heading)}>
      <ProfileAlert />
      <p className="flex gap-2">
        <Info aria-hidden size={18} className="mt-0.5 shrink-0 text-blue" />
        <span>
          {t(($) => $.sign.info, { count })} {mustRead && t(($) => $.sign.readToEnd)}
        </span>
      </p>
      <p className="mt-2 text-sm">
        <ClockText batch={batch} />
      </p>
      <p className="mt-3 border-l-3 border-accent pl-3 text-table text-muted">{batch.consent}</p>
      <Checkbox
        className="mt-4"
        isSelected={isConfirmed}
        onChange={setConfirmed}
        disabledReason={obstacle ?? readFirst}
      >
        {t(($) => $.sign.confirm)}
      </Checkbox>
      {failure !== null && (
        <p role="alert" className="mt-3 flex gap-2 text-red">
          <OctagonAlert aria-hidden size={18} className="mt-0.5 shrink-0" />
          {failure}
        </p>
      )}
      {isNewer && (
        <Button className="mt-3 w-full" onPress={() => void readAgain()}>
          {t(($) => $.sign.showNewer)}
        </Button>
      )}
      <Button
        variant="primary"
        className="mt-4 w-full"
        pending={isPending}
        disabledReason={obstacle ?? readFirst ?? tickFirst}
        onPress={sign}
      >
        {t(($) => $.sign.submit, { count })}
      </Button>
    </Panel>
  )
}

/** What keeps the caller from signing, whatever they have read. */
function useObstacle(batch: ContractDetails, isShown: boolean): string | undefined {
  const t = useContractWords()
  const decision = useCan('contract.sign')
  const isComplete = useIsComplete()
  if (!decision.allowed) return errorSentence(decision.because)
  if (!isComplete) return t(($) => $.sign.incomplete)
  if (batch.documentUrl === null || !isShown) return t(($) => $.sign.noPaper)
  return undefined
}

function useIsComplete(): boolean {
  const { firstName, lastName, phoneNumber } = useMe()
  return missingToSign({ firstName, lastName, phone: phoneNumber }).length === 0
}

/** A profile that cannot sign leads to the page where it is completed (CTR-16). */
function ProfileAlert() {
  const t = useContractWords()
  const isSignatory = useCan('contract.sign').allowed
  const isComplete = useIsComplete()
  if (isComplete || !isSignatory) return null
  return (
    <div role="alert" className="mb-3 rounded-control bg-red-wash p-3 text-red">
      <p>{t(($) => $.sign.incomplete)}</p>
      <Link to="/me/profile" className={linkClass('text', 'mt-1 inline-block')}>
        {t(($) => $.sign.profile)}
      </Link>
    </div>
  )
}

function useSigning({ documentId, version, contractIds }: ContractDetails) {
  const t = useContractWords()
  const toast = useToast()
  const company = useContractCompany()
  const { mutate, isPending, error } = useSignContract()
  const sign = () =>
    mutate(
      { params: { id: company, docId: documentId }, body: { version } },
      {
        onSuccess: () => toast.success(t(($) => $.sign.done, { count: contractIds.length })),
      },
    )
  const isNewer = error?.key === 'errors.contract.newer_version'
  return { sign, isPending, failure: useFailure(error), isNewer }
}

/** What is said of a signature that did not go through (CTR-27); who signed meanwhile is named. */
function useFailure(error: CallError | null): string | null {
  const t = useContractWords()
  if (error === null) return null
  const name = error.metadata['name']
  const isSigned = error.key === 'errors.contract.already_signed' && typeof name === 'string'
  return isSigned
    ? t(($) => $.sign.alreadyBy, { name })
    : errorSentence(error.key ?? 'errors.contract.signing_failed', error.metadata)
}
