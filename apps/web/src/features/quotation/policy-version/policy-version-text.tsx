import type { PricedWith } from '@renfort/contract/remuneration-policy.ts'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../platform/me.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { momentParts } from '../../../ui/moment-parts.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { usePolicyVersionWords } from './words.ts'

interface PolicyVersionProps {
  isDraft: boolean
  pricedWith: PricedWith
}

/**
 * Since when the policy is in force and who changed it, when the mission froze it, and whether the policy is another
 * today.
 */
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
  const { locale } = useUiWords()
  const { origin, since, changedBy, changedFor } = pricedWith
  if (origin === 'default') {
    return <p>{isDraft ? t(($) => $.draftDefault) : t(($) => $.default)}</p>
  }
  if (origin === null || since === null) {
    return <p>{isDraft ? t(($) => $.draftUnknown) : t(($) => $.unknown)}</p>
  }
  return (
    <p>
      {t(($) => $.changed, momentParts(since, locale, 'medium'))}
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
  const { locale } = useUiWords()
  const readsHistory = useCan('settings.readHistory').allowed
  return (
    <>
      <p className="text-muted">
        {frozenAt === null
          ? t(($) => $.frozenSomeday)
          : t(($) => $.frozen, momentParts(frozenAt, locale, 'medium'))}{' '}
        {hasChangedSince === false && t(($) => $.same)}
      </p>
      {hasChangedSince === true && <p>{t(($) => $.moved)}</p>}
      {hasChangedSince !== false && readsHistory && (
        <Link
          to={screenPaths.remuneration}
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
