import type { CandidateSource, WorkerCandidate } from '@renfort/contract/company-sider.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { useQuery } from '@tanstack/react-query'
import Star from 'lucide-react/icons/star'
import { memo } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { LongListRow } from '../../../ui/long-list.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { ProfileButton } from '../profile/profile-button.tsx'
import { candidatePageQuery, formatPhone, siderPicture } from '../queries.ts'
import { useSiderWords } from '../words.ts'
import {
  FormerWork,
  SiderPast,
  SiderStanding,
  type SiderStandingProps,
} from './candidate-facts.tsx'
import type { CandidateSearch } from './candidate-filters.ts'

export const candidateRowHeight = 86

/** How the rows of a list behave. */
export interface RowsBehaviour {
  readonly count: number
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (candidate: WorkerCandidate, isSelected: boolean) => void
  readonly reasonOf: (id: string) => string | undefined
}

interface CandidateRowsProps extends RowsBehaviour {
  candidates: readonly WorkerCandidate[]
  shifts: MissionShifts
  start: number
}

export function CandidateRows({
  candidates,
  shifts,
  start,
  count,
  chosen,
  onToggle,
  reasonOf,
}: CandidateRowsProps) {
  return candidates.map((candidate, index) => (
    <LongListRow key={candidate.id} place={start + index} count={count}>
      <CandidateRow
        candidate={candidate}
        shifts={shifts}
        isSelected={chosen.has(candidate.id)}
        disabledReason={reasonOf(candidate.id)}
        onToggle={onToggle}
      />
    </LongListRow>
  ))
}

interface FoundCandidateRowsProps extends RowsBehaviour {
  search: CandidateSearch
  shifts: MissionShifts
  source: CandidateSource
  start: number
  length: number
}

/** A page of a tab, loaded when it comes near the window. */
export function FoundCandidateRows({ search, source, length, ...rows }: FoundCandidateRowsProps) {
  const t = useSiderWords()
  const { data, isError, refetch } = useQuery(candidatePageQuery(search, source, rows.start))
  if (data !== undefined) return <CandidateRows {...rows} candidates={data.siders} />
  return (
    <li style={{ minHeight: length * candidateRowHeight }}>
      {isError ? (
        <span className="flex flex-wrap items-center gap-4 px-3 py-2.5">
          {t(($) => $.failure.rows)}
          <Button onPress={() => void refetch()}>{t(($) => $.failure.retry)}</Button>
        </span>
      ) : (
        <SkeletonRows rows={length} rowHeight={candidateRowHeight} />
      )}
    </li>
  )
}

export type MissionShifts = SiderStandingProps['shifts']

interface CandidateRowProps {
  candidate: WorkerCandidate
  /** The shifts of the mission that a Sider can be requested for. */
  shifts: MissionShifts
  isSelected: boolean
  onToggle: (candidate: WorkerCandidate, isSelected: boolean) => void
  disabledReason: string | undefined
}

/** One person of the list: name, contact, and facts (WORK-15). */
const CandidateRow = memo(function CandidateRow({
  candidate,
  shifts,
  isSelected,
  onToggle,
  disabledReason,
}: CandidateRowProps) {
  const t = useSiderWords()
  const { phoneNumber, isRecommended, source, distance } = candidate
  const name = fullName(candidate)
  return (
    <div className="px-3 py-2.5 hover:bg-wash has-checked:bg-accent-wash">
      <Checkbox
        isSelected={isSelected}
        onChange={(next) => onToggle(candidate, next)}
        disabledReason={disabledReason}
      >
        <span className="flex items-start gap-3">
          <Avatar name={name} src={siderPicture(candidate.pictureUrl)} />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-medium">{name}</span>
              {isRecommended && (
                <Badge tone="green" icon={<Star aria-hidden />}>
                  {t(($) => $.recommended)}
                </Badge>
              )}
              {source === 'network' && <Badge>{t(($) => $.fromNetwork)}</Badge>}
            </span>
            <span className="flex flex-wrap gap-x-4 text-table text-muted tabular-nums">
              {formatPhone(phoneNumber)}
              {distance !== null && (
                <span>
                  {distance === 0 ? t(($) => $.veryNear) : t(($) => $.distance, { distance })}
                </span>
              )}
              <SiderPast {...candidate} />
              <FormerWork {...candidate} />
            </span>
          </span>
        </span>
      </Checkbox>
      <div className="pl-19">
        <ProfileButton siderId={candidate.id} name={name} className="text-table" />
        <SiderStanding shifts={shifts} busy={candidate.busy} />
      </div>
    </div>
  )
})
