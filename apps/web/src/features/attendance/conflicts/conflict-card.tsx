import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { Link } from '@tanstack/react-router'
import { fullName } from '../../../platform/person-name.ts'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { staffPaths } from '../../../platform/staff-paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { toTime } from '../hours-line.ts'
import type { Conflict } from './queries.ts'
import { VersionColumns } from './version-columns.tsx'
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
  return (
    <section
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
              <Link
                to={staffPaths.organisation}
                params={{ organisationId: company.id }}
                className={linkClass()}
              >
                {company.name}
              </Link>
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
      <CompanyWords conflict={conflict} />
    </section>
  )
}

/** « Serveur, lun. 7 déc. 2026 », and by whose clocks where those are not the reader’s. */
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
