import type { PricedWith } from '@renfort/contract/remuneration-policy.ts'
import { instant, localOf } from '@renfort/domain/kernel/calendar.ts'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../platform/me.ts'
import { formatDay } from '../../ui/format-day.ts'
import { linkClass } from '../../ui/link-class.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { usePolicyVersionWords } from './words.ts'

interface PolicyVersionProps {
  isDraft: boolean
  pricedWith: PricedWith
}

/** Since when the policy held and who changed it, when it was frozen, and whether it is another today. */
export function PolicyVersionText({ isDraft, pricedWith }: PolicyVersionProps) {
  const t = usePolicyVersionWords()
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium">{t(($) => $.title)}</p>
      <Beginning isDraft={isDraft} pricedWith={pricedWith} />
      {pricedWith.isDetached && <p className="text-muted">{t(($) => $.detached)}</p>}
      {isDraft ? (
        <p className="text-muted">{t(($) => $.today)}</p>
      ) : (
        <Freezing pricedWith={pricedWith} />
      )}
    </div>
  )
}

function Beginning({ isDraft, pricedWith }: PolicyVersionProps) {
  const t = usePolicyVersionWords()
  const momentOf = useMoment()
  const { origin, since, changedBy, changedFor } = pricedWith
  if (origin === 'default') {
    return <p>{isDraft ? t(($) => $.draftDefault) : t(($) => $.default)}</p>
  }
  if (origin === null || since === null) {
    return <p>{isDraft ? t(($) => $.draftUnknown) : t(($) => $.unknown)}</p>
  }
  return (
    <p>
      {t(($) => $.changed, momentOf(since))}
      {changedBy !== null && (
        <>
          {' '}
          {changedFor === null
            ? t(($) => $.by, { name: changedBy.name })
            : t(($) => $.byFor, { name: changedBy.name, person: changedFor.name })}
        </>
      )}
    </p>
  )
}

function Freezing({
  pricedWith: { frozenAt, hasChangedSince },
}: Pick<PolicyVersionProps, 'pricedWith'>) {
  const t = usePolicyVersionWords()
  const momentOf = useMoment()
  const readsHistory = useCan('settings.readHistory').allowed
  return (
    <>
      <p className="text-muted">
        {frozenAt === null ? t(($) => $.frozenSomeday) : t(($) => $.frozen, momentOf(frozenAt))}{' '}
        {hasChangedSince === false && t(($) => $.same)}
      </p>
      {hasChangedSince === true && <p>{t(($) => $.moved)}</p>}
      {hasChangedSince !== false && readsHistory && (
        <Link
          to="/settings/remuneration"
          hash="history"
          data-print="hide"
          className={linkClass('text', 'self-start')}
        >
          {t(($) => $.history)}
        </Link>
      )}
    </>
  )
}

/** A moment in the words of the screen, by the clock of Paris. */
function useMoment() {
  const { locale } = useUiWords()
  return (at: string) => {
    const { date, time } = localOf(instant(at))
    return { day: formatDay(date, locale, 'medium'), time }
  }
}
