import type { ContractDetails } from '@renfort/contract/contract.ts'
import { isCancelled } from '@renfort/domain/contract/cancelled.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import FileX from 'lucide-react/icons/file-x'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { CancelledBlock } from './cancelled-block.tsx'
import { ContractActs } from './contract-acts.tsx'
import { ContractList } from './contract-list.tsx'
import { ChangedPanel } from './correction/changed-panel.tsx'
import { ContestedBlock } from './correction/contested-block.tsx'
import { contractQuery, useContractCompany } from './queries.ts'
import type { PaperViewerProps } from './paper-viewer.tsx'
import { SignedBlock } from './signed-block.tsx'
import { NewerVersion } from './newer-version.tsx'
import { SigningBlock } from './signing-block.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useReading } from './use-reading.ts'
import { useContractWords } from './words.ts'

const PaperViewer = lazy<ComponentType<PaperViewerProps>>(async () => {
  try {
    return { default: (await import('./paper-viewer.tsx')).PaperViewer }
  } catch {
    return { default: NoViewer }
  }
})

/** Stands for a viewer that could not be loaded (CTR-26). */
function NoViewer({ onFailed }: Pick<PaperViewerProps, 'onFailed'>) {
  const tell = useEffectEvent(onFailed)
  useEffect(() => tell(), [])
  return null
}

/** How often a document that is not there yet is asked for. */
const preparingMs = 2_000

function isBeingMade(batch: ContractDetails | undefined): boolean {
  if (batch === undefined || isCancelled(batch)) return false
  return batch.documentUrl === null || batch.signature?.evidence === 'preparing'
}

/** The document of a batch beside what can be done with it (CTR-11). */
export function SignaturePage({ documentId }: { documentId: string }) {
  const t = useContractWords()
  const { data, isError } = useQuery({
    ...contractQuery(useContractCompany(), documentId),
    meta: { failure: 'nowhere' },
    refetchInterval: ({ state }) => (isBeingMade(state.data) ? preparingMs : false),
  })
  const { shown, onNewer } = useShownVersion(data)
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={shown === undefined ? t(($) => $.title) : <Title batch={shown} />}
        context={
          shown &&
          !isCancelled(shown) && (
            <StatusBadge status={shown.status} isLate={shown.stage === 'limitPassed'} />
          )
        }
        back={
          <Link to="/contracts" className={linkClass()}>
            {t(($) => $.back)}
          </Link>
        }
        actions={shown && <ContractActs batch={shown} />}
      />
      {isError && shown === undefined && <Unavailable />}
      {shown === undefined && !isError && <SkeletonRows rows={6} rowHeight={96} />}
      {shown !== undefined && <Signature key={shown.version} batch={shown} onNewer={onNewer} />}
    </div>
  )
}

function Title({ batch: { kind, taskName, contractIds } }: { batch: ContractDetails }) {
  const t = useContractWords()
  if (kind !== 'contract') return t(($) => $.document.titleAmendment, { mission: taskName })
  return contractIds.length === 1
    ? t(($) => $.document.titleOne, { mission: taskName })
    : t(($) => $.document.title, { mission: taskName })
}

/** What somebody reads is not taken from them: a newer version is offered, by `onNewer`. */
function useShownVersion(latest: ContractDetails | undefined) {
  const [shown, setShown] = useState(latest)
  const isReplaced =
    shown !== undefined && shown.documentUrl !== null && latest?.version !== shown.version
  if (shown !== latest && !isReplaced) setShown(latest)
  return { shown, onNewer: isReplaced ? () => setShown(latest) : null }
}

interface SignatureProps {
  batch: ContractDetails
  /** Shows the version that replaces this one, if one does. */
  onNewer: (() => void) | null
}

/** A version as it is read: another one starts anew. */
function Signature({ batch, onNewer }: SignatureProps) {
  const t = useContractWords()
  const { pagesRead, reach, keepNow } = useReading(batch)
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-6 max-xl:grid-cols-1">
      <div className="flex min-w-0 flex-col gap-4">
        {!isCancelled(batch) && <ChangedPanel batch={batch} />}
        {hasFailed ? (
          <Unavailable />
        ) : batch.documentUrl === null ? (
          <output className="block rounded-panel border border-line bg-surface p-10 text-center">
            {isCancelled(batch) ? t(($) => $.document.cancelled) : t(($) => $.document.preparing)}
          </output>
        ) : (
          <Suspense fallback={<SkeletonRows rows={6} rowHeight={96} />}>
            <Paper
              url={batch.signature?.url ?? batch.documentUrl}
              pagesRead={batch.signature === null ? pagesRead : null}
              onReached={reach}
              onFailed={() => setFailed(true)}
            />
          </Suspense>
        )}
      </div>
      <div className="flex flex-col gap-4">
        {onNewer === null ? (
          <SigningSide
            batch={batch}
            pagesRead={pagesRead}
            keepReading={keepNow}
            isShown={!hasFailed}
          />
        ) : (
          <NewerVersion onShow={onNewer} />
        )}
        <ContractList batch={batch} />
      </div>
    </div>
  )
}

/** What can be done with the document; why a signature was refused stays once it was read again. */
function SigningSide(side: Omit<Parameters<typeof SigningBlock>[0], 'refusal' | 'onRefused'>) {
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

/** Addresses change while one reads: the document is opened once. */
function Paper({ url, ...reading }: { url: string } & Omit<PaperViewerProps, 'file'>) {
  const [file] = useState(url)
  return <PaperViewer file={file} {...reading} />
}

/** CTR-25, CTR-26. */
function Unavailable() {
  const t = useContractWords()
  return (
    <EmptyState
      title={t(($) => $.document.unavailable)}
      icon={<FileX aria-hidden />}
      action={
        <Link to="/contracts" className={buttonClass()}>
          {t(($) => $.document.backToList)}
        </Link>
      }
    >
      {t(($) => $.document.unavailableText)}
    </EmptyState>
  )
}
