import type { AuditEntry } from '@renfort/contract/audit.ts'
import { type Instant, localInParis } from '@renfort/domain/kernel/calendar.ts'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../ui/badge.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { AuditChanges } from './audit-changes.tsx'
import { useActionSentence, useAuditWords } from './words.ts'
import { staffPaths } from '../../platform/staff-paths.ts'

/** One change: when, what, by whom and for whom, where, and what it changed. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const t = useAuditWords()
  const sentence = useActionSentence()
  const { organisation, actor } = entry
  return (
    <li className="flex gap-x-5 gap-y-1 px-5 py-3 narrow:flex-col narrow:px-4">
      <time dateTime={entry.at} className="shrink-0 text-table text-muted">
        {localInParis(entry.at as Instant).time}
      </time>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-medium wrap-break-word">
          {sentence(entry.action, entry.subject ?? t(($) => $.unnamed))}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-table text-muted">
          <Byline entry={entry} />
          {actor?.isInsider === true && <Badge tone="blue">{t(($) => $.staff)}</Badge>}
          {organisation !== null && (
            <Link
              to={staffPaths.audit}
              search={{ organisationId: organisation.id }}
              aria-label={t(($) => $.seeCompany, { company: organisation.name })}
              className={linkClass('quiet', 'underline')}
            >
              {organisation.name}
            </Link>
          )}
        </p>
        <AuditChanges changes={entry.changes} others={entry.others} />
      </div>
    </li>
  )
}

function Byline({ entry: { actor, onBehalfOf } }: { entry: AuditEntry }) {
  const t = useAuditWords()
  if (actor === null) {
    return onBehalfOf === null ? (
      <span>{t(($) => $.bySystem)}</span>
    ) : (
      <span>{t(($) => $.bySystemFor, { person: onBehalfOf.name })}</span>
    )
  }
  return onBehalfOf === null ? (
    <span>{t(($) => $.by, { actor: actor.name })}</span>
  ) : (
    <span>{t(($) => $.byFor, { actor: actor.name, person: onBehalfOf.name })}</span>
  )
}
