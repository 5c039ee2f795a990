import { listMembers } from '@renfort/contract/organisation.ts'
import type { WorkedTime } from '@renfort/domain/attendance/attendance.ts'
import { workedMinutes } from '@renfort/domain/attendance/declare/worked-time.ts'
import { breakMinutes } from '@renfort/domain/attendance/validate/difference.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useCan, useMe } from '../../../platform/me.ts'
import { fullName } from '../../../platform/person-name.ts'
import { stale } from '../../../platform/query-client.ts'
import { queryFor } from '../../../platform/query.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { type Line, toTime } from '../hours-line.ts'
import { useLength, WorkedSpan } from '../line-state.tsx'
import { useHoursWords } from '../words.ts'

type Version = Line['history'][number]

const entryClass = 'border-t border-line py-2 first:border-t-0 first:pt-0'

/**
 * All versions of a line, the newest first: who said it and when (ENT-18), with the corrections of validated hours.
 */
export function VersionHistory({ line }: { line: Line }) {
  const t = useHoursWords()
  const { locale } = useUiWords()
  return (
    <section aria-labelledby="hours-history">
      <h3 id="hours-history" className="mb-2 text-table font-medium">
        {t(($) => $.panel.history)}
      </h3>
      <ol className="flex flex-col text-table">
        {line.corrections.toReversed().map((correction) => (
          <li key={correction.madeAt} className={entryClass}>
            <VersionTime
              label={t(($) => $.panel.origins.insider)}
              time={toTime(correction)}
              zone={line.timeZone}
            />
            <p className="text-muted">
              {t(($) => $.panel.correctedAt, momentParts(correction.madeAt, locale))}
            </p>
            <p className="text-muted whitespace-pre-line wrap-anywhere">{correction.reason}</p>
          </li>
        ))}
        {line.history.toReversed().map((version, i) => (
          <li key={line.history.length - i} className={entryClass}>
            <VersionText version={version} zone={line.timeZone} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function VersionText({ version, zone }: { version: Version; zone: TimeZone }) {
  const t = useHoursWords()
  const { locale } = useUiWords()
  const byOf = useBy()
  return (
    <>
      <VersionTime
        label={t(($) => $.panel.origins[version.origin])}
        time={toTime(version)}
        zone={zone}
      />
      {version.actions.map((action) => (
        <p key={`${action.type} ${action.updatedAt}`} className="flex flex-wrap gap-x-3 text-muted">
          <span>
            {t(($) => $.panel.actions[action.type], momentParts(action.updatedAt, locale))}
          </span>
          <span>{byOf(action)}</span>
        </p>
      ))}
    </>
  )
}

interface VersionTimeProps {
  label: string
  time: WorkedTime
  zone: TimeZone
}

function VersionTime({ label, time, zone }: VersionTimeProps) {
  const t = useHoursWords()
  const lengthOf = useLength()
  const rest = breakMinutes(time)
  return (
    <p className="flex flex-wrap justify-between gap-x-3">
      <span className="font-medium">{label}</span>
      <span className="flex flex-wrap gap-x-3 text-muted tabular-nums">
        <WorkedSpan time={time} zone={zone} />
        <span>
          {rest === 0 ? t(($) => $.noBreak) : t(($) => $.panel.rest, { duration: lengthOf(rest) })}
        </span>
        <span>{lengthOf(workedMinutes(time))}</span>
      </span>
    </p>
  )
}

/** The author: by name where it is known, else by their side. */
function useBy(): (action: Version['actions'][number]) => string {
  const t = useHoursWords()
  const me = useMe()
  const { data: members = [] } = useQuery({
    ...queryFor(listMembers, {}, stale.lists),
    enabled: useCan('team.list').allowed,
    meta: { failure: 'nowhere' },
  })
  return ({ updatedBy, updatedFor, origin }) => {
    const nameOf = (asked: string | null | undefined) => {
      const member = [me, ...me.standsInFor, ...members].find(({ id }) => id === asked)
      return member === undefined ? null : fullName(member)
    }
    const [name, absent] = [nameOf(updatedBy), nameOf(updatedFor)]
    if (name === null) return t(($) => $.panel.by[origin])
    return absent === null
      ? t(($) => $.panel.by.name, { name })
      : t(($) => $.panel.by.nameFor, { name, absent })
  }
}
