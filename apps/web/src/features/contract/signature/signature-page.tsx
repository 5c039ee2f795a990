import type { ContractDetails } from '@renfort/contract/contract.ts'
import { isCancelled } from '@renfort/domain/contract/cancelled.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import FileX from 'lucide-react/icons/file-x'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { FileLink } from '../../../platform/file-link.tsx'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { ProfileButton } from '../../sider/profile/profile-button.tsx'
import { ChangedPanel } from '../correction/changed-panel.tsx'
import type { PaperViewerProps } from '../paper/paper-viewer.tsx'
import { useReading } from '../paper/use-reading.ts'
import { contractQuery, formerPaperOf, useContractCompany } from '../queries.ts'
import { StatusBadge } from '../status-badge.tsx'
import { useSignatory } from '../use-signatory.ts'
import { useContractWords } from '../words.ts'
import { ContractActs } from './contract-acts.tsx'
import { NewerVersion } from './signature-alerts.tsx'
import { SigningSide } from './signing-side.tsx'

const PaperViewer = lazy<ComponentType<PaperViewerProps>>(async () => {
  try {
    return { default: (await import('../paper/paper-viewer.tsx')).PaperViewer }
  } catch {
    return { default: NoViewer }
  }
})

/** Shown when the viewer could not be loaded (CTR-26). */
function NoViewer({ onFailed }: Pick<PaperViewerProps, 'onFailed'>) {
  const tell = useEffectEvent(onFailed)
  useEffect(() => tell(), [])
  return null
}

/** The interval at which a missing document is asked for. */
const preparingMs = 2_000

function isBeingMade(batch: ContractDetails | undefined): boolean {
  if (batch === undefined || isCancelled(batch)) return false
  return batch.documentUrl === null || batch.signature?.evidence === 'preparing'
}

/** The document of a batch, next to the actions on it (CTR-11). */
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
          <Link to={screenPaths.contracts} className={linkClass()}>
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

/** A version stays on the screen while somebody reads it: `onNewer` offers the newer one. */
function useShownVersion(latest: ContractDetails | undefined) {
  const [shown, setShown] = useState(latest)
  const isReplaced =
    shown !== undefined && shown.documentUrl !== null && latest?.version !== shown.version
  if (shown !== latest && !isReplaced) setShown(latest)
  return { shown, onNewer: isReplaced ? () => setShown(latest) : null }
}

interface SignatureProps {
  batch: ContractDetails
  /** Shows the newer version, if there is one. */
  onNewer: (() => void) | null
}

/** One version; another version starts from its first page. */
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

/** The address changes meanwhile: the document is opened only once. */
function Paper({ url, ...reading }: { url: string } & Omit<PaperViewerProps, 'file'>) {
  const [file] = useState(url)
  return <PaperViewer file={file} {...reading} />
}

/** Shown when the document is not available (CTR-25, CTR-26). */
function Unavailable() {
  const t = useContractWords()
  return (
    <EmptyState
      title={t(($) => $.document.unavailable)}
      icon={<FileX aria-hidden />}
      action={
        <Link to={screenPaths.contracts} className={buttonClass()}>
          {t(($) => $.document.backToList)}
        </Link>
      }
    >
      {t(($) => $.document.unavailableText)}
    </EmptyState>
  )
}

interface ContractListProps {
  batch: ContractDetails
}

/** The Siders of the document, and its former versions. */
function ContractList({ batch }: ContractListProps) {
  const t = useContractWords()
  return (
    <>
      <Panel title={t(($) => $.list.heading)}>
        <ul className="max-h-72 overflow-y-auto text-table">
          {batch.contracts.map(({ id, number, siderId, siderName, isCancelled }) => (
            <li
              key={id}
              className="flex justify-between gap-3 border-t border-line py-1.5 first:border-t-0"
            >
              <span className="min-w-0 wrap-anywhere">
                <ProfileButton siderId={siderId}>{siderName}</ProfileButton>
                {isCancelled && <span className="text-muted"> ({t(($) => $.list.cancelled)})</span>}
              </span>
              <span className="shrink-0 text-muted tabular-nums">{number}</span>
            </li>
          ))}
        </ul>
      </Panel>
      {batch.formerVersions.length > 0 && <FormerVersions batch={batch} />}
    </>
  )
}

function FormerVersions({ batch: { documentId, formerVersions } }: ContractListProps) {
  const signatoryOf = useSignatory()
  const company = useContractCompany()
  const t = useContractWords()
  const { locale } = useUiWords()
  return (
    <Panel title={t(($) => $.versions.heading)}>
      <ul className="flex flex-col gap-2 text-table">
        {formerVersions.map(({ version, madeAt, documentUrl, contestation }) => {
          const name = t(($) => $.versions.version, {
            version,
            ...momentParts(madeAt, locale, 'medium'),
          })
          return (
            <li key={version}>
              {documentUrl === null ? (
                name
              ) : (
                <FileLink
                  file={{
                    address: documentUrl,
                    fresh: formerPaperOf({ documentId, version }, company),
                  }}
                  className={linkClass()}
                >
                  {name}
                </FileLink>
              )}
              {contestation !== null && (
                <p className="text-muted wrap-anywhere">
                  {t(($) => $.versions.contested, {
                    name: signatoryOf(contestation),
                    description: contestation.description,
                  })}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
