import type { WorkerCandidate } from '@renfort/contract/worker.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import Star from 'lucide-react/icons/star'
import { memo } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { formatPhone } from './format-phone.ts'
import { useWorkerWords } from './words.ts'
import { ProfileButton } from './profile-button.tsx'
import { WorkerExperience } from './worker-experience.tsx'
import { WorkerPast } from './worker-past.tsx'
import { workerPicture } from './worker-picture.ts'
import { WorkerStanding } from './worker-standing.tsx'

export type MissionShifts = readonly { readonly startDate: string; readonly endDate: string }[]

interface WorkerRowProps {
  candidate: WorkerCandidate
  /** Those of the mission that they may be asked for. */
  shifts: MissionShifts
  isSelected: boolean
  onToggle: (candidate: WorkerCandidate, isSelected: boolean) => void
  disabledReason: string | undefined
}

/** One person of the list: who, how to reach them, what is known of them (WORK-15). */
export const WorkerRow = memo(function WorkerRow({
  candidate,
  shifts,
  isSelected,
  onToggle,
  disabledReason,
}: WorkerRowProps) {
  const t = useWorkerWords()
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
          <Avatar name={name} src={workerPicture(candidate.pictureUrl)} />
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
              <WorkerPast {...candidate} />
              <WorkerExperience {...candidate} />
            </span>
          </span>
        </span>
      </Checkbox>
      <div className="pl-19">
        <ProfileButton siderId={candidate.id} name={name} className="text-table" />
        <WorkerStanding shifts={shifts} busy={candidate.busy} />
      </div>
    </div>
  )
})
