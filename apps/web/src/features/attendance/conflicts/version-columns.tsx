import { breakMinutes, isAbsence } from '@renfort/domain/attendance/difference.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { fullName } from '../../../platform/person-name.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { toTime } from '../hours-line.ts'
import { useLength } from '../use-length.ts'
import { WorkedSpan } from '../worked-span.tsx'
import type { ConflictVersion } from './queries.ts'
import { useConflictWords } from './words.ts'

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
