import { type ContestedContract, contestedPageSize } from '@renfort/contract/contested-contract.ts'
import { addDays, instant, isoDate } from '@renfort/domain/kernel/calendar.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import FileCheck from 'lucide-react/icons/file-check'
import { useState } from 'react'
import { screenPaths, staffPaths } from '../../../platform/screen-paths.ts'
import { storage } from '../../../platform/storage.ts'
import { CompanyLink, StaffPage } from '../../../platform/staff-page.tsx'
import { useAnchor } from '../../../platform/use-anchor.ts'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { ActForDialog, useActFor } from '../../administration/act-for-dialog.tsx'
import { useSignatory } from '../use-signatory.ts'
import { useCorrectionWords } from './words.ts'
import { contestedQuery } from '../queries.ts'

/** Contracts that companies contest, for internal staff to correct; the nearest start comes first. */
export function ContestedPage({ page }: { page: number }) {
  const t = useCorrectionWords()
  return (
    <StaffPage
      title={t(($) => $.contested.title)}
      context={t(($) => $.contested.context)}
      home={t(($) => $.contested.back)}
    >
      <Documents page={page} />
    </StaffPage>
  )
}

function Documents({ page }: { page: number }) {
  const t = useCorrectionWords()
  const { data, isError, refetch } = useQuery({
    ...contestedQuery(page),
    // After acting for a company begins, the list may not be read any more, although its page still shows.
    enabled: storage.read('logasId') === null,
  })
  const [chosen, setChosen] = useState<ContestedContract | null>(null)
  if (data === undefined && isError) {
    return <FailedLoad title={t(($) => $.contested.failure)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={3} rowHeight={180} />
  if (data.documents.length === 0) {
    return (
      <EmptyState title={t(($) => $.contested.empty)} icon={<FileCheck aria-hidden />}>
        {t(($) => $.contested.emptyText)}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.documents.map((contested) => (
          <li key={contested.documentId}>
            <ContestedCard contested={contested} onCorrect={() => setChosen(contested)} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-4 flex justify-center"
        page={page}
        pageCount={Math.ceil(data.total / contestedPageSize)}
        link={({ page: to, ...link }) => (
          <Link to={staffPaths.contracts} search={{ page: to }} {...link} />
        )}
      />
      {chosen !== null && <Acting contested={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

/** Internal staff correct a contract while they act for its company: this begins the acting. */
function Acting({ contested, onClose }: { contested: ContestedContract; onClose: () => void }) {
  const navigate = useNavigate()
  const actFor = useActFor()
  const { company, documentId, actFor: person } = contested
  if (person === null) return null
  const { id: _id, ...names } = person
  const user = {
    _id,
    ...names,
    companyId: company.id,
    companyName: company.name,
    isParent: false,
  }
  return (
    <ActForDialog
      user={user}
      onClose={onClose}
      onStarted={() => {
        actFor(user)
        void navigate({ to: screenPaths.contract, params: { documentId } })
      }}
    />
  )
}

interface ContestedCardProps {
  contested: ContestedContract
  onCorrect: () => void
}

/** One contested document: its mission and company, its deadline, and the complaint. */
function ContestedCard({ contested, onCorrect }: ContestedCardProps) {
  const t = useCorrectionWords()
  const { locale } = useUiWords()
  const { documentId, company, task, contestation, lock, actFor } = contested
  const signatoryOf = useSignatory()
  const mission = missionDisplayName(task.jobTitle.name, task.name)
  const titleId = `contested-${documentId}`
  const part = useAnchor(titleId)
  return (
    <article
      ref={part}
      aria-labelledby={titleId}
      className="rounded-panel border border-line bg-surface p-5 narrow:p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={titleId} className="font-semibold wrap-anywhere">
            {mission}
            {task.uniqueIdentifier !== null && (
              <span className="font-normal text-muted"> {task.uniqueIdentifier}</span>
            )}
          </h2>
          <p className="text-table text-muted wrap-anywhere">
            <CompanyLink company={company} />
            {' · '}
            {contested.kind !== 'contract' && `${t(($) => $.contested.amendment)}, `}
            {t(($) => $.contested.contracts, { count: contested.contracts })}
          </p>
          <Deadline contested={contested} />
        </div>
        <Button
          variant="primary"
          aria-label={t(($) => $.contested.correctOf, { mission, company: company.name })}
          aria-haspopup="dialog"
          className="narrow:w-full"
          disabledReason={actFor === null ? t(($) => $.contested.nobody) : undefined}
          onPress={onCorrect}
        >
          {t(($) => $.contested.correct)}
        </Button>
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <p className="flex flex-wrap items-center gap-2 text-table text-muted">
          {t(($) => $.contested.contestedBy, {
            name: signatoryOf(contestation),
            ...momentParts(contestation.date, locale, 'medium'),
          })}
          {contested.contestedBefore > 0 && (
            <Badge tone="orange">
              {t(($) => $.contested.again, { count: contested.contestedBefore })}
            </Badge>
          )}
        </p>
        <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">
          {contestation.description}
        </blockquote>
        {lock !== null && (
          <p className="mt-3 text-table text-muted">{t(($) => $.contested.locks[lock])}</p>
        )}
      </div>
    </article>
  )
}

function Deadline({
  contested: { startDate, timeZone, lastDay, stage },
}: Pick<ContestedCardProps, 'contested'>) {
  const t = useCorrectionWords()
  const { locale } = useUiWords()
  const last = isoDate(lastDay.slice(0, 10))
  const start = localAt(instant(startDate), timeZone)
  const zone = useZoneName()(timeZone, instant(startDate))
  return (
    <p className="mt-1 text-table">
      {t(($) => $.contested.start, {
        day: formatDay(start.date, locale, 'medium'),
        time: start.time,
      })}
      {zone !== null && ` (${zone})`}
      {', '}
      {stage === 'limitPassed' ? (
        <span className="text-red">
          {t(($) => $.contested.late, { day: formatDay(addDays(last, 1), locale, 'medium') })}
        </span>
      ) : (
        t(($) => $.contested.lastDay, { day: formatDay(last, locale, 'medium') })
      )}
    </p>
  )
}
