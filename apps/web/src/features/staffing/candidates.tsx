import type { HiringCandidate } from '@renfort/contract/staffing.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import UserSearch from 'lucide-react/icons/user-search'
import { useState } from 'react'
import { fullName } from '../../platform/person-name.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { formatDuration } from '../../ui/format-duration.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { formatPhone } from '../sider/queries.ts'
import { HireDialog, type WantedSider } from './hire-dialog.tsx'
import { candidatesQuery, type MissionToStaffReply } from './queries.ts'
import { hiringOpen, ProfileLink } from './shown-mission.tsx'
import { useStaffingWords } from './words.ts'

interface CandidatesProps {
  mission: MissionToStaffReply
  /** Shifts to hire for; all open shifts when none is chosen. */
  chosen: ReadonlySet<string>
  onHired: () => void
}

/** The candidates, the fittest first; the user hires one of them or several at once. */
export function Candidates({ mission, chosen, onHired }: CandidatesProps) {
  const t = useStaffingWords()
  const { isOpen, isStopped } = hiringOpen(mission)
  return (
    <section aria-labelledby="candidates-title" className="min-w-0">
      <h2 id="candidates-title" className="pb-2 text-lg font-semibold">
        {t(($) => $.candidates.title)}
      </h2>
      {isOpen ? (
        <RankedCandidates mission={mission} chosen={chosen} onHired={onHired} />
      ) : (
        <EmptyState
          level={3}
          title={isStopped ? t(($) => $.candidates.over) : t(($) => $.candidates.full)}
        >
          {isStopped ? t(($) => $.candidates.overText) : t(($) => $.candidates.fullText)}
        </EmptyState>
      )}
    </section>
  )
}

function RankedCandidates({ mission, chosen, onHired }: CandidatesProps) {
  const t = useStaffingWords()
  const [term, setTerm] = useState('')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<readonly WantedSider[] | null>(null)
  const q = useDebounced(term.trim(), 'localSearch')
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(candidatesQuery(mission.id, q))
  const siders = data?.pages.flatMap((page) => page.siders) ?? []
  const openShifts = data?.pages[0]?.openShifts ?? 0
  const wantedOf = (candidate: HiringCandidate): WantedSider => ({
    siderId: candidate.id,
    name: fullName(candidate),
    ...(mission.isFlexiblePlanning ? {} : { shiftIds: shiftsFor(candidate, chosen) }),
  })
  const refusedFor = (candidate: HiringCandidate) => {
    const isFree = mission.isFlexiblePlanning
      ? candidate.freeShifts === openShifts
      : shiftsFor(candidate, chosen).length > 0
    return isFree ? undefined : t(($) => $.candidates.cannot)
  }
  return (
    <>
      <SearchField label={t(($) => $.candidates.search)} value={term} onChange={setTerm} />
      <div className="mt-3">
        {data === undefined && isError && (
          <FailedLoad
            level={3}
            title={t(($) => $.failure)}
            text={t(($) => $.failureText)}
            onRetry={() => void refetch()}
          />
        )}
        {data === undefined && !isError && <SkeletonRows rows={6} rowHeight={72} />}
        {data !== undefined && (
          <Table
            label={t(($) => $.candidates.title)}
            rows={siders}
            rowKey={({ id }) => id}
            rowHeight={72}
            selection={{
              selected,
              onChange: setSelected,
              nameOf: fullName,
              disabledReasonOf: refusedFor,
            }}
            columns={[
              {
                id: 'sider',
                header: t(($) => $.candidates.sider),
                cell: (candidate) => <CandidateCell candidate={candidate} />,
              },
              {
                id: 'can',
                header: t(($) => $.candidates.can),
                cell: (candidate) => (
                  <CandidateAvailability
                    candidate={candidate}
                    openShifts={openShifts}
                    isHired={mission.hired.some(({ id }) => id === candidate.id)}
                  />
                ),
                className: 'w-[26%]',
              },
              {
                id: 'hire',
                header: t(($) => $.candidates.hire),
                isHeaderHidden: true,
                align: 'end',
                className: 'w-28',
                cell: (candidate) => (
                  <Button
                    size="small"
                    aria-label={t(($) => $.candidates.hireNamed, { name: fullName(candidate) })}
                    disabledReason={refusedFor(candidate)}
                    onPress={() => setWanted([wantedOf(candidate)])}
                  >
                    {t(($) => $.candidates.hire)}
                  </Button>
                ),
              },
            ]}
            empty={
              <EmptyState
                level={3}
                title={t(($) => $.candidates.none)}
                icon={<UserSearch aria-hidden />}
              >
                {t(($) => $.candidates.noneText)}
              </EmptyState>
            }
          />
        )}
      </div>
      {hasNextPage && (
        <Button className="mt-3" pending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t(($) => $.candidates.more)}
        </Button>
      )}
      <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
        <Button
          variant="primary"
          size="small"
          onPress={() => setWanted(siders.filter(({ id }) => selected.has(id)).map(wantedOf))}
        >
          {t(($) => $.candidates.hireAll, { count: selected.size })}
        </Button>
      </BulkBar>
      {wanted !== null && (
        <HireDialog
          mission={mission}
          wanted={wanted}
          onClose={() => setWanted(null)}
          onHired={() => {
            setSelected(new Set())
            onHired()
          }}
        />
      )}
    </>
  )
}

function shiftsFor({ freeShiftIds }: HiringCandidate, chosen: ReadonlySet<string>): string[] {
  return chosen.size === 0 ? freeShiftIds : freeShiftIds.filter((id) => chosen.has(id))
}

interface CellProps {
  candidate: HiringCandidate
}

/** The name of a candidate, and their strong and weak points. */
function CandidateCell({ candidate }: CellProps) {
  const name = fullName(candidate)
  return (
    <div className="flex min-w-0 items-start gap-2.5 narrow:text-left">
      <Avatar name={name} src={candidate.pictureUrl} size="small" />
      <div className="flex min-w-0 flex-col">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <ProfileLink sider={candidate} />
          <a
            href={`tel:${candidate.phoneNumber}`}
            className="text-sm whitespace-nowrap text-muted tabular-nums"
          >
            {formatPhone(candidate.phoneNumber)}
          </a>
        </span>
        <Reasons candidate={candidate} />
      </div>
    </div>
  )
}

/** The most important reasons first. */
function Reasons({ candidate }: CellProps) {
  const t = useStaffingWords()
  const { asked, applied, missionsInJob, missionsHere, distance } = candidate
  const { locale } = useUiWords()
  const lacked = [
    ...candidate.missingLicences.map(({ name, endsOn }) =>
      endsOn === null
        ? t(($) => $.reasons.missing, { name })
        : t(($) => $.reasons.endsOn, {
            name,
            day: formatDay(isoDate(endsOn.slice(0, 10)), locale, 'date'),
          }),
    ),
    ...candidate.missingLanguages.map(({ name }) => t(($) => $.reasons.missing, { name })),
  ]
  const reasons = [
    asked !== null && t(($) => $.reasons.asked[asked]),
    applied !== null && t(($) => $.reasons[applied]),
    missionsInJob > 0 && t(($) => $.reasons.inJob, { count: missionsInJob }),
    missionsInJob === 0 && missionsHere > 0 && t(($) => $.reasons.here, { count: missionsHere }),
    candidate.isRecommended && t(($) => $.reasons.recommended),
    candidate.likesCompany && t(($) => $.reasons.likesCompany),
    missionsInJob === 0 &&
      (candidate.hasDoneJob ? t(($) => $.reasons.doneJob) : t(($) => $.reasons.notDoneJob)),
    distance !== null && t(($) => $.reasons.distance, { count: distance }),
  ]
  return (
    <p className="text-sm">
      {reasons.filter((reason) => reason !== false).join(' · ')}
      {lacked.length > 0 && <span className="block text-orange">{lacked.join(' · ')}</span>}
    </p>
  )
}

function CandidateAvailability({
  candidate: { freeShifts, minutesLeft },
  openShifts,
  isHired,
}: CellProps & { openShifts: number; isHired: boolean }) {
  const t = useStaffingWords()
  return (
    <div className="flex flex-col text-sm">
      <span className={freeShifts === 0 && !isHired ? 'text-danger' : 'font-medium'}>
        {freeShifts > 0
          ? t(($) => $.candidates.shifts, { count: freeShifts, all: openShifts })
          : t(($) => (isHired ? $.candidates.hired : $.candidates.never))}
      </span>
      <span className="text-muted">
        {minutesLeft === 0
          ? t(($) => $.candidates.noHours)
          : t(($) => $.candidates.hoursLeft, { hours: formatDuration(minutesLeft) })}
      </span>
    </div>
  )
}
