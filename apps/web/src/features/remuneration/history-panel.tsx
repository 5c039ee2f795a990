import { type Instant, localOf } from '@renfort/domain/kernel/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { AuditChanges } from '../audit/audit-changes.tsx'
import { useActionSentence } from '../audit/words.ts'
import { historyQuery } from './queries.ts'
import { useRemunerationWords } from './words.ts'

/** Who changed what in the policy, and when; read when it is unfolded. */
export function HistoryPanel({ organisationId }: { organisationId: string }) {
  const t = useRemunerationWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={t(($) => $.history.title)} className="mb-6">
      <Disclosure
        isOpen={isOpen}
        onToggle={setOpen}
        className="rounded-panel border border-line bg-surface px-5 py-4 narrow:px-4"
        summary={<h2 className="text-lg font-semibold">{t(($) => $.history.title)}</h2>}
      >
        {isOpen && <History organisationId={organisationId} />}
      </Disclosure>
    </section>
  )
}

function History({ organisationId }: { organisationId: string }) {
  const t = useRemunerationWords()
  const { locale } = useUiWords()
  const sentence = useActionSentence()
  const { data, isError, refetch } = useQuery({
    ...historyQuery(organisationId),
    meta: { failure: 'nowhere' },
  })
  if (data === undefined && isError) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{t(($) => $.history.failed)}</p>
        <Button size="small" onPress={() => void refetch()}>
          {t(($) => $.history.retry)}
        </Button>
      </div>
    )
  }
  if (data === undefined) return <SkeletonRows rows={3} rowHeight={64} />
  if (data.length === 0) return <p className="text-muted">{t(($) => $.history.empty)}</p>
  return (
    <ol className="divide-y divide-line">
      {data.map(({ id, at, action, actor, onBehalfOf, changes }) => {
        const { date, time } = localOf(at as Instant)
        const person = onBehalfOf?.name
        const name = actor?.name ?? t(($) => $.history.system)
        return (
          <li key={id} className="flex flex-col gap-1 py-3">
            <p className="font-medium">{sentence(action, '')}</p>
            <p className="flex flex-wrap items-center gap-x-2 text-table text-muted">
              <time dateTime={at}>
                {t(($) => $.history.at, { day: formatDay(date, locale, 'medium'), time })}
              </time>
              <span>
                {person === undefined
                  ? t(($) => $.history.by, { name })
                  : t(($) => $.history.byFor, { name, person })}
              </span>
              {actor?.isInsider === true && <Badge tone="blue">{t(($) => $.history.staff)}</Badge>}
            </p>
            <AuditChanges changes={changes} others={[]} />
          </li>
        )
      })}
    </ol>
  )
}
