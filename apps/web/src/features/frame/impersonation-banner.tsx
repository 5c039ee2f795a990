import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { type Instant, localInParis } from '@renfort/domain/kernel/calendar.ts'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import { useEffect, useEffectEvent } from 'react'
import { useLeaveActing } from '../../platform/company-switch.ts'
import { useMe } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { storage } from '../../platform/storage.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { useFrameWords } from './words.ts'

/** Says on every screen for which user internal staff act; it cannot be closed. */
export function ImpersonationBanner() {
  const { actingUntil } = useMe()
  if (storage.read('logasId') === null || actingUntil === null) return null
  return <ActingBanner until={actingUntil as Instant} />
}

function ActingBanner({ until }: { until: Instant }) {
  const t = useFrameWords()
  const me = useMe()
  const leave = useLeaveActing()
  const toast = useToast()
  const { now } = useProductClock()
  const remaining = useEffectEvent(() => Date.parse(until) - Date.parse(now()))
  const onOver = useEffectEvent(() => {
    toast.warning(t(($) => $.acting.over))
    leave()
  })
  useEffect(() => {
    const timer = window.setTimeout(() => onOver(), remaining())
    return () => window.clearTimeout(timer)
  }, [until])
  const company = me.organisation?.name ?? me.group?.name ?? shownEmail(me.email)
  return (
    <section
      aria-label={t(($) => $.acting.label)}
      data-acting-bar
      className="sticky top-0 z-40 flex h-(--acting-bar) items-center gap-3 border-b border-accent bg-accent px-4 text-on-accent md:px-8 narrow:gap-2 narrow:px-3"
    >
      <UserRoundCog aria-hidden size={20} className="shrink-0 narrow:hidden" />
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 leading-tight">
        <span className="truncate font-semibold narrow:text-sm">
          {t(($) => $.acting.person, { name: fullName(me) })}
        </span>
        <span className="truncate text-sm">
          {t(($) => $.acting.until, { company, time: localInParis(until).time })}
        </span>
      </p>
      <Button size="small" aria-label={t(($) => $.acting.leaveLong)} onPress={leave}>
        {t(($) => $.acting.leave)}
      </Button>
    </section>
  )
}
