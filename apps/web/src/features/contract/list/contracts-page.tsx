import { exportContracts, type SeenBatch } from '@renfort/contract/contract.ts'
import { contractPageSize, isReadToTheEnd } from '@renfort/domain/contract/signature/reading.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import CloudOff from 'lucide-react/icons/cloud-off'
import Download from 'lucide-react/icons/download'
import FileSignature from 'lucide-react/icons/file-signature'
import PenLine from 'lucide-react/icons/pen-line'
import { type ReactNode, useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { useCan, useIsGroupSpace } from '../../../platform/me.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { useDownload } from '../../../platform/use-download.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { Table } from '../../../ui/table.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { DownloadSeveral } from '../../bundle/download-several.tsx'
import { CompanyFilter } from '../../frame/company-filter.tsx'
import { unsignedCountQuery } from '../../frame/count-queries.ts'
import { useContractBundle } from './use-contract-bundle.ts'
import { useContractColumns } from './contract-columns.tsx'
import {
  type ContractSearch,
  contractsQuery,
  type ContractsTab,
  useContractCompany,
} from '../queries.ts'
import { SignSeveralDialog } from '../signature/sign-several-dialog.tsx'
import { useContractWords } from '../words.ts'

const paths = { toSign: screenPaths.contracts, archives: screenPaths.contractArchives } as const

/** The contracts to sign, or the signed ones (CTR-02). */
export function ContractsPage({ tab, search: asked }: ContractsProps) {
  const t = useContractWords()
  const isGroup = useIsGroupSpace()
  const search = isGroup ? asked : { page: asked.page }
  const { companyId } = search
  const { data } = useQuery(unsignedCountQuery(useContractCompany()))
  return (
    <div className="mx-auto max-w-7xl">
      <PageHeader
        title={t(($) => $.title)}
        context={t(($) => $[isGroup ? 'contextOfGroup' : 'context'])}
        actions={<ExportButton tab={tab} search={search} />}
      />
      <TabLinks
        className="-mt-2 pb-3 narrow:w-full"
        label={t(($) => $.views)}
        selected={tab}
        tabs={[
          { id: 'toSign', label: t(($) => $.tabs.toSign), count: data && shownCount(data.count) },
          { id: 'archives', label: t(($) => $.tabs.archives) },
        ]}
        link={({ id, ...link }) => (
          <Link
            to={id === 'archives' ? paths.archives : paths.toSign}
            search={{ companyId }}
            // The address of the first tab is a part of that of the second.
            activeOptions={{ exact: true }}
            {...link}
          />
        )}
      />
      {isGroup && <ContractCompanyFilter tab={tab} search={search} />}
      <Contracts tab={tab} search={search} />
    </div>
  )
}

/** « 9+ » for more than nine (CTR-04). */
function shownCount(count: number): string {
  return count > 9 ? '9+' : String(count)
}

interface ContractsProps {
  tab: ContractsTab
  search: ContractSearch
}

function ContractCompanyFilter({ tab, search }: ContractsProps) {
  const t = useContractWords()
  const navigate = useNavigate()
  return (
    <div className="pb-4">
      <CompanyFilter
        label={t(($) => $.columns.company)}
        everyLabel={t(($) => $.everyCompany)}
        value={search.companyId}
        onChange={(companyId) =>
          void navigate({ to: paths[tab], search: { companyId }, replace: true })
        }
      />
    </div>
  )
}

/** Saves the whole list as a file for a spreadsheet. */
function ExportButton({ tab, search: { companyId } }: ContractsProps) {
  const t = useContractWords()
  const toast = useToast()
  const company = useContractCompany()
  const { mutate, isPending } = useDownload(exportContracts)
  const query = { companyId, signed: tab === 'archives' ? 'true' : 'false' } as const
  return (
    <Button
      icon={<Download aria-hidden size={16} />}
      pending={isPending}
      onPress={() =>
        mutate(
          { params: { id: company }, query },
          { onSuccess: ({ name }) => toast.success(t(($) => $.exported, { name })) },
        )
      }
    >
      {t(($) => $.export)}
    </Button>
  )
}

/** The dialog stays after its rows have left the list, because signed documents are not listed any more. */
function Contracts({ tab, search }: ContractsProps) {
  const [signed, setSigned] = useState<readonly SeenBatch[] | null>(null)
  const bundle = useContractBundle(tab)
  return (
    <>
      <ContractRows
        key={`${tab} ${search.page ?? 1} ${search.companyId ?? ''}`}
        tab={tab}
        search={search}
        onSign={setSigned}
        bundle={bundle}
      />
      {signed !== null && <SignSeveralDialog documents={signed} onClose={() => setSigned(null)} />}
    </>
  )
}

interface ContractRowsProps extends ContractsProps {
  onSign: (documents: readonly SeenBatch[]) => void
  bundle: ReturnType<typeof useContractBundle>
}

function ContractRows({ tab, search, onSign, bundle }: ContractRowsProps) {
  const t = useContractWords()
  const columns = useContractColumns()
  const isGroup = useIsGroupSpace()
  const { page = 1, companyId } = search
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const reasonOf = useReasonNotToChoose()
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...contractsQuery(useContractCompany(), tab, search),
    placeholderData: keepPreviousData,
    meta: { failure: 'nowhere' },
  })
  if (isError) {
    return (
      <EmptyState
        title={t(($) => $.failure)}
        icon={<CloudOff aria-hidden />}
        action={<Button onPress={() => void refetch()}>{t(($) => $.retry)}</Button>}
      >
        {t(($) => $.failureText)}
      </EmptyState>
    )
  }
  if (data === undefined) return <SkeletonRows rows={8} rowHeight={64} />
  const { documents, total } = data
  const pageCount = Math.ceil(total / contractPageSize)
  // When the last documents of the last page are signed, the previous page is shown.
  if (total > 0 && page > pageCount && !isPlaceholderData) {
    return <Navigate to={paths[tab]} search={{ page: pageCount, companyId }} replace />
  }
  if (documents.length === 0) {
    return (
      <EmptyState title={t(($) => $.empty[tab])} icon={<FileSignature aria-hidden />}>
        {t(($) => $.empty[`${tab}Text`])}
      </EmptyState>
    )
  }
  // A single document is signed and downloaded from its row, those of several companies in each of them.
  const canChoose = documents.length > 1 && !isGroup
  const isToSign = tab === 'toSign'
  const ready = documents.filter(
    (document) => chosen.has(document.documentId) && reasonOf(document) === undefined,
  )
  const wanted = listedOf(documents, chosen)
  const download = (
    <DownloadSeveral
      progress={bundle.progress}
      chosen={wanted.size}
      total={total}
      onStart={() => bundle.start(wanted)}
      onCancel={bundle.cancel}
    />
  )
  return (
    <>
      {canChoose &&
        (isToSign ? (
          <SignSeveralBar ready={ready} onSign={() => onSign(ready)}>
            {download}
          </SignSeveralBar>
        ) : (
          <div className="flex justify-end pb-3">{download}</div>
        ))}
      <Table
        isDense
        selection={
          canChoose
            ? {
                selected: chosen,
                onChange: setChosen,
                nameOf: ({ taskName }) => taskName,
                ...(isToSign ? { disabledReasonOf: reasonOf } : {}),
              }
            : undefined
        }
        label={t(($) => $.title)}
        rows={documents}
        rowKey={({ documentId }) => documentId}
        rowHeight={64}
        columns={columns}
      />
      <Pagination
        className="pt-3"
        page={page}
        pageCount={pageCount}
        link={({ page: to, ...link }) => (
          <Link to={paths[tab]} search={{ page: to, companyId }} {...link} />
        )}
      />
    </>
  )
}

/** The chosen documents that are still listed. */
function listedOf(
  documents: readonly SeenBatch[],
  chosen: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(documents.map(({ documentId }) => documentId).filter((id) => chosen.has(id)))
}

/** Why a document cannot be signed together with others; only documents read to the end can. */
function useReasonNotToChoose(): (batch: SeenBatch) => string | undefined {
  const t = useContractWords()
  const decision = useCan('contract.sign')
  return (batch) => {
    if (!decision.allowed) return errorSentence(decision.because)
    if (batch.status !== 'unsigned') return t(($) => $.contest.waiting)
    if (batch.pages === null) return t(($) => $.sign.noPaper)
    if (isReadToTheEnd(batch)) return undefined
    const { pagesRead: read, pages } = batch
    return read === 0
      ? t(($) => $.several.readNothing)
      : t(($) => $.several.readFirst, { read, pages })
  }
}

interface SignSeveralBarProps {
  /** The chosen documents. */
  ready: readonly SeenBatch[]
  onSign: () => void
  /** The other actions on the chosen documents. */
  children: ReactNode
}

/** Says how many documents can be signed together, and opens the dialog. */
function SignSeveralBar({ ready, onSign, children }: SignSeveralBarProps) {
  const t = useContractWords()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
      <p className="text-table text-muted">{t(($) => $.several.help)}</p>
      <div className="flex flex-wrap items-center gap-2">
        {children}
        <Button
          icon={<PenLine aria-hidden size={17} />}
          aria-haspopup="dialog"
          disabledReason={ready.length === 0 ? t(($) => $.several.chooseFirst) : undefined}
          onPress={onSign}
        >
          {ready.length === 0
            ? t(($) => $.several.open)
            : t(($) => $.several.openOf, { count: ready.length })}
        </Button>
      </div>
    </div>
  )
}
