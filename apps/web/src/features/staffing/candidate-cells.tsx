import type { HiringCandidate } from '@renfort/contract/staffing.ts'
import { fullName } from '../../platform/person-name.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { formatPhone } from '../worker/format-phone.ts'
import { ProfileLink } from './profile-link.tsx'
import { useStaffingWords } from './words.ts'

interface CellProps {
  candidate: HiringCandidate
}

/** Who they are, and what speaks for and against them. */
export function CandidateCell({ candidate }: CellProps) {
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

/** The weightiest first. */
function Reasons({ candidate }: CellProps) {
  const t = useStaffingWords()
  const { asked, applied, missionsInJob, missionsHere, distance } = candidate
  const lacked = [...candidate.missingLicences, ...candidate.missingLanguages]
  const reasons = [
    asked !== null && t(($) => $.reasons.asked[asked]),
    applied !== null && t(($) => $.reasons[applied]),
    missionsInJob > 0 && t(($) => $.reasons.inJob, { count: missionsInJob }),
    missionsInJob === 0 && missionsHere > 0 && t(($) => $.reasons.here, { count: missionsHere }),
    candidate.isRecommended && t(($) => $.reasons.recommended),
    missionsInJob === 0 &&
      (candidate.hasDoneJob ? t(($) => $.reasons.doneJob) : t(($) => $.reasons.notDoneJob)),
    distance !== null && t(($) => $.reasons.distance, { count: distance }),
  ]
  return (
    <p className="text-sm">
      {reasons.filter((reason) => reason !== false).join(' · ')}
      {lacked.length > 0 && (
        <span className="block text-orange">
          {lacked.map(({ name }) => t(($) => $.reasons.missing, { name })).join(' · ')}
        </span>
      )}
    </p>
  )
}

export function CandidateAvailability({
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
