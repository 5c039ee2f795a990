import { breakMinutes, isAbsence } from '@renfort/domain/attendance/validate/difference.ts'
import { dateAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { Link } from '@tanstack/react-router'
import { fullName } from '../../../platform/person-name.ts'
import { staffPaths } from '../../../platform/screen-paths.ts'
import { CompanyLink } from '../../../platform/staff-page.tsx'
import { useAnchor } from '../../../platform/use-anchor.ts'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { ClockingMarks, ClockingOddities } from '../clocking-notes.tsx'
import { toTime } from '../hours-line.ts'
import { useLength, WorkedSpan } from '../line-state.tsx'
import type { Conflict, ConflictVersion } from '../queries.ts'
import { useConflictWords } from './words.ts'

interface ConflictCardProps {
  conflict: Conflict
  onDecide: () => void
}

/** One disagreement: about whom and where, the versions side by side, what the company wrote. */
export function ConflictCard({ conflict, onDecide }: ConflictCardProps) {
  const t = useConflictWords()
  const { sider, company } = conflict
  const name = fullName(sider)
  const titleId = `conflict-${conflict.id}`
  const part = useAnchor(titleId)
  return (
    <section
      ref={part}
      aria-labelledby={titleId}
      className="rounded-panel border border-line bg-surface p-5 narrow:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pb-4">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={name} src={sider.pictureURL} />
          <div className="min-w-0">
            <h2 id={titleId} className="font-semibold">
              <Link to={staffPaths.sider} params={{ siderId: sider.id }} className={linkClass()}>
                {name}
              </Link>
            </h2>
            <p className="text-table text-muted wrap-anywhere">
              <CompanyLink company={company} />
              {' · '}
              <MissionAndDay conflict={conflict} />
            </p>
          </div>
        </div>
        <Button
          variant="primary"
          aria-label={t(($) => $.decideOf, { name })}
          aria-haspopup="dialog"
          className="narrow:w-full"
          onPress={onDecide}
        >
          {t(($) => $.decide)}
        </Button>
      </div>
      <VersionColumns versions={conflict.versions} zone={conflict.timeZone} />
      <HowClocked conflict={conflict} />
      <CompanyWords conflict={conflict} />
    </section>
  )
}

/** « Serveur, lun. 7 déc. 2026 », with the zone of the place where it is not the reader’s. */
export function MissionAndDay({ conflict: { task, timeZone, versions } }: { conflict: Conflict }) {
  const { locale } = useUiWords()
  const zoneNameOf = useZoneName()
  const [first] = versions
  const mission = missionDisplayName(task.jobTitle.name, task.name)
  if (first === undefined) return mission
  const { startDate } = toTime(first)
  const zone = zoneNameOf(timeZone, startDate)
  const day = formatDay(dateAt(startDate, timeZone), locale, 'medium')
  return [mission, day, ...(zone === null ? [] : [zone])].join(', ')
}

/** How the hours were clocked, and what is odd about it: who decides looks at it. */
export function HowClocked({ conflict }: { conflict: Conflict }) {
  return (
    <div className="mt-3 text-table empty:hidden">
      <ClockingMarks line={conflict} />
      <ClockingOddities line={conflict} />
    </div>
  )
}

/** What the company wrote to the Sider, and why it says that nobody worked. */
export function CompanyWords({
  conflict: { comment, absenceJustification },
}: {
  conflict: Conflict
}) {
  const t = useConflictWords()
  if (comment === null && absenceJustification === null) return null
  return (
    <div className="mt-4 border-t border-line pt-3 text-table">
      {absenceJustification !== null && (
        <p>{absenceJustification === 'dayOff' ? t(($) => $.dayOff) : t(($) => $.absence)}</p>
      )}
      {comment !== null && (
        <>
          <p className="text-muted">{t(($) => $.comment)}</p>
          <blockquote className="wrap-anywhere whitespace-pre-line">{comment}</blockquote>
        </>
      )}
    </div>
  )
}

interface VersionColumnsProps {
  versions: readonly ConflictVersion[]
  zone: TimeZone
}

/** What each side says was worked, side by side; one below the other on a phone. */
export function VersionColumns({ versions, zone }: VersionColumnsProps) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-3">
      {versions.map((version, i) => (
        <li
          // A version never moves: the next one comes after it.
          key={i}
          className="min-w-0 rounded-control border border-line bg-wash p-3"
        >
          <Version version={version} zone={zone} />
        </li>
      ))}
    </ol>
  )
}

function Version({ version, zone }: { version: ConflictVersion; zone: TimeZone }) {
  const t = useConflictWords()
  const lengthOf = useLength()
  const time = toTime(version)
  const rest = breakMinutes(time)
  return (
    <>
      <h3 className="text-table font-medium">{t(($) => $.versions[version.origin])}</h3>
      <p className="text-lg font-semibold tabular-nums">
        <WorkedSpan time={time} zone={zone} />
      </p>
      {!isAbsence(time) && (
        <p className="flex flex-wrap gap-x-3 text-table tabular-nums">
          <span>
            {rest === 0 ? t(($) => $.noBreak) : t(($) => $.rest, { duration: lengthOf(rest) })}
          </span>
          <span>{t(($) => $.worked, { duration: lengthOf(version.minutes) })}</span>
        </p>
      )}
      <Said version={version} />
    </>
  )
}

/** Who said it and when, then what was done with it. */
function Said({ version }: { version: ConflictVersion }) {
  const t = useConflictWords()
  const { locale } = useUiWords()
  const { origin, madeAt, madeBy, actions } = version
  const said = () => {
    if (madeBy !== null) return fullName(madeBy)
    return origin === 'shift' ? t(($) => $.plan) : t(($) => $.bySider)
  }
  return (
    <div className="mt-2 text-table text-muted">
      <p>{t(($) => $.saidAt, { who: said(), ...momentParts(madeAt, locale) })}</p>
      {actions
        .filter(({ type }) => type !== 'modification')
        .map((action) => (
          <p key={`${action.type} ${action.at}`}>
            {t(($) => $.actions[action.type], {
              who: action.by === null ? t(($) => $.sides[action.origin]) : fullName(action.by),
              ...momentParts(action.at, locale),
            })}
          </p>
        ))}
    </div>
  )
}
