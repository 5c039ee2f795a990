import type { ContractDetails } from '@renfort/contract/contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import FileX from 'lucide-react/icons/file-x'
import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ContractActs } from './contract-acts.tsx'
import { ContractList } from './contract-list.tsx'
import { contractQuery, useContractCompany } from './queries.ts'
import { SignedBlock } from './signed-block.tsx'
import { SigningBlock } from './signing-block.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useReading } from './use-reading.ts'
import { useContractWords } from './words.ts'

const PaperViewer = lazy(async () => ({
  default: (await import('./paper-viewer.tsx')).PaperViewer,
}))

/** How often a document that is not there yet is asked for. */
const preparingMs = 2_000

/** The document of a batch beside what can be done with it (CTR-11). */
export function SignaturePage({ documentId }: { documentId: string }) {
  const t = useContractWords()
  const { data, isError } = useQuery({
    ...contractQuery(useContractCompany(), documentId),
    meta: { failure: 'nowhere' },
    refetchInterval: ({ state }) => (state.data?.documentUrl === null ? preparingMs : false),
  })
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={data === undefined ? t(($) => $.title) : <Title batch={data} />}
        context={data && <StatusBadge status={data.status} isLate={data.stage === 'limitPassed'} />}
        back={
          <Link to="/contracts" className={linkClass()}>
            {t(($) => $.back)}
          </Link>
        }
        actions={data && <ContractActs batch={data} />}
      />
      {isError && <Unavailable />}
      {data === undefined && !isError && <SkeletonRows rows={6} rowHeight={96} />}
      {data !== undefined && <Signature key={data.version} batch={data} />}
    </div>
  )
}

function Title({ batch: { taskName, contractIds } }: { batch: ContractDetails }) {
  const t = useContractWords()
  return contractIds.length === 1
    ? t(($) => $.document.titleOne, { mission: taskName })
    : t(($) => $.document.title, { mission: taskName })
}

/** A version as it is read: another one starts anew. */
function Signature({ batch }: { batch: ContractDetails }) {
  const t = useContractWords()
  const { pagesRead, reach } = useReading(batch)
  const [hasFailed, setFailed] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-6 max-xl:grid-cols-1">
      {hasFailed ? (
        <Unavailable />
      ) : batch.documentUrl === null ? (
        <output className="block rounded-panel border border-line bg-surface p-10 text-center">
          {t(($) => $.document.preparing)}
        </output>
      ) : (
        <Suspense fallback={<SkeletonRows rows={6} rowHeight={96} />}>
          <Paper
            url={batch.signature?.url ?? batch.documentUrl}
            pagesRead={pagesRead}
            onReached={reach}
            onFailed={() => setFailed(true)}
          />
        </Suspense>
      )}
      <div className="flex flex-col gap-4">
        {batch.status === 'unsigned' && (
          <SigningBlock batch={batch} pagesRead={pagesRead} isShown={!hasFailed} />
        )}
        {batch.status !== 'unsigned' && <SignedBlock batch={batch} />}
        <ContractList batch={batch} />
      </div>
    </div>
  )
}

/** Addresses change while one reads: the document is opened once. */
function Paper({
  url,
  ...reading
}: { url: string } & Omit<Parameters<typeof PaperViewer>[0], 'file'>) {
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
