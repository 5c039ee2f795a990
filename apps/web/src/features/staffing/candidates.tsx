import type { HiringCandidate } from '@renfort/contract/staffing.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import UserSearch from 'lucide-react/icons/user-search'
import { useState } from 'react'
import { useDebounced } from '../../platform/use-debounced.ts'
import { fullName } from '../../platform/person-name.ts'
import { BulkBar } from '../../ui/bulk-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { CandidateAvailability, CandidateCell } from './candidate-cells.tsx'
import { HireDialog, type WantedSider } from './hire-dialog.tsx'
import { hiringOpen } from './hiring-open.ts'
import { candidatesQuery, type MissionToStaffReply } from './queries.ts'
import { useStaffingWords } from './words.ts'

interface CandidatesProps {
  mission: MissionToStaffReply
  /** Shifts to hire for; all that are open where none are chosen. */
  chosen: ReadonlySet<string>
  onHired: () => void
}

/** Who could come, the fittest first; hired one by one or together. */
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
